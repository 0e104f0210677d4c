import type { Dice } from '../engine/dice/dice.js';
import { wordsIn, type DiceCourse } from '../engine/game/dice-course.js';
import { whyNotBegun } from '../engine/game/dice-talk.js';
import type { DiceOpened } from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameState } from '../engine/game/game.js';
import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import { CHAIN_TURNS, hashOfOrder, keyOfHidden, keyOfTurn } from '../ledger/proof/dice.js';
import { CommittedDice } from './committed-dice.js';
import type { DiceVault } from './dice-vault.js';
import type { LoadedGame } from './loaded-game.js';

/**
 * The dice of an order that a seat is about to give, derived from the secrets of its turn; or why no order can be given
 * yet, or any more. Throws DiceSecretsLost.
 */
export async function diceOfOrder(
  vault: DiceVault,
  { id, book, position }: LoadedGame,
  course: DiceCourse,
  seat: SeatId,
  order: unknown,
): Promise<Ruled<() => Dice>> {
  const { veil } = book.ruleset;
  const { terms, turn, orders } = course;
  const waiting = whyNotBegun(course, book.ruleset.seats(position));
  if (waiting) return refused(waiting);
  const secrets = await vault.open(id, terms, turn);
  if (!secrets) {
    const because = `the dice of this game are committed for ${CHAIN_TURNS} turns, and those are over`;
    return refused({ code: 'diceMissing', rule: null, because });
  }
  const words = wordsIn(course);
  const keys = {
    ofTurn: () => keyOfTurn(secrets.secret, id, turn, words),
    ofHidden: () => keyOfHidden(secrets.hidden, id, words),
  };
  const told = veil?.hidesOrder(order) ? null : order;
  const hash = (): string => hashOfOrder({ game: id, turn, number: orders + 1, seat, order: told });
  return allowed(() => new CommittedDice(keys, hash, (request) => veil?.hidesDie(request) === true));
}

/**
 * The secrets that are open after an order's own events: those of the turns that they end, and if the game is over,
 * that of the turn under way and that of hidden dice. Throws DiceSecretsLost.
 */
export async function openings(
  vault: DiceVault,
  { id, book }: LoadedGame,
  { terms, turn }: DiceCourse,
  events: readonly GameEvent[],
  after: GameState,
): Promise<readonly DiceOpened[]> {
  const ends = events.filter((event) => book.ruleset.frame.turnEnd(event)).length;
  const isOver = after.outcome !== null;
  const opened: DiceOpened[] = [];
  for (let index = 0; index < (isOver ? ends + 1 : ends); index += 1) {
    const secrets = await vault.open(id, terms, turn + index);
    if (!secrets) break;
    const { secret, hidden } = secrets;
    const last = isOver && index === ends;
    opened.push({
      type: 'DiceOpened',
      data: { turn: turn + index, secret, ...(last ? { hiddenSecret: hidden } : {}) },
    });
  }
  return opened;
}
