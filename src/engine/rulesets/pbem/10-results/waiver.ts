import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Demand, Waive } from '../core/orders/standing-orders.js';
import { decisionsOf, type DecisionOf, type RetreatDue } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { offerAdvance } from './advance.js';
import { leftOpen } from '../core/results/left-open.js';
import { settleForced } from './retreat-carried-out.js';

/**
 * Leaves a retreat open: the unit stays in its place and state until its side carries the retreat out as the first act
 * of its next player turn (pbem:4.4c, 4.21). A side that leaves a combat retreat open cannot advance after it.
 */
export const WAIVE: OrderRule<Waive> = {
  when: { inTurn: (position) => waivable(position).length > 0 },
  rule: 'pbem:4.4c',
  units: () => [],
  carryOut(course, _side, { unit }) {
    const decision = waivable(course.position).find(({ about }) => about.unit === unit);
    if (!decision) return nothingOwed(course.position, unit, 'there is no retreat of his to leave open');
    leave(course, decision, 'ownTurn');
    offerAdvance(course, []);
    return null;
  },
  list: (position, _side, unit) =>
    waivable(position).some(({ about }) => about.unit === unit.id)
      ? [{ order: { type: 'Waive', unit: unit.id }, mp: null, summary: `leave the retreat of ${unit.id} open` }]
      : [],
};

/** Demands a retreat that was left open (pbem:4.4c). It is final: the retreat cannot be left open twice. */
export const DEMAND: OrderRule<Demand> = {
  when: { inTurn: (position) => leftOpen(position).length > 0 },
  rule: 'pbem:4.4c',
  units: () => [],
  carryOut(course, _side, { unit }, dice) {
    const decision = leftOpen(course.position).find(({ about }) => about.unit === unit);
    if (!decision) return nothingOwed(course.position, unit, 'no retreat of his was left open');
    leave(course, decision, 'demanded');
    offerAdvance(course, settleForced(course, dice));
    return null;
  },
  list: (position, _side, unit) =>
    leftOpen(position).some(({ about }) => about.unit === unit.id)
      ? [{ order: { type: 'Demand', unit: unit.id }, mp: null, summary: `ask for the retreat of ${unit.id}` }]
      : [],
};

/** Retreats of the other sides' units for which this side may choose the place. */
function waivable(position: Position): readonly DecisionOf<'Retreat'>[] {
  const due: readonly RetreatDue[] = ['now', 'stepEnd'];
  const { side } = position.turn;
  return decisionsOf(position, 'Retreat').filter(
    ({ owner, about }) =>
      owner !== side &&
      position.units[about.unit]?.side !== side &&
      due.includes(about.due) &&
      !about.fire &&
      !about.falls,
  );
}

function leave(course: Course<PbemEvent>, { id, owner, about }: DecisionOf<'Retreat'>, due: RetreatDue): void {
  const openSince = due === 'ownTurn' ? { openSince: course.position.turn.step } : {};
  raise(course, 'Retreat', owner, 'pbem:4.4c', { ...about, due, ...openSince }, id);
}

function nothingOwed(position: Position, unit: UnitId, because: string): Refusal {
  if (!Object.hasOwn(position.units, unit)) {
    return { code: 'unknownUnit', rule: null, because: `there is no unit ${unit}`, subject: unit };
  }
  return illegal('pbem:4.4c', `${unit}: ${because}`, unit);
}
