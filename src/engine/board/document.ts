import type { Grid } from '../hex/grid.js';
import type { Join } from '../hex/join.js';
import type { HexFeature, HexsideType, TerrainType } from './terrain.js';

/**
 * Hexes of one board: labels (`L10`) and blocks (`B2..D5`: rows 2 to 5 of columns B to D), without the board's name.
 */
export type HexList = readonly string[];

/**
 * A board as it is written down (content/boards/*.yaml, schema in content/schemas): terrain by hex, features by
 * hexside. Everything that is not named is flat ground, a plain hexside, at ground level.
 */
export interface BoardDocument extends Grid {
  /** Short name, prefix of its hexes: `Vil` (pbem:3.5b). */
  readonly id: string;
  readonly title: string;
  readonly terrain: Partial<Readonly<Record<TerrainType, HexList>>>;
  /** Areas with a building wall all round, except towards door hexes and where `hexsides` says otherwise. */
  readonly walls?: readonly HexList[];
  /** `S6/T6`. The two hexes of a slope lip are written upper hex first: `U6/V7` (pbem:16.21). */
  readonly hexsides: Partial<Readonly<Record<HexsideType, readonly string[]>>>;
  /**
   * Terrain of the lower location of hexes that have two (pbem:3.3b), where it differs from the terrain that bridges,
   * drawbridges and gates have under them anyway: a secret passage under a wood, a dungeon, a ditch under a bridge.
   */
  readonly under?: Partial<Readonly<Record<TerrainType, HexList>>>;
  readonly features?: Partial<Readonly<Record<HexFeature, HexList>>>;
  /**
   * Hexes by their man-made height in stairs above ground (pbem:5.3d); hexes that are not named lie at 0. Stairs have
   * the height of their foot, a gate that of its rampart. The height of a slope is not written here: crossing its lip
   * gains it (pbem:5.3e), and a moat has its lip by itself.
   */
  readonly elevation: Readonly<Record<string, HexList>>;
  /**
   * Lines along which rivers flow (pbem:17.13a), hex by hex downstream, through stepping stones and under bridges; the
   * line may end with the direction in which the river leaves the board. Hexes on several lines flow on to several.
   */
  readonly flow?: readonly (readonly string[])[];
  /**
   * Roads and paths, for the eye only: no rule knows of them. Each leads straight from place to place, a hex (`N9`) or
   * the middle of a hexside (`A8/A9`).
   */
  readonly roads?: readonly (readonly string[])[];
}

/** `board` lies at the `side` of `to` (pbem:23.11); see `placementAgainst` for shift and meshing. */
export interface BoardJoin extends Join {
  readonly board: string;
  readonly to: string;
}
