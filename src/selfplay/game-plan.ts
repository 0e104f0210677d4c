import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';

/** Where games are played: behind the application's door on a ledger, or with the rules alone. */
export const TABLES = ['door', 'engine'] as const;
export type TableKind = (typeof TABLES)[number];

/** One game that is to be played; everything that decides how it goes. */
export interface GamePlan {
  readonly scenario: string;
  readonly setup: Setup;
  readonly book: Rulebook;
  readonly seed: number;
  /** Names of players, dealt round the seats by the seed. */
  readonly players: readonly string[];
  readonly table: TableKind;
  /** The folder into which the export of the game is written when it has ended without a fault; absent: nowhere. */
  readonly record?: string;
}
