import type { Cell } from '../hex/lattice.js';
import type { DirectionIndex } from '../hex/direction.js';
import type { HexsideType, TerrainType } from './terrain.js';

/**
 * A hex as the game writes it (pbem:3.5b): its label, with the board's short name in front if the game has several
 * boards (`L10`, `VilL10`).
 */
export type HexName = string;

/** One hex of the field, with everything about it that never changes. */
export interface FieldHex {
  readonly name: HexName;
  readonly cell: Cell;
  readonly terrain: TerrainType;
  /** Height in stairs above ground level. */
  readonly elevation: number;
  /** The hexside in each direction (n, ne, se, s, sw, nw). */
  readonly sides: readonly HexsideType[];
  /** The neighbour in each direction; null beyond the edge of the field. */
  readonly neighbours: readonly (FieldHex | null)[];
}

/** All boards of a game, joined to one map. */
export interface Field {
  /** Every hex, sorted by board, column and row. */
  readonly hexes: readonly FieldHex[];
  /** The hex of that name (with or without the board's short name, if there is one board); undefined if there is none. */
  hex(name: HexName): FieldHex | undefined;
}

/** The direction from a hex to a neighbour of the field, or null if the two share no hexside. */
export function directionBetween(from: FieldHex, to: FieldHex): DirectionIndex | null {
  const index = from.neighbours.indexOf(to);
  return index < 0 ? null : (index as DirectionIndex);
}
