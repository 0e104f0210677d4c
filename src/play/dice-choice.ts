import { ListedDice, type Dice } from '../engine/dice/dice.js';
import { actAsKept } from '../engine/game/act.js';
import { DECLINING_RULE } from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Statement } from '../engine/game/honour/statement.js';
import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import type { GameState } from '../engine/game/game.js';
import type { Decided } from '../engine/game/ruleset.js';
import type { SeatId } from '../engine/position/seat.js';
import type { DiceChoice } from './commands.js';
import type { LoadedGame } from './loaded-game.js';

/**
 * Decides an order with the dice that were chosen for it. Reported dice need the game's option and its mode, and all of
 * them must be used (pbem:1.3b); `served` makes the server's dice.
 */
export function decideWithDice(
  game: LoadedGame,
  seat: SeatId,
  order: unknown,
  choice: DiceChoice,
  served: () => Dice,
  stated: Statement | null,
): Decided<GameEvent, GameState> {
  const { book, position } = game;
  if (choice.kind === 'server') return actAsKept(book.ruleset, position, seat, order, served(), stated);
  const reported = reportedDice(game, choice.values);
  if (!reported.ok) return reported;
  const decided = actAsKept(book.ruleset, position, seat, order, reported.value, stated);
  const left = reported.value.remaining.length;
  if (!decided.ok || left === 0) return decided;
  const because = `${left} of ${choice.values.length} reported dice are not asked for`;
  return refused({ code: 'diceWrong', rule: book.reportedDice?.rule ?? null, because });
}

function reportedDice({ book, position, dice }: LoadedGame, values: readonly number[]): Ruled<ListedDice> {
  if (!book.reportedDice) {
    return refused({ code: 'diceWrong', rule: null, because: 'the server rolls all dice of this game' });
  }
  const { option, rule } = book.reportedDice;
  if (position.options[option] !== true) {
    const because = `this game is played without the option ${option}: the server rolls all dice`;
    return refused({ code: 'diceWrong', rule, because, subject: option });
  }
  if (dice?.mode === 'committed') {
    const because = 'the dice of this game are committed, which was agreed before it began: nobody reports any';
    return refused({ code: 'diceWrong', rule: DECLINING_RULE, because });
  }
  return allowed(new ListedDice(values, 'reported'));
}
