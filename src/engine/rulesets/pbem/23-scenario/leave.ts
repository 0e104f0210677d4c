import type { LegalOrder } from '../../../game/ruleset.js';
import { leftBehind } from '../11-melee/melee.js';
import { letGo } from '../13-animals/let-go.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { exitPrice, mayLeaveFrom, whyNotLeave } from '../07-movement/exits.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Leave } from '../core/orders/movement-orders.js';

/**
 * Leaving the map for good where the scenario lets the side do so (pbem:23.14): 1 MP for each hex that the unit stands
 * on, for it is onboard until the last of it has left (pbem:3.1b). A rider may let the head of his horse leave first,
 * and the rest in a later order or turn. In melee the first hex that he leaves is his withdrawal (pbem:11.41a): nobody
 * off the map is ADJACENT to anybody (pbem:3.4e). What he carries goes along, animals that he leads stay.
 */
export const LEAVE: OrderRule<Leave> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order) {
    const { unit: id } = order;
    const unit = course.position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const barred = whyNotLeave(course.position, unit, order);
    if (barred) return barred;
    const mp = exitPrice(unit, order);
    letGo(course, id, 'pbem:13.7q');
    if (!order.headFirst) {
      course.emit({ type: 'UnitLeft', data: { unit: id, from: unit.hexes, mp, rule: 'pbem:3.1b' } });
      breakMelee(course, id, 'pbem:11.41b');
      return null;
    }
    const rear = unit.hexes.slice(1);
    const parted = leftBehind(course.position, unit, rear);
    course.emit({ type: 'HeadLeft', data: { unit: id, hexes: rear, mp, rule: 'pbem:3.1b' } });
    if (parted.length > 0) breakMelee(course, id, 'pbem:11.41b', parted);
    if (isInMelee(course.position, id)) course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:11.41c' } });
    return null;
  },
  list(position, _side, unit) {
    // Hardly any unit stands at an exit, which is known soonest.
    if (!mayLeaveFrom(position, unit)) return [];
    const whole: LegalOrder<Leave> = {
      order: { type: 'Leave', unit: unit.id },
      mp: unit.hexes.length,
      summary: 'leave the map',
    };
    const head: LegalOrder<Leave> = {
      order: { type: 'Leave', unit: unit.id, headFirst: true },
      mp: 1,
      summary: 'leave the map with the head of the horse',
    };
    return [whole, head].filter(({ order }) => !whyNotLeave(position, unit, order));
  },
};
