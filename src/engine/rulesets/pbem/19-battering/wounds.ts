import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { joinOverstacked } from '../11-melee/overstacked-melee.js';
import { sufferResult } from '../10-results/result.js';

/**
 * Those who are in or on what collapses are wounded, animals killed (pbem:19.2p and its ruling, 19.2z); enemies who
 * share a hex by it are in melee (pbem:11.3c).
 */
export function woundIn(course: Course<PbemEvent>, units: readonly UnitId[], rule: string, dice: Dice): void {
  const blow = { rule, from: [], missile: false, firedFrom: null };
  for (const id of units) {
    const unit = course.position.units[id];
    if (!unit || !isLive(unit)) continue;
    const effect = isCharacter(unit)
      ? ({ kind: 'wounded' } as const)
      : ({ kind: 'killed', horseKilled: true } as const);
    sufferResult(course, id, effect, blow, dice);
  }
  joinOverstacked(course, 'pbem:11.3c');
}
