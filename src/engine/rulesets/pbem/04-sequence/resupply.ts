import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { whyBarred } from '../12-tasks/bars.js';
import { asRevealed, BY_ACTION, hiddenAmong, reveal } from '../22-hidden/reveal.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Resupply } from '../core/orders/item-orders.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { dutyOf } from './duties.js';
import { ammunitionNeededBy, limitsAmmunition, missilesOf, whyNotIdle } from '../core/supply/ammunition.js';
import { isStripped, pointsBeside, whyNotFrom, whyNotPoint, rollWhenSearched } from '../22-supply/supplies.js';

/** Missiles that a unit takes from a supply point in a player turn at most: no quiver begins with more (pbem:22.2c). */
const POINT_COUNT_MAX = 30;

/**
 * At the end of the combat step units take missiles from friends, from units that lie about, or from a store
 * (pbem:22.2g).
 */
export const RESUPPLY: OrderRule<Resupply> = {
  when: { steps: ['combat'] },
  rule: 'pbem:22.2g',
  possible: limitsAmmunition,
  units: ({ unit }) => [unit],
  besides: ({ from }) => (from === undefined ? [] : [from]),
  carryOut(course, side, order, dice) {
    const hiding = hiddenAmong(course.position, side, order.from === undefined ? [] : [order.from]);
    const position = asRevealed(course.position, hiding);
    const unit = position.units[order.unit];
    if (!unit) throw new Error(`there is no unit ${order.unit}`);
    const refusal = whyNotTake(position, unit) ?? whyNotSo(position, unit, order);
    if (refusal) return refusal;
    // To give is an action, by which a hidden unit shows itself (pbem:22.8f).
    for (const friend of hiding) reveal(course, friend, BY_ACTION);
    const giver = order.from === undefined ? undefined : position.units[order.from];
    const stripped = giver !== undefined && isStripped(giver);
    if (stripped) rollWhenSearched(course, giver, dice);
    // To give is an action as well as to take.
    else if (giver) breakOffTask(course, giver.id, 'pbem:12.1c');
    const count = giver && stripped ? (missilesOf(course.position, giver) ?? 0) : (order.count ?? 0);
    const source = giver ? { giver: giver.id } : { at: order.at ?? '' };
    course.emit({
      type: 'MissilesTaken',
      data: { side, unit: unit.id, ...source, count, stripped, rule: 'pbem:22.2g' },
    });
    return null;
  },
  list(position, _side, unit) {
    if (!limitsAmmunition(position) || whyNotTake(position, unit)) return [];
    return [...fromOthers(position, unit), ...fromPoints(position, unit)];
  },
};

/** Why a unit cannot take missiles from anywhere now, or null. */
function whyNotTake(position: Position, unit: Unit): Refusal | null {
  const { id } = unit;
  if (!limitsAmmunition(position)) return refusal('pbem:6.1e', 'missiles are not exchanged in this game', id);
  if (!isActive(unit)) return refusal('pbem:2.53b', `${id} is ${unit.health} and does nothing`, id);
  const duty = dutyOf(position);
  if (duty) return refusal('pbem:22.2g', `missiles are exchanged when the combats are over; ${duty.because}`, id);
  if (ammunitionNeededBy(unit) === null) return refusal('pbem:22.2d', `${id} has no use for missiles`, id);
  return whyNotIdle(position, unit);
}

function whyNotSo(position: Position, unit: Unit, { from, at, count }: Resupply): Refusal | null {
  if ((from === undefined) === (at === undefined)) return malformed('missiles come from somebody, or from a hex');
  if (from === undefined) {
    const wrong = whyNotPoint(position, unit, at ?? '');
    if (wrong) return wrong;
    if (count === undefined || count > POINT_COUNT_MAX) return malformed(`take 1 to ${POINT_COUNT_MAX} missiles`);
    return null;
  }
  const giver = Object.hasOwn(position.units, from) ? position.units[from] : undefined;
  if (!giver) return { code: 'unknownUnit', rule: null, because: `there is no unit ${from}`, subject: from };
  const wrong = whyNotPassed(position, unit, giver);
  if (wrong) return wrong;
  if (isStripped(giver)) {
    return count === undefined ? null : malformed(`from ${from} all is taken that he has; without a number`);
  }
  if (count === undefined) return malformed('how many missiles?');
  const most = mayGive(position, giver);
  return count > most ? refusal('pbem:22.2g', `${from} has ${most} missiles to pass on in this turn`, from) : null;
}

/**
 * Why these missiles do not change hands, or null: whoever gives must be free to act, as whoever takes (pbem:22.2h).
 */
function whyNotPassed(position: Position, unit: Unit, giver: Unit): Refusal | null {
  return whyNotFrom(position, unit, giver) ?? (isStripped(giver) ? null : whyBarred(position, giver, 'Resupply'));
}

/** A unit must keep the missiles that it received in this player turn (pbem:22.2g). */
function mayGive({ supplies }: Position, { id }: Unit): number {
  const { left = 0, fresh = 0 } = supplies?.[id] ?? {};
  return left - fresh;
}

/** From units beside it, hidden friends among them. */
function fromOthers(position: Position, unit: Unit): readonly LegalOrder<Resupply>[] {
  const hiding = unit.side === null ? [] : hiddenOfSide(position, unit.side).filter(({ hexes }) => hexes.length > 0);
  return [
    ...fromSeen(position, unit),
    ...hiding.flatMap((friend) => fromSeen(asRevealed(position, [friend]), unit, friend)),
  ];
}

function fromSeen(position: Position, unit: Unit, only?: Unit): readonly LegalOrder<Resupply>[] {
  return unitsBeside(position, unit)
    .filter((giver) => only === undefined || giver.id === only.id)
    .filter((giver) => whyNotPassed(position, unit, giver) === null)
    .flatMap((giver) => {
      const order: Resupply = { type: 'Resupply', unit: unit.id, from: giver.id };
      if (isStripped(giver)) {
        return [{ order, mp: null, summary: `${unit.id} takes the missiles of ${giver.id}` }];
      }
      return upTo(mayGive(position, giver), order, `from ${giver.id}`);
    });
}

function fromPoints(position: Position, unit: Unit): readonly LegalOrder<Resupply>[] {
  return pointsBeside(position, unit).flatMap((at) =>
    upTo(POINT_COUNT_MAX, { type: 'Resupply', unit: unit.id, at }, `in ${at}`),
  );
}

function upTo(most: number, order: Resupply, where: string): readonly LegalOrder<Resupply>[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => ({
    order: { ...order, count: index + 1 },
    mp: null,
    summary: `${order.unit} takes ${index + 1} missiles ${where}`,
  }));
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}

function malformed(because: string): Refusal {
  return { code: 'malformed', rule: null, because };
}
