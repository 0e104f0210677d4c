import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit } from '../../../position/unit.js';
import type { Gifts } from '../../../position/acts.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { ordersWith, type OrderType } from '../core/orders.js';
import { isInReach } from '../core/terrain/adjacency.js';
import { costOf } from './going.js';
import { unitsOfKind } from '../core/units-of-kind.js';

/** Steps that cost more than this are hard ground: given MP may be spent there (ruling of pbem:12.21a). */
const EASY_MP = 1;

/**
 * A step with the part that helpers pay (pbem:12.21a): a hard step takes as much of the gifts as it can, helper by
 * helper in the order of their names. A helper whom the step parts from the unit pays nothing for it, and his gift is
 * lost (pbem:12.21b).
 */
export function helpedStep(position: Position, unit: Unit, gifts: Gifts | undefined, step: StepGone): StepGone {
  if (gifts === undefined) return step;
  const there = standing(unit, step.hexes, step.half);
  const mp = costOf([step]);
  let owed = mp > EASY_MP ? mp : 0;
  const left: Record<string, number> = {};
  for (const helper of Object.keys(gifts).sort()) {
    if (!isBeside(position, helper, there)) continue;
    const given = gifts[helper] ?? 0;
    const paid = Math.min(given, owed);
    owed -= paid;
    // The entry of a helper who may give more is kept as long as the two stay together (pbem:12.21b).
    if (given > paid || position.units[helper]?.acts.given !== undefined) left[helper] = given - paid;
  }
  const paid = mp > EASY_MP ? mp - owed : 0;
  const costs = paid === 0 ? step.costs : [...step.costs, { mp: -paid, rule: 'pbem:12.21a' }];
  return { ...step, costs, gifts: left };
}

/** Help reaches from the helper to the helped unit, over a window hexside as well, whatever it costs. */
function isBeside(position: Position, helperId: string, helped: Unit): boolean {
  const helper = position.units[helperId];
  return helper !== undefined && isInReach(position, helper, helped);
}

/** The rest of a gift is lost when its giver has gone away, even if only for a part of his way (pbem:12.21b). */
export function endGifts(course: Course<PbemEvent>): void {
  for (const helped of unitsOfKind(course.position, 'gifted')) {
    for (const [helper, mp] of Object.entries(helped.acts.gifts ?? {})) {
      if (isBeside(course.position, helper, helped) && !hasStrayed(course, helper, helped)) continue;
      course.emit({ type: 'MpGiftLost', data: { unit: helper, helped: helped.id, mp, rule: 'pbem:12.21b' } });
    }
  }
}

/** During this order the helper has gone through a place from which he could not help. */
function hasStrayed({ events, position }: Course<PbemEvent>, helperId: string, helped: Unit): boolean {
  const helper = position.units[helperId];
  return events.some(
    (event) =>
      event.type === 'UnitMoved' &&
      event.data.unit === helper?.id &&
      event.data.steps.some(({ hexes, half }) => !isInReach(position, standing(helper, hexes, half), helped)),
  );
}

/** MP that a unit was given and has not spent (pbem:12.21a). */
export function giftsOf({ acts }: Unit): number {
  return Object.values(acts.gifts ?? {}).reduce((sum, mp) => sum + mp, 0);
}

/** Missile attacks, and attacks of the combat step. */
const BARRED = ordersWith('shoots', 'strikes');

/** A unit that has given MP cannot fire or attack in that player turn (pbem:12.21a). */
export function barredByGift(_position: Position, { id, acts }: Unit, type: OrderType): Refusal | null {
  if (acts.gave === undefined || !BARRED.has(type)) return null;
  const because = `${id} has helped ${acts.gave} and neither fires nor attacks in this turn`;
  return illegal('pbem:12.21a', because, id);
}
