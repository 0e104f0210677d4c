import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { leaderFor, letGo } from '../13-animals/let-go.js';
import { ledBy } from '../core/animals/leads.js';
import { chargesOfGuard, type Captive } from '../core/captives/captive.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { LetGo } from '../core/orders/animal-orders.js';
import { letChargesGo } from './guarding.js';

/**
 * Lets go of what one leads, of the hand that leads one's own horse, or of the prisoners whom one guards, at any moment
 * and for nothing (pbem:13.7u, 13.7w, ruling of 22.7l). As with a thing that is put down this takes no time: nobody's
 * move ends by it, and an offer to advance waits.
 */
export const LET_GO: OrderRule<LetGo> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:13.7u',
  near: true,
  takesNoTime: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit }) {
    const leader = leaderFor(course.position, unit);
    if (leader !== null) {
      letGo(course, leader, leader === unit ? 'pbem:13.7u' : 'pbem:13.7w');
    } else if (chargesOf(course.position, unit).length > 0) {
      letChargesGo(course, unit, 'pbem:22.7l');
    } else {
      const because = `${unit} neither leads nor is led, and guards nobody`;
      return illegal('pbem:13.7u', because, unit);
    }
    return null;
  },
  list(position, _side, { id }) {
    const summary = summaryOf(position, id);
    return summary === null ? [] : [{ order: { type: 'LetGo', unit: id }, mp: 0, summary }];
  },
};

function summaryOf(position: Position, id: UnitId): string | null {
  const leader = leaderFor(position, id);
  if (leader === id) return `${id} lets go of ${ledBy(position, id) ?? ''}`;
  if (leader !== null) return `${id} is led by ${leader} no more`;
  const charges = chargesOf(position, id);
  return charges.length === 0 ? null : `${id} guards ${charges.map((one) => one.id).join(' and ')} no more`;
}

function chargesOf(position: Position, id: UnitId): readonly Captive[] {
  const guard = position.units[id];
  return guard ? chargesOfGuard(position, guard) : [];
}
