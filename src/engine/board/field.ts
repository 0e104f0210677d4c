import type { Cell } from '../hex/lattice.js';
import type { DirectionIndex } from '../hex/direction.js';
import type { HexFeature, HexsideType, TerrainType } from './terrain.js';

/**
 * A hex as the game writes it (pbem:3.5b): its label, with the board's short name in front if the game has several
 * boards (`L10`, `VilL10`).
 */
export type HexName = string;

/** What crossing a hexside does to the height of a man: one stair up a slope lip, one down, or nothing. */
export type Rise = -1 | 0 | 1;

/** One hex of the field, with everything about it that never changes. */
export interface FieldHex {
  /** Its place in `field.hexes`. */
  readonly index: number;
  readonly name: HexName;
  /** All names: a hex of two half-hexes has one of each board (pbem:3.2), `name` is the first. */
  readonly names: readonly HexName[];
  readonly cell: Cell;
  /** The terrain; of a hex of two half-hexes that of the first board. */
  readonly terrain: TerrainType;
  /** The terrain of each half, if they differ: movement takes the harder, cover the better, combat the worse (pbem:3.2). */
  readonly terrains: readonly TerrainType[];
  readonly features: readonly HexFeature[];
  /** Man-made height in stairs above ground level (pbem:5.3d); slopes are in `rises`. */
  readonly elevation: number;
  /** The hexside in each direction (n, ne, se, s, sw, nw). */
  readonly sides: readonly HexsideType[];
  /** What crossing each hexside from here gains: +1 up a slope lip, -1 down (pbem:5.3e). */
  readonly rises: readonly Rise[];
  /** The neighbour in each direction; null beyond the edge of the field. */
  readonly neighbours: readonly (FieldHex | null)[];
}

/** All boards of a game, joined to one map. */
export interface Field {
  /** Every hex, sorted by board, column and row. */
  readonly hexes: readonly FieldHex[];
  /** The hex of that name (with or without the board's short name, if there is one board); undefined if there is none. */
  hex(name: HexName): FieldHex | undefined;
  /** The hex at a place of the common lattice; undefined off the map. */
  hexAt(cell: Cell): FieldHex | undefined;
}

/** The direction from a hex to a neighbour of the field, or null if the two share no hexside. */
export function directionBetween(from: FieldHex, to: FieldHex): DirectionIndex | null {
  const index = from.neighbours.indexOf(to);
  return index < 0 ? null : (index as DirectionIndex);
}
