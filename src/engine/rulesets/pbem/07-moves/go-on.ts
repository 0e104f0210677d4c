import type { Position } from '../../../position/position.js';
import type { SideId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { GoOn } from '../core/orders/hidden-orders.js';
import { mayStop } from '../07-movement/going.js';
import { goOnAsPlanned } from './going-on.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';

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
