import { refused, type Ruled } from '../engine/game/refusal.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { SubmitOrder } from './contract.js';

/** The order that a seat sent, as JSON or in written notation; only its form is checked. */
export function readOrder(book: AnyRulebook, seat: SeatId, order: SubmitOrder['order']): Ruled<unknown> {
  if (order.kind === 'json') return book.ruleset.parseOrder(order.value);
  const read = book.readOrder(order.text);
  if (!read.ok) return read;
  if (read.value.side !== null && ![seat, sideOfSeat(seat)].includes(read.value.side)) {
    return refused({
      code: 'notYourUnit',
      rule: null,
      because: `this is the seat of ${seat}`,
      subject: read.value.side,
    });
  }
  return book.ruleset.parseOrder(read.value.order);
}
