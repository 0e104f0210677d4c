import { defineEvent, type EventIn } from './define/event.js';
import { elsewhere, int, text } from './define/form.js';
import { record } from './define/record.js';
import { DICE_MEMBER } from './dice-told.js';
import type { GameEvent } from './event.js';
import type { Setup } from './setup.js';

export const GAME_SET_UP = defineEvent(
  'First event of every game, in every ruleset. It holds everything that the game needs, boards included, so that a ' +
    "log proves itself without this installation's content.",
  {
    ruleset: record({ id: text, version: int }),
    setup: elsewhere<Setup>('Setup', 'The set-up of the game.'),
    dice: DICE_MEMBER,
  },
);
export type GameSetUp = EventIn<{ readonly GameSetUp: typeof GAME_SET_UP }>;

/** Whether an event is the set-up of a game: the first one of its log. */
export function isSetUp(event: GameEvent): event is GameSetUp {
  return event.type === 'GameSetUp';
}
