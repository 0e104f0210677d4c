import type { CaseEntry } from './case.js';
import type { RefusedOrder, StatedOrder } from './refused-order.js';

/** Whether an entry of a case is an order, and not what is looked at, said or recorded between orders. */
export function isGivenOrder(entry: CaseEntry): entry is string | StatedOrder | RefusedOrder {
  return typeof entry === 'string' || 'order' in entry;
}
