import { illegal } from '../../../game/refusal.js';
import { isRaging } from '../core/rage/rage.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { joinMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Pursue } from '../core/orders/combat-orders.js';
import { settle } from '../core/turn/pending.js';
import type { Position } from '../../../position/position.js';
import type { SideId, UnitId } from '../../../position/unit.js';

/** Keeps melee with the units that an advance has caught up with, or lets them go (pbem:11.44b). */
export const PURSUE: OrderRule<Pursue> = {
  when: { decision: 'Pursue' },
  rule: 'pbem:11.44b',
  units: () => [],
  carryOut(course, side, { keep }) {
    const offer = offeredTo(course.position, side);
    if (!offer) return { code: 'wrongStep', rule: 'pbem:11.44b', because: `${side} has caught up with nobody` };
    const { unit, retreated } = offer.about;
    if (!keep && ragesOn(course.position, unit)) {
      return illegal('pbem:2.72k', `${unit} is in a rage and lets nobody go`, unit);
    }
    settle(course, offer.id, 'pbem:11.44b');
    if (keep)
      joinMelee(
        course,
        retreated.map((one) => [unit, one] as const),
        'pbem:11.44b',
      );
    return null;
  },
  list(position, side, unit) {
    const offer = offeredTo(position, side);
    if (offer?.about.unit !== unit.id) return [];
    const names = offer.about.retreated.join(', ');
    const kept = {
      order: { type: 'Pursue', keep: true },
      mp: null,
      summary: `${unit.id} keeps melee with ${names}`,
    } as const;
    if (ragesOn(position, unit.id)) return [kept];
    return [kept, { order: { type: 'Pursue', keep: false }, mp: null, summary: `${unit.id} lets go of ${names}` }];
  },
};

function offeredTo(position: Position, side: SideId): DecisionOf<'Pursue'> | undefined {
  return decisionsOf(position, 'Pursue', side).find((decision) => isDue(position, decision));
}

function ragesOn(position: Position, id: UnitId): boolean {
  const unit = position.units[id];
  return unit !== undefined && isRaging(unit);
}
