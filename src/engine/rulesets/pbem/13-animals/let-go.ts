import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { whyNotHold, leaderOf, ledBy } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { LetGo } from '../core/orders/animal-orders.js';
import type { Mishap } from '../core/results/mishap.js';

/** A leader lets go of the animal or rider that he leads, if there is one; `rule` is the reason. */
export function letGo(course: Course<PbemEvent>, leader: UnitId, rule: string): void {
  const led = ledBy(course.position, leader);
  if (led !== null) course.emit({ type: 'LeadEnded', data: { unit: leader, led, rule } });
}

/** The leader of a unit, or of the string that it belongs to, lets go of it. */
export function breakAway(course: Course<PbemEvent>, led: UnitId, rule: string): void {
  const leader = leaderOf(course.position, led);
  if (leader) letGo(course, leader.id, rule);
}

/**
 * A leader lets go after any mishap except a wound (pbem:13.7v). The leader of a rider lets go when the rider is thrown
 * off or driven away.
 */
export function letGoInMishap(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  if (mishap === 'wounded') return;
  letGo(course, unit, 'pbem:13.7v');
  breakAway(course, unit, 'pbem:10.28b');
}

/** Ends every lead whose conditions no longer hold, whatever has parted the leader from the led unit (pbem:13.7q). */
export function endLostLeads(course: Course<PbemEvent>): void {
  for (const { leader, led } of course.position.leads ?? []) {
    const { units } = course.position;
    const [one, other] = [units[leader], units[led]];
    if (!one || !other) continue;
    const refusal = whyNotHold(course.position, one, other);
    if (refusal) letGo(course, leader, refusal.rule ?? 'pbem:13.7q');
  }
}

/**
 * Lets go of what one leads, or of the hand that leads one's own horse, at any moment and for nothing (pbem:13.7u,
 * 13.7w). As with a thing that is put down this takes no time: nobody's move ends by it, and an offer to advance waits.
 */
export const LET_GO: OrderRule<LetGo> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:13.7u',
  near: true,
  takesNoTime: true,
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
