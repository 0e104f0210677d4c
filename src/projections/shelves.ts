import type { Rulebooks } from '../engine/game/rulebook.js';
import type { SiegeBooks } from './projected-siege.js';

/** The rulebooks by which logs are folded: those of games on a board, and those of sieges. */
export interface Shelves {
  readonly games: Rulebooks;
  readonly sieges: SiegeBooks;
}
