import type { Course } from '../../../game/course.js';
import { compare, fraction, plus, type Fraction } from '../../../game/fraction.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { attackOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';

/** A shot by somebody who was hidden until this order is an ambush of him who is shot at (pbem:6.6, 22.8h). */
export function noteAmbushByFire(course: Course<PbemEvent>, firers: readonly UnitId[], target: UnitId): void {
  const lurking = firers.filter((id) => wasHidden(course, id));
  if (lurking.length > 0) tell(course, [target], lurking, 'pbem:6.6');
}

/**
 * A combat is an ambush of the defenders if more than half of the attack strength belongs to those who were hidden
 * until this order, halves by leading counted and no column shifts (pbem:9.7a, 22.8i). It changes nothing but panic
 * (pbem:9.7b).
 */
export function noteAmbush(course: Course<PbemEvent>, attackers: readonly Unit[], defenders: readonly Unit[]): void {
  const lurking = attackers.filter(({ id }) => wasHidden(course, id));
  if (lurking.length === 0) return;
  const strength = (units: readonly Unit[]): Fraction =>
    units.map((unit) => attackOf(course.position, unit)).reduce(plus, fraction(0));
  const hidden = strength(lurking);
  if (compare(plus(hidden, hidden), strength(attackers)) <= 0) return;
  tell(course, idsOf(defenders), idsOf(lurking), 'pbem:9.7a');
}

function wasHidden({ start }: Course<PbemEvent>, id: UnitId): boolean {
  return start.hidden !== undefined && Object.hasOwn(start.hidden, id);
}

function tell(course: Course<PbemEvent>, units: readonly UnitId[], attackers: readonly UnitId[], rule: string): void {
  course.emit({ type: 'UnitsAmbushed', data: { units, attackers, rule } });
}

function idsOf(units: readonly Unit[]): readonly UnitId[] {
  return units.map(({ id }) => id);
}
