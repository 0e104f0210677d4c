import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { breakMelee } from '../core/melee/melee.js';
import { leftBehind } from './withdrawal.js';

/**
 * Breaks the melees of a unit with all units that are no longer ADJACENT to it; `rule`: the rule by which it was taken
 * away.
 */
export function breakDistantMelee(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  const unit = course.position.units[id];
  if (unit) breakMelee(course, id, rule, leftBehind(course.position, unit, unit.hexes, unit.half));
}
