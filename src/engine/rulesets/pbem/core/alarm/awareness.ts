import type { Course } from '../../../../game/course.js';
import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { Alert } from '../events/alarm.js';
import type { OrderType } from '../orders.js';

/** Rule of each way to become aware (pbem:12.7b). */
const ALERT_RULES: Readonly<Record<Alert, string>> = {
  sight: 'pbem:12.7b',
  attack: 'pbem:10.0b',
  alarm: 'pbem:12.7c',
  bark: 'pbem:13.3l',
};

/** A retreat is suffered, not done, and so is water: even who is not yet aware of anything may be told where to run (pbem:10.21a, 17.11a). */
const SUFFERED: readonly OrderType[] = ['Retreat', 'Swim'];

/** A unit sees an enemy who comes ADJACENT to it, and is aware of him in the middle of his move (pbem:12.7b, 3.4b). */
const ON_SIGHT: readonly OrderType[] = ['Pin'];

/** Who has not been alerted does nothing (pbem:12.7a). */
export function barUnaware(_position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (unit.unaware === undefined || SUFFERED.includes(type) || ON_SIGHT.includes(type)) return null;
  return { code: 'illegal', rule: 'pbem:12.7a', because: `${unit.id} has not been alerted`, subject: unit.id };
}

/** Makes those of some units aware who are not yet; tells nothing if there are none. `by`: the enemy seen, or the dog. */
export function becomeAware(course: Course<PbemEvent>, ids: readonly UnitId[], how: Alert, by?: UnitId): void {
  const units = ids.filter((id) => course.position.units[id]?.unaware);
  if (units.length === 0) return;
  const rule = ALERT_RULES[how];
  course.emit({ type: 'UnitsAlerted', data: by === undefined ? { units, how, rule } : { units, how, by, rule } });
}

/** Fire at a unit and combat against it make it aware, whatever comes of them (pbem:12.7b, 10.0b). */
export function noticeBlow(course: Course<PbemEvent>, unit: UnitId): void {
  becomeAware(course, [unit], 'attack');
}
