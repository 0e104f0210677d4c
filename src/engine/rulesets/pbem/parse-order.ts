import { readersOf } from '../../game/define/order.js';
import { orderIn } from '../../game/form.js';
import type { Ruled } from '../../game/refusal.js';
import { ORDERS, type Order } from './core/orders.js';

const READERS = readersOf(ORDERS);

/**
 * Reads an order that came from outside. Only the form is checked here; whether units and hexes exist is `decide`'s
 * matter.
 */
export function parseOrder(raw: unknown): Ruled<Order> {
  return orderIn(raw, READERS) as Ruled<Order>;
}
