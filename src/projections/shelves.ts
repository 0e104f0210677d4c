import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { SiegeBooks } from './projected-siege.js';

/** The rulebooks by which logs are folded: those of games, and those of sieges. */
export interface Shelves {
  readonly games: AnyRulebooks;
  readonly sieges: SiegeBooks;
}
