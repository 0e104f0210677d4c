import { ListedDice, type Dice } from '../engine/dice/dice.js';
import { act } from '../engine/game/act.js';
import type { GameEvent } from '../engine/game/event.js';
import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import type { GameState } from '../engine/game/game.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { Decided } from '../engine/game/ruleset.js';
import type { SeatId } from '../engine/position/seat.js';
import type { DiceChoice } from './contract.js';

/**
 * Decides an order with the dice that were chosen for it. Reported dice need the game's option, and all of them must
 * be used (pbem:1.3b); `rolled` makes the server's dice.
 */
export function decideWithDice(
  book: AnyRulebook,
  position: GameState,
  seat: SeatId,
  order: unknown,
  choice: DiceChoice,
  rolled: () => Dice,
): Decided<GameEvent, GameState> {
  if (choice.kind === 'server') return act(book.ruleset, position, seat, order, rolled());
  const reported = reportedDice(book, position, choice.values);
  if (!reported.ok) return reported;
  const decided = act(book.ruleset, position, seat, order, reported.value);
  const left = reported.value.remaining.length;
  if (!decided.ok || left === 0) return decided;
  const because = `${left} of ${choice.values.length} reported dice are not asked for`;
  return refused({ code: 'diceWrong', rule: book.reportedDice?.rule ?? null, because });
}

function reportedDice(book: AnyRulebook, position: GameState, values: readonly number[]): Ruled<ListedDice> {
  if (!book.reportedDice) {
    return refused({ code: 'diceWrong', rule: null, because: 'the server rolls all dice of this game' });
  }
  const { option, rule } = book.reportedDice;
  if (position.options[option] === true) return allowed(new ListedDice(values, 'reported'));
  const because = `this game is played without the option ${option}: the server rolls all dice`;
  return refused({ code: 'diceWrong', rule, because, subject: option });
}
