import { refused, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { SeatId } from '../../../position/seat.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import { seatInPlay, whyNotGiven } from './may-order.js';
import { bookOf } from '../core/books/of.js';
import { unitsAtWork } from '../core/order-rule.js';
import { orderRuleIn } from './order-rules.js';
import type { Order } from '../core/orders.js';

/** The result of each face of the die for an order, without giving the order. */
export function preview(now: Position, seat: SeatId, order: Order): Ruled<Preview> {
  const who = seatInPlay(now, seat);
  if (!who.ok) return who;
  const { side } = who.value;
  const rule = orderRuleIn(bookOf(now), order.type);
  const position = asRevealed(now, hiddenAmong(now, side, unitsAtWork(rule, order)));
  const refusal = whyNotGiven(position, who.value, order, rule);
  if (refusal) return refused(refusal);
  if (!rule.preview) {
    return refused({ code: 'malformed', rule: null, because: `no odds are told of an order ${order.type}` });
  }
  return rule.preview(position, side, order);
}
