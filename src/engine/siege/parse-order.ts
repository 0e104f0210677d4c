import { readersOf } from '../game/define/order.js';
import { orderIn } from '../game/form.js';
import type { Ruled } from '../game/refusal.js';
import { SIEGE_ORDERS, type SiegeOrder } from './orders.js';

const READERS = readersOf(SIEGE_ORDERS);

/**
 * Reads an order that came from outside or out of a log; only its form is checked. Unknown members are refused. That a
 * report is no order of a side is for `decideSiege` to say.
 */
export function parseSiegeOrder(raw: unknown): Ruled<SiegeOrder> {
  return orderIn(raw, READERS) as Ruled<SiegeOrder>;
}
