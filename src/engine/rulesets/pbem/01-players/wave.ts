import { isActive } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Wave } from '../core/orders/standing-orders.js';

/** A unit waves to a friend in sight of everybody. It takes no time and changes nothing on the map. */
export const WAVE: OrderRule<Wave> = {
  when: { steps: ['movement'] },
  rule: 'pbem:1.2b',
  takesNoTime: true,
  units: ({ unit }) => [unit],
  carryOut(course, side, { unit, to }) {
    const friend = course.position.units[to];
    if (to === unit || friend?.side !== side || !isActive(friend)) {
      return { code: 'illegal', rule: 'pbem:1.2b', because: `${to} is no active friend of ${unit}`, subject: to };
    }
    course.emit({ type: 'UnitWaved', data: { unit, to, rule: 'pbem:1.2b' } });
    return null;
  },
  list: ({ units }, side, { id: unit }) =>
    Object.values(units)
      .filter((friend) => friend.side === side && friend.id !== unit && isActive(friend))
      .map(({ id: to }) => ({ order: { type: 'Wave', unit, to }, mp: null, summary: `wave to ${to}` })),
};
