import type { OrderRule } from '../core/order-rule.js';
import type { Order } from '../core/orders.js';
import { ORDER_RULES } from './order-rules.js';

/** These leave a retreat open or ask for it: they are no order to a unit. */
const ABOUT_RETREATS: readonly Order['type'][] = ['Waive', 'Demand'];

/**
 * Whether an order of the side in turn builds on the position that the other side left. Answers to decisions, standing
 * orders, messages and orders about open retreats do not (pbem:1.4a).
 */
export function buildsOn(order: Order): boolean {
  const { when } = ORDER_RULES[order.type] as OrderRule<Order>;
  return !('decision' in when || 'anytime' in when) && !ABOUT_RETREATS.includes(order.type);
}

/** Whether an order answers a decision that somebody owes. */
export function answers(order: Order): boolean {
  return 'decision' in (ORDER_RULES[order.type] as OrderRule<Order>).when;
}
