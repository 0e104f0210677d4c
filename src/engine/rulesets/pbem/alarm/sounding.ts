import type { Course } from '../../../game/course.js';
import { isActive, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import { raise } from '../turn/pending.js';
import { becomeAware } from './awareness.js';
import { hearersOf } from './hearing.js';

/**
 * The end of a player turn of either side (pbem:12.7c, 12.7e): those whom an alarm had reached pass it on without being
 * told to; those who noticed an enemy by themselves may raise it, which their side decides, where anybody would hear it.
 */
export function soundAlarms(course: Course<PbemEvent>): void {
  const { turn, sides } = course.position;
  raiseAlarm(
    course,
    idsOf(course, (unit) => unit.acts.alerted === true && unit.side === turn.side),
    'pbem:12.7e',
  );
  for (const side of sides) {
    const units = idsOf(course, (unit) => unit.acts.noticed === true && unit.side === side);
    if (units.length > 0) raise(course, 'RaiseAlarm', side, 'pbem:12.7c', { units });
  }
}

/** Active units for which it holds and whom somebody would hear, sorted. */
function idsOf({ position }: Course<PbemEvent>, holds: (unit: Unit) => boolean): readonly UnitId[] {
  return Object.values(position.units)
    .filter((unit) => isActive(unit) && holds(unit) && hearersOf(position, unit).length > 0)
    .map(({ id }) => id)
    .sort();
}

/** Lets all hear who are in earshot of one of these; tells nothing without a raiser. */
export function raiseAlarm(course: Course<PbemEvent>, units: readonly UnitId[], rule: string): void {
  const { position } = course;
  const raisers = units.flatMap((id) => position.units[id] ?? []);
  const hearers = [...new Set(raisers.flatMap((raiser) => hearersOf(position, raiser)))].sort();
  if (raisers.length > 0) course.emit({ type: 'AlarmRaised', data: { units, hearers, rule } });
}

/** Those who have heard an alarm are aware when their player turn begins (pbem:12.7c). */
export function heedAlarms(course: Course<PbemEvent>): void {
  const { units, turn } = course.position;
  const alerted = Object.values(units).filter((unit) => unit.hears && unit.side === turn.side);
  becomeAware(course, alerted.map(({ id }) => id).sort(), 'alarm');
}
