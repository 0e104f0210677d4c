import { NO_DICE } from '../engine/dice/dice.js';
import { act } from '../engine/game/act.js';
import { allowed, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { AnyRulebook, WrittenOrder } from '../engine/game/rulebook.js';
import { whyMisstated } from '../engine/game/stated-mp.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { SubmitOrder } from './commands.js';
import type { LoadedGame } from './loaded-game.js';

/** An order that a seat sent; `written` null: as JSON. */
export interface SentOrder {
  readonly order: unknown;
  readonly written: WrittenOrder | null;
}

/** The order that a seat sent, as JSON or in written notation; only its form is checked. */
export function readOrder(book: AnyRulebook, seat: SeatId, order: SubmitOrder['order']): Ruled<SentOrder> {
  if (order.kind === 'json') return sent(book.ruleset.parseOrder(order.value), null);
  const read = book.readOrder(order.text);
  return read.ok ? writtenOrder(book, seat, read.value) : read;
}

/** A written order that a seat sent. It is refused if its line names another seat, or if it has no form. */
export function writtenOrder({ ruleset }: AnyRulebook, seat: SeatId, written: WrittenOrder): Ruled<SentOrder> {
  const { side, order } = written;
  if (side !== null && ![seat, sideOfSeat(seat)].includes(side)) {
    return refused({ code: 'notYourUnit', rule: null, because: `this is the seat of ${seat}`, subject: side });
  }
  return sent(ruleset.parseOrder(order), written);
}

/**
 * Why the numbers of MP in a written order are wrong; null: they are right, or the order has none. The prices are those
 * that the seat can know: without dice, and in the position as the seat sees it. If they were those of the order
 * itself, a wrong number would show what the order would find, before it is given.
 */
export function whyNumbersWrong(
  { book: { ruleset }, position }: Pick<LoadedGame, 'book' | 'position'>,
  seat: SeatId,
  { order, written }: SentOrder,
): Refusal | null {
  if (!written?.notes?.length || ruleset.honour?.isKept(position)) return null;
  const seen = ruleset.veil?.position(position, seat) ?? position;
  const decided = act(ruleset, seen, seat, order, NO_DICE);
  return decided.ok ? whyMisstated(written, decided.events) : null;
}

function sent(parsed: Ruled<unknown>, written: WrittenOrder | null): Ruled<SentOrder> {
  return parsed.ok ? allowed({ order: parsed.value, written }) : parsed;
}
