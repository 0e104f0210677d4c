import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { breakMelee } from '../core/melee/melee.js';
import { leftBehind } from './withdrawal.js';

/** Breaks the melees of a unit with all those who are no longer ADJACENT to it; `rule` tells what took it away. */
export function breakDistantMelee(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  const unit = course.position.units[id];
  if (unit) breakMelee(course, id, rule, leftBehind(course.position, unit, unit.hexes, unit.half));
}
