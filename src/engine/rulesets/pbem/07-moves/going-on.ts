import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Plan } from '../../../position/turn.js';
import type { UnitId, SideId } from '../../../position/unit.js';
import { mayStop } from '../07-movement/going.js';
import { moveAlong } from '../08-pinning/passing.js';
import { carryOn } from '../12-carrying/carry-walk.js';
import { driveOn } from '../14-carts/drive.js';
import { pushOn } from '../14-carts/push-on.js';
import { escapeOn } from './escape.js';
import { bearOn } from '../19-siege/bear-ladder.js';
import type { PbemEvent } from '../core/events.js';
import type { PushStep } from '../core/events/carts.js';
import type { Beat, CarryStep, StepGone } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/fight.js';
import type { OrderRule } from '../core/order-rule.js';
import type { GoOn } from '../core/orders/hidden-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { escortOn } from './escort-beats.js';
import { marchOn } from './march.js';

/**
 * Continues the rest of an order after the units that might have pinned have answered; a pin leaves no rest
 * (pbem:8.1j). `target`: the unit that was passing; its charge may have come to its end.
 */
export function goOnAsPlanned(course: Course<PbemEvent>, target: UnitId, dice: Dice): void {
  const { plan } = course.position;
  const by = plan?.by as PlannedBy | undefined;
  if (!plan || !by) {
    moveAlong(course, target, plan?.unit === target ? stepsOf(plan) : [], dice, 'later');
    return;
  }
  switch (by.type) {
    case 'March':
      return marchOn(course, plan.unit, plan.rest, dice, 'later');
    case 'Carry':
      return carryOn(course, by, plan.rest as readonly CarryStep[], dice, 'later');
    case 'Drive':
      return driveOn(
        course,
        plan.unit,
        stepsOf(plan).map(({ hexes }) => hexes),
        dice,
        'later',
      );
    case 'BearLadder':
      return bearOn(course, by, plan.rest as readonly StepGone[], dice, 'later');
    case 'Push':
      return pushOn(course, by, plan.rest as readonly PushStep[], dice, 'later');
    case 'Escape':
      return escapeOn(course, plan.unit, stepsOf(plan), dice, 'later');
    case 'Escort':
      return escortOn(course, plan.unit, plan.rest as readonly Beat[], dice, 'later');
  }
}

function stepsOf({ rest }: Plan): readonly StepGone[] {
  return rest as readonly StepGone[];
}

const RULE = 'pbem:22.8g';

/**
 * Continues a move that has discovered hidden units, or breaks it off: the unit may then get a new order from where it
 * is, with the MP that are left (pbem:22.8g).
 */
export const GO_ON: OrderRule<GoOn> = {
  when: { decision: 'GoOn' },
  rule: RULE,
  units: () => [],
  carryOut(course, side, { on }, dice) {
    const decision = owed(course.position, side);
    if (!decision) return { code: 'wrongStep', rule: RULE, because: `${side} has no move that has discovered anybody` };
    const { unit: id } = decision.about;
    const unit = course.position.units[id];
    const stuck = on || !unit ? null : mayStop(course.position, unit, unit.hexes, unit.half);
    if (stuck) return stuck;
    settle(course, decision.id, RULE);
    if (on) goOnAsPlanned(course, id, dice);
    else course.emit({ type: 'MoveBrokenOff', data: { unit: id, rule: RULE } });
    return null;
  },
  list(position, side, unit) {
    if (owed(position, side)?.about.unit !== unit.id) return [];
    const on = { order: { type: 'GoOn', on: true } as const, mp: null, summary: `${unit.id} goes on as ordered` };
    const off = { order: { type: 'GoOn', on: false } as const, mp: null, summary: `${unit.id} halts` };
    return mayStop(position, unit, unit.hexes, unit.half) ? [on] : [on, off];
  },
};

function owed(position: Position, side: SideId): DecisionOf<'GoOn'> | undefined {
  return decisionsOf(position, 'GoOn', side).find((decision) => isDue(position, decision));
}
