import type { Course } from '../../../game/course.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { FIRE_PART_RULES, fireGroup, firePart } from './fire-part.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';

/** The part of the step in which the firer's group fires begins, if it has not begun yet (pbem:4.23a, 4.26). */
export function openFirePart(course: Course<PbemEvent>, firer: Unit, weapon: ShotWeapon): void {
  const { step, firePart: open } = course.position.turn;
  const part = firePart(course.position, fireGroup(firer, weapon));
  if (part > open) course.emit({ type: 'FirePartBegan', data: { part, rule: FIRE_PART_RULES[step] ?? 'pbem:4.2' } });
}
