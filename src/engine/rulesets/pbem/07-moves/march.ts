import type { OrderRule } from '../core/order-rule.js';
import type { March } from '../core/orders/animal-orders.js';
import { listMarches } from '../13-animals/march-list.js';
import { marchOn, whyNoMarch } from './march-walk.js';

/**
 * A leader and the animals that he leads move together, hex by hex (pbem:13.7m); either may stay (13.7q). Like a move
 * it may be given in parts. Each part ends where all of the party may stop, and it halts where an enemy may try to pin
 * the leader (pbem:8.1b); the rest goes on by itself.
 */
export const MARCH: OrderRule<March> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit, path }, dice) {
    const forbidden = whyNoMarch(course.position, unit, path);
    if (!forbidden) marchOn(course, unit, path, dice);
    return forbidden;
  },
  list: (position, _side, unit) => listMarches(position, unit),
};
