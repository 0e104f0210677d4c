import type { DiceTerms } from './dice-told.js';
import type { EventOf, GameEvent } from './event.js';
import type { Setup } from './setup.js';

/**
 * First event of every game, in every ruleset. It holds everything that the game needs, boards included, so that a
 * log proves itself without this installation's content.
 */
export type GameSetUp = EventOf<
  'GameSetUp',
  {
    readonly ruleset: { readonly id: string; readonly version: number };
    readonly setup: Setup;
    /** Absent: the server rolls the dice and is bound to nothing. */
    readonly dice?: DiceTerms;
  }
>;

export function isSetUp(event: GameEvent): event is GameSetUp {
  return event.type === 'GameSetUp';
}
