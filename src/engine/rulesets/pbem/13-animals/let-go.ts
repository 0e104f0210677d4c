import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { LetGo } from '../core/orders/animal-orders.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import { letGo } from './end-lead.js';
import { leaderOf, ledBy } from '../core/animals/leads.js';

/**
 * Lets go of what one leads, or of the hand that leads one's own horse, at any moment and for nothing (pbem:13.7u,
 * 13.7w).
 */
export const LET_GO: OrderRule<LetGo> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:13.7u',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit }) {
    const leader = leaderFor(course.position, unit);
    if (leader === null) {
      const because = `${unit} neither leads nor is led`;
      return { code: 'illegal', rule: 'pbem:13.7u', because, subject: unit };
    }
    letGo(course, leader, leader === unit ? 'pbem:13.7u' : 'pbem:13.7w');
    return null;
  },
  list(position, _side, { id }) {
    const leader = leaderFor(position, id);
    if (leader === null) return [];
    const summary =
      leader === id ? `${id} lets go of ${ledBy(position, id) ?? ''}` : `${id} is led by ${leader} no more`;
    return [{ order: { type: 'LetGo', unit: id }, mp: 0, summary }];
  },
};

/** The leader whose lead ends if this unit wants it to end, or null. */
function leaderFor(position: Position, id: UnitId): UnitId | null {
  return ledBy(position, id) === null ? (leaderOf(position, id)?.id ?? null) : id;
}
