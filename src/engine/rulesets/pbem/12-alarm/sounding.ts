import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isActive, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { raise } from '../core/turn/pending.js';
import { becomeAware } from '../core/alarm/awareness.js';
import { hearersOf } from './hearing.js';
import { muster } from '../core/muster.js';

/**
 * The end of a player turn of either side (pbem:12.7c, 12.7e): those whom an alarm had reached pass it on without being
 * told to; those who noticed an enemy by themselves may raise it, which their side decides, where anybody would hear
 * it.
 */
export function soundAlarms(course: Course<PbemEvent>): void {
  const { turn, sides } = course.position;
  raiseAlarm(course, heardOf(course.position, muster(course.position, 'alerted'), turn.side), 'pbem:12.7e');
  const noticing = muster(course.position, 'noticed');
  for (const side of noticing.length > 0 ? sides : []) {
    const units = heardOf(course.position, noticing, side);
    if (units.length > 0) raise(course, 'RaiseAlarm', side, 'pbem:12.7c', { units });
  }
}

/** Active units of a side whom somebody would hear, sorted. */
function heardOf(position: Position, units: readonly Unit[], side: SideId): readonly UnitId[] {
  return units
    .filter((unit) => unit.side === side && isActive(unit) && hearersOf(position, unit).length > 0)
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
  const { position } = course;
  const alerted = muster(position, 'hears').filter(({ side }) => side === position.turn.side);
  becomeAware(course, alerted.map(({ id }) => id).sort(), 'alarm');
}
