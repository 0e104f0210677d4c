import type { HexsideType, TerrainType } from './terrain.js';

/**
 * A board as it is written down (content/boards/*.yaml, schema in content/schemas): terrain by hex, features by
 * hexside. Everything that is not named is the default terrain and a plain hexside.
 */
export interface BoardDocument {
  /** Short name, prefix of its hexes: `Vil` (pbem:3.5b). */
  readonly id: string;
  readonly title: string;
  /** Number of columns; column 1 is A. Even columns are shifted up by half a hex (one row more, half-hexes at the ends). */
  readonly columns: number;
  /** Number of rows of the odd columns. */
  readonly rows: number;
  readonly terrain: Partial<Readonly<Record<TerrainType, readonly string[]>>>;
  readonly hexsides: Partial<Readonly<Record<HexsideType, readonly string[]>>>;
  /** Hexes by height in stairs above ground; hexes that are not named lie at 0. */
  readonly elevation: Readonly<Record<string, readonly string[]>>;
}

/** How the second of two boards lies against the first (pbem:23.11). */
export interface BoardJoin {
  readonly board: string;
  readonly side: 'north' | 'east' | 'south' | 'west';
  readonly to: string;
  /** Shift along the edge, in columns (north, south) or rows (east, west); 0: corner to corner. */
  readonly shift: number;
  /** The joined board is turned half round. */
  readonly turned: boolean;
}
