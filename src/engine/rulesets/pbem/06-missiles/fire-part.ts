import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { Step } from '../core/events/sequence.js';
import type { FireGroup, ShotWeapon } from '../core/fire/missile-tables.js';

/** Rules that order the groups of each fire step. */
export const FIRE_PART_RULES: Readonly<Record<string, string>> = { fire1: 'pbem:4.23a', fire2: 'pbem:4.26' };

/**
 * Throwers fire with the archers, mounted throwers with the horse archers, all crossbowmen together (pbem:2.66c), and
 * ballistas with the crossbowmen (pbem:4.23a).
 */
export function fireGroup(unit: Unit, weapon: ShotWeapon): FireGroup {
  if (weapon === 'crossbow' || weapon === 'ballista') return 'crossbowmen';
  return isMounted(unit) ? 'horseArchers' : 'archers';
}

/**
 * The part of the open step in which a group fires, from 0; -1 if the group does not fire in that step (pbem:4.23a,
 * 4.26).
 */
export function firePart(position: Position, group: FireGroup): number {
  const parts = bookOf(position).sequence.fireParts[position.turn.step as Step] ?? [];
  return parts.findIndex((groups) => groups.includes(group));
}

/** The part of the step in which the firer's group fires begins, if it has not begun yet (pbem:4.23a, 4.26). */
export function openFirePart(course: Course<PbemEvent>, firer: Unit, weapon: ShotWeapon): void {
  const { step, firePart: open } = course.position.turn;
  const part = firePart(course.position, fireGroup(firer, weapon));
  if (part > open) course.emit({ type: 'FirePartBegan', data: { part, rule: FIRE_PART_RULES[step] ?? 'pbem:4.2' } });
}
