import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import type { PbemEvent } from '../core/events.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';

/**
 * A unit has gone with the cart or engine that it is on or under: it has moved, so that its task is broken off
 * (pbem:12.1c), and is out of melee with the units that are no longer ADJACENT to it (pbem:11.43).
 */
export function goAlong(course: Course<PbemEvent>, unit: UnitId): void {
  breakOffTask(course, unit, 'pbem:12.1c');
  breakDistantMelee(course, unit, 'pbem:11.43');
}
