import { orderIn } from '../../game/form.js';
import { refused, type Ruled } from '../../game/refusal.js';
import { type Order, UNBUILT_ORDERS } from './orders.js';
import { ORDER_FORMS } from './orders/order-forms.js';

/**
 * Reads an order that came from outside. Only the form is checked here; whether units and hexes exist is `decide`'s
 * matter. One that this ruleset does not play yet names the rule that it will be played by.
 */
export function parseOrder(raw: unknown): Ruled<Order> {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  if (typeof type === 'string' && Object.hasOwn(UNBUILT_ORDERS, type)) {
    const rule = UNBUILT_ORDERS[type] ?? null;
    return refused({ code: 'notInThisRuleset', rule, because: `${type} is not yet in this ruleset`, subject: type });
  }
  return orderIn(raw, ORDER_FORMS) as Ruled<Order>;
}
