import type { HexName } from '../board/field.js';

/** A treasure that nobody has found yet (pbem:18.4c). */
export interface Buried {
  /** Everybody knows that it lies in one of these hexes. */
  readonly among: readonly HexName[];
  /** The hex in which it lies, which no player may know; absent: it has not been drawn yet. */
  readonly hex?: HexName;
}
