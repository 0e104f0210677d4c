import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PlaceDismounted } from '../core/orders/combat-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { offerAdvance } from './advance.js';
import { settleForced } from './retreat-carried-out.js';

const RULE = 'siege-en:1.74a';

/** The owner of a rider who was thrown off his horse puts him down beside it (siege-en:1.74a). */
export const PLACE_DISMOUNTED: OrderRule<PlaceDismounted> = {
  when: { decision: 'PlaceDismounted' },
  rule: RULE,
  units: () => [],
  carryOut(course, side, { unit, to }, dice) {
    const decision = owedFor(course.position, side, unit);
    if (!decision) return illegal(RULE, `${side} has no place for ${unit} to choose`, unit);
    if (!decision.about.hexes.includes(to)) {
      return illegal(RULE, `${unit} is put down in ${decision.about.hexes.join(' or ')}`, to);
    }
    settle(course, decision.id, RULE);
    course.emit({ type: 'DismountedPlaced', data: { unit, to, rule: RULE } });
    offerAdvance(course, settleForced(course, dice));
    return null;
  },
  list(position, side, { id }) {
    const hexes = owedFor(position, side, id)?.about.hexes ?? [];
    return hexes.map((to) => ({
      order: { type: 'PlaceDismounted', unit: id, to },
      mp: null,
      summary: `${id} is put down in ${to}`,
    }));
  },
};

function owedFor(position: Position, side: SideId, unit: UnitId): DecisionOf<'PlaceDismounted'> | undefined {
  return decisionsOf(position, 'PlaceDismounted', side).find((one) => one.about.unit === unit && isDue(position, one));
}
