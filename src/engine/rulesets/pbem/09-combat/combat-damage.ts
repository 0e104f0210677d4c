import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import type { Blow, Effect } from '../10-results/effect.js';
import type { PbemEvent } from '../core/events.js';
import { sufferResult } from '../10-results/result.js';
import { shareOut } from './selection.js';
import { linkedTo, vacatedBy, type Vacated } from '../10-results/vacated.js';

/**
 * Lets the losers of a combat suffer its result (pbem:10.0a). Returns the hexes that the dead leave to the winners.
 * Retreats are owed, and leave their hexes later.
 */
export function damage(
  course: Course<PbemEvent>,
  losers: readonly UnitId[],
  winners: readonly UnitId[],
  effect: Effect,
  rule: string,
  dice: Dice,
): readonly Vacated[] {
  const [winner, other] = winners;
  const by = winner === undefined || other !== undefined ? {} : { by: winner };
  const blow: Blow = { rule, ...by, from: winners, missile: false, firedFrom: null };
  return shareOut(course, losers, effect, dice).flatMap((share) => {
    const before = course.position.units[share.unit];
    if (!before || !isLive(before)) return [];
    const linked = linkedTo(course.position, before.id, winners);
    sufferResult(course, share.unit, share.effect, blow, dice);
    return deathOf(course, before, linked, winners);
  });
}

function deathOf(
  course: Course<PbemEvent>,
  before: Unit,
  linked: readonly UnitId[],
  winners: readonly UnitId[],
): readonly Vacated[] {
  const left = vacatedBy(course.position, before, linked, winners);
  return left ? [left] : [];
}
