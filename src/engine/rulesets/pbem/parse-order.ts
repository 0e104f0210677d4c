import { orderIn } from '../../game/form.js';
import type { Ruled } from '../../game/refusal.js';
import type { Order } from './core/orders.js';
import { ORDER_FORMS } from './core/orders/order-forms.js';

/** Reads an order that came from outside. Only the form is checked here; whether units and hexes exist is `decide`'s matter. */
export function parseOrder(raw: unknown): Ruled<Order> {
  return orderIn(raw, ORDER_FORMS) as Ruled<Order>;
}
