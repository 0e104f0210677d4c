import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { whyNotHold, leaderOf, ledBy } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
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

/** The leader whose lead ends if this unit wants it to end, or null. */
export function leaderFor(position: Position, id: UnitId): UnitId | null {
  return ledBy(position, id) === null ? (leaderOf(position, id)?.id ?? null) : id;
}
