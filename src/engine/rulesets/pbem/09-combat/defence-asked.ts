import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { taskOfKind } from '../core/tasks/task.js';
import { raise } from '../core/turn/pending.js';

/**
 * Asks the player of the first of these units that is at seppuku how it defends (pbem:12.10d); false: none of them is.
 */
export function askDefence(course: Course<PbemEvent>, attack: Attack, defenders: readonly UnitId[]): boolean {
  const index = defenders.findIndex((id) => taskOfKind(course.position, id, 'seppuku'));
  const unit = defenders[index];
  const side = unit === undefined ? null : (course.position.units[unit]?.side ?? null);
  if (unit === undefined || side === null) return false;
  raise(course, 'Defend', side, 'pbem:12.10d', { unit, attack, others: defenders.slice(index + 1) });
  return true;
}
