import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { loadDue } from './load.js';

/** A unit pays for carrying once in a movement step, before the first hex that it enters with the item (pbem:12.5i). */
export function payForLoad(course: Course<PbemEvent>, id: UnitId): void {
  const unit = course.position.units[id];
  const due = unit && loadDue(course.position, unit);
  if (!due) return;
  const { item, mp } = due;
  course.emit({ type: 'CarryingPaid', data: { unit: id, item: item.id, mp, rule: 'pbem:12.5i' } });
}
