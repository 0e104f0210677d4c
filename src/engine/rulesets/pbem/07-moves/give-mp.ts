import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, isInfantry } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { GiveMp } from '../core/orders/movement-orders.js';
import { isRaging } from '../core/rage/rage.js';
import { isInReach } from '../core/terrain/adjacency.js';
import { unitsBeside } from '../07-movement/beside.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { moversOf } from '../07-movement/movers.js';
import { whyHelpedOtherwise } from '../17-water/help.js';

/** A unit with fewer MP in all cannot give any (pbem:12.21a). */
const GIVER_MPA_MIN = 3;
/** MP that one helper can give at most (pbem:12.21a). */
const GIFT_MP_MAX = 2;

/**
 * A helper gives MP to a friend on foot beside him for hard ground (pbem:12.21). The friend's moves spend them. The
 * gift comes before either of the two has gone anywhere, since they must begin ADJACENT (12.21b). Both are then under
 * way in one move: each may go on in parts until another unit is ordered (7.3e).
 */
export const GIVE_MP: OrderRule<GiveMp> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ unit }) => [unit],
  besides: ({ helped }) => [helped],
  joins: ({ helped }) => [helped],
  carryOut(course, _side, { unit: id, helped: helpedId, mp }) {
    const { position } = course;
    const [unit, helped] = [position.units[id], position.units[helpedId]];
    if (!unit || !helped) {
      const subject = unit ? helpedId : id;
      return { code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject };
    }
    const wrong = whyNotGive(position, unit) ?? whyNotTake(position, unit, helped) ?? whyTooMuch(position, unit, mp);
    if (wrong) return wrong;
    const given = (unit.acts.given ?? 0) + mp;
    const more = given < GIFT_MP_MAX ? { given } : {};
    const data = { unit: id, helped: helpedId, mp, rule: 'pbem:12.21a', joint: true as const, ...more };
    course.emit({ type: 'MpGiven', data });
    return null;
  },
  list(position, _side, unit) {
    if (whyNotGive(position, unit)) return [];
    const most = Math.min(mayStillGive(unit), mpLeft(position, unit));
    return unitsBeside(position, unit)
      .filter((helped) => whyNotTake(position, unit, helped) === null)
      .flatMap(({ id }) =>
        Array.from({ length: Math.max(0, most) }, (_, index) => ({
          order: { type: 'GiveMp' as const, unit: unit.id, helped: id, mp: index + 1 },
          mp: index + 1,
          summary: `${unit.id} helps ${id} with ${index + 1} MP`,
        })),
      );
  },
};

function whyNotGive(position: Position, unit: Unit): Refusal | null {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const { id, acts } = unit;
  if (isInMelee(position, id)) return refusal('pbem:11.2a', `${id} is in melee and helps nobody`, unit);
  if (isRaging(unit)) return refusal('pbem:2.72n', `${id} is in a rage and helps nobody`, unit);
  if (acts.gave !== undefined && acts.given === undefined) {
    return refusal('pbem:12.21a', `${id} has helped ${acts.gave} already`, unit);
  }
  const mpa = mpaOf(position, unit);
  if (mpa < GIVER_MPA_MIN) {
    return refusal('pbem:12.21a', `${id} has ${mpa} MP in all; who helps has ${GIVER_MPA_MIN} at least`, unit);
  }
  if (acts.fired.length > 0) return refusal('pbem:12.21a', `${id} has fired in this turn and helps nobody`, unit);
  return acts.given === undefined ? whyNotBeginning(unit) : null;
}

/** MP that a helper may still give, out of those that a unit may give in a player turn (pbem:12.21a). */
function mayStillGive({ acts }: Unit): number {
  return GIFT_MP_MAX - (acts.given ?? 0);
}

/** They must begin their movement ADJACENT, so neither may have gone anywhere before (pbem:12.21b). */
function whyNotBeginning(unit: Unit): Refusal | null {
  const gone = unit.stride > 0 || (isMounted(unit) && unit.acts.mpSpent > 0);
  return gone ? refusal('pbem:12.21b', `${unit.id} has moved; help is given before`, unit) : null;
}

function whyNotTake(position: Position, unit: Unit, helped: Unit): Refusal | null {
  if (helped.id === unit.id) return refusal('pbem:12.21a', `${unit.id} cannot help himself`, unit);
  if (!isInfantry(helped) || helped.side !== unit.side) {
    return refusal('pbem:12.21a', `${helped.id} is no friend on foot`, helped);
  }
  if (isRaging(helped)) return refusal('pbem:2.72n', `${helped.id} is in a rage and takes no help`, helped);
  const wet = whyHelpedOtherwise(position, helped);
  if (wet) return wet;
  if (!isInReach(position, unit, helped)) {
    return refusal('pbem:12.21a', `${helped.id} is not ADJACENT to ${unit.id}`, helped);
  }
  if (!mayJoin(position, unit, helped)) {
    return refusal('pbem:7.3e', `the move of ${helped.id} ends when another is ordered`, helped);
  }
  return whyImmobile(position, helped) ?? whyNoMore(unit, helped);
}

/**
 * Why a helper may not begin to help that friend, or may not give him the rest of his gift; null: he may. They must
 * stay ADJACENT from the first gift to the last (pbem:12.21b).
 */
function whyNoMore({ id, acts }: Unit, helped: Unit): Refusal | null {
  if (acts.given === undefined) return whyNotBeginning(helped);
  if (acts.gave !== helped.id) return refusal('pbem:12.21a', `${id} has helped ${acts.gave ?? ''} already`, helped);
  if (helped.acts.gifts?.[id] !== undefined) return null;
  return refusal('pbem:12.21b', `${id} and ${helped.id} have not stayed ADJACENT`, helped);
}

/**
 * Another helper may join only if helper and helped are already one move; any other move ends when the helper is
 * ordered (pbem:7.3e).
 */
function mayJoin(position: Position, unit: Unit, helped: Unit): boolean {
  const movers = moversOf(position);
  if (!movers.includes(helped.id) || movers.includes(unit.id)) return true;
  return helped.acts.gifts !== undefined || helped.acts.gave !== undefined;
}

function whyTooMuch(position: Position, unit: Unit, mp: number): Refusal | null {
  if (mp > mayStillGive(unit)) {
    return refusal('pbem:12.21a', `a helper gives ${GIFT_MP_MAX} MP at most; ${mp} would be too much`, unit);
  }
  const left = mpLeft(position, unit);
  return mp > left ? refusal('pbem:7.3c', `${unit.id} has ${left} MP left and cannot give ${mp}`, unit) : null;
}

function refusal(rule: string, because: string, { id }: Unit): Refusal {
  return illegal(rule, because, id);
}
