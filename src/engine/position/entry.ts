import type { HexName } from '../board/field.js';

/** From when on, and where, a unit that begins off the map may come onto it (pbem:23.16). */
export interface Entry {
  readonly gameTurn: number;
  readonly hexes: readonly HexName[];
}
