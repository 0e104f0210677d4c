import type { GameId } from './viewer.js';

/** Told what went wrong without harm to anybody's order; for logs and metrics. */
export interface Incidents {
  snapshotFailed(game: GameId, error: unknown): void;
  /** The rest of a turn message could not go on; it does when somebody looks at the game again. */
  restHeldUp(game: GameId, error: unknown): void;
}
