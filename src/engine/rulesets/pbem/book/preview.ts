import { refused, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { sideOfSeat, type SeatId } from '../../../position/seat.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import { mayOrderNow } from './may-order.js';
import type { OrderRule } from '../core/order-rule.js';
import { ORDER_RULES } from './order-rules.js';
import type { Order } from '../core/orders.js';

/** The result of each face of the die for an order, without giving the order. */
export function preview(now: Position, seat: SeatId, order: Order): Ruled<Preview> {
  const side = sideOfSeat(seat);
  const rule = ORDER_RULES[order.type] as OrderRule<Order>;
  const position = asRevealed(now, hiddenAmong(now, side, rule.units(order)));
  const refusal = mayOrderNow(position, side, order, rule);
  if (refusal) return refused(refusal);
  if (!rule.preview) {
    return refused({ code: 'malformed', rule: null, because: `no die decides an order ${order.type}` });
  }
  return rule.preview(position, side, order);
}
