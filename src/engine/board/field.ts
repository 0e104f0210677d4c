import { Known } from '../known/known.js';
import type { DirectionIndex } from '../hex/direction.js';
import { directionTo, type Cell } from '../hex/lattice.js';
import type { StructureKind } from './structure.js';
import type { HexFeature, HexsideType, TerrainType } from './terrain.js';

/**
 * A hex as the game writes it (pbem:3.5b): its label, with the board's short name in front if the game has several
 * boards (`L10`, `VilL10`). The lower location of a hex that has two is `D8/under` (pbem:3.3b).
 */
export type HexName = string;

/** The stairs that a man gains by crossing a hexside: one up a slope lip, minus one down, or none. */
export type Rise = -1 | 0 | 1;

/** How deep water is (pbem:17.1a, 17.4a). */
export type Depth = 'shallow' | 'deep' | 'bottomless';

/** One location of the field, most often a whole hex, with everything about it that never changes. */
export interface FieldHex {
  /** Its place in `field.places`. */
  readonly index: number;
  /** Id of the ruleset by which the ground is read: it tells what each terrain costs, covers and counts for. */
  readonly ruleset: string;
  readonly name: HexName;
  /** All names: a hex of two half-hexes has one of each board (pbem:3.2), `name` is the first. */
  readonly names: readonly HexName[];
  readonly cell: Cell;
  /** The terrain; of a hex of two half-hexes that of the first board. */
  readonly terrain: TerrainType;
  /**
   * The terrain of each half, if they differ: movement takes the harder, cover the better, combat the worse (pbem:3.2).
   */
  readonly terrains: readonly TerrainType[];
  readonly features: readonly HexFeature[];
  /**
   * Man-made height in stairs above ground level (pbem:5.3d), stairs have the height of their foot; slopes are in
   * `rises`.
   */
  readonly elevation: number;
  /** Man-made height in half stairs: stairs lie half-way between their foot and their head (pbem:16.115b). */
  readonly level: number;
  /** Null for what is no water. */
  readonly depth: Depth | null;
  /**
   * The hexside in each direction (n, ne, se, s, sw, nw), as drawn. Where one of the hexes beside it has two locations,
   * `sideBetween` tells what it is between two of them.
   */
  readonly sides: readonly HexsideType[];
  /**
   * The slopes gained by crossing each hexside from here to the upper location beyond: +1 up a slope lip, -1 down
   * (pbem:5.3e).
   */
  readonly rises: readonly Rise[];
  /**
   * The neighbour in each direction; null beyond the edge of the field. If that hex has two locations, this is the one
   * that can be reached from here, or the upper one if none can.
   */
  readonly neighbours: readonly (FieldHex | null)[];
  /**
   * Lower locations beside this hex that can be reached as well as the upper ones, below siege towers (pbem:19.12f);
   * absent: none.
   */
  readonly alsoBeside?: readonly FieldHex[];
  /**
   * Directions in which the water of a river flows on from here (pbem:17.13a); if there are two or more, one is taken
   * at random.
   */
  readonly flow: readonly DirectionIndex[];
  /** The location over this one, if this is the lower of two. */
  readonly above: FieldHex | null;
  /** The location under this one, if this is the upper of two. */
  readonly below: FieldHex | null;
  /** The equipment that stands in it (pbem:19.1); absent: none. */
  readonly structure?: Structure;
}

/**
 * Equipment as it stands on the map: its kind, its place as `live` names it, and the hex against which a ladder leans.
 */
export interface Structure {
  readonly kind: StructureKind;
  readonly key: string;
  /** The direction of the hex that a ladder points to; absent for everything else. */
  readonly leans?: DirectionIndex;
  /** Directions of the front hexsides of a barricade (pbem:19.16a); absent for everything else. */
  readonly front?: readonly DirectionIndex[];
  /** The terrain on which a ballista or catapult stands and that it hides; absent for everything else. */
  readonly on?: TerrainType;
}

/** All boards of a game, joined to one map. */
export interface Field {
  /** Every hex, sorted by board, column and row; of those with two locations the upper one. */
  readonly hexes: readonly FieldHex[];
  /** Every location: the hexes, then the lower locations in the same order. */
  readonly places: readonly FieldHex[];
  /**
   * The hex of that name (with or without the board's short name, if there is one board); undefined if there is none.
   */
  hex(name: HexName): FieldHex | undefined;
  /** The hex at a place of the common lattice, its upper location if it has two; undefined off the map. */
  hexAt(cell: Cell): FieldHex | undefined;
}

/** The direction from a hex to one beside it, or null if the two share no hexside. */
export function directionBetween(from: FieldHex, to: FieldHex): DirectionIndex | null {
  const index = from.neighbours.indexOf(to);
  if (index >= 0) return index as DirectionIndex;
  return hasTwoLocations(from) || hasTwoLocations(to) ? directionTo(from.cell, to.cell) : null;
}

/** All places beside a location into which one may get from there, as far as the heights of the ground go. */
export function placesRound(hex: FieldHex): readonly FieldHex[] {
  return rounds.of(hex, ({ neighbours, alsoBeside = [] }) => [
    ...neighbours.filter((beside) => beside !== null),
    ...alsoBeside,
  ]);
}

const rounds = new Known<FieldHex, readonly FieldHex[]>();

/** Whether the hex is one of two locations, one above the other. */
export function hasTwoLocations({ above, below }: FieldHex): boolean {
  return above !== null || below !== null;
}
