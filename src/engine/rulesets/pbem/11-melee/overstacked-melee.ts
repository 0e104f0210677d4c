import type { Course } from '../../../game/course.js';
import { isActive, isCharacter } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { areEnemies, unitsSharing } from '../core/movement/occupancy.js';
import { hexMates } from '../core/movement/overstacking.js';
import { joinMelee } from '../core/melee/melee.js';

/**
 * Active enemies that share an overstacked hex are in melee from that moment: when the hex becomes overstacked, or when
 * one of them recovers in it (pbem:11.3c). `rule`: the rule by which it became overstacked.
 */
export function joinOverstacked(course: Course<PbemEvent>, rule: string): void {
  const { position } = course;
  const pairs = unitsSharing(position).flatMap((unit) =>
    isCharacter(unit) && isActive(unit)
      ? hexMates(position, unit)
          .filter((mate) => mate.id > unit.id && isActive(mate) && areEnemies(mate, unit))
          .map((mate) => [unit.id, mate.id] as const)
      : [],
  );
  if (pairs.length > 0) joinMelee(course, pairs, rule);
}
