import { forbidden } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { RaiseAlarm } from '../core/orders/combat-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { heedAlarms, raiseAlarm } from './sounding.js';

/**
 * Whether those who became aware in the player turn that has ended raise the alarm (pbem:12.7c). It is answered before
 * anything else is ordered, so that a friendly turn which has begun is still at its start.
 */
export const RAISE_ALARM: OrderRule<RaiseAlarm> = {
  when: { decision: 'RaiseAlarm' },
  rule: 'pbem:12.7c',
  units: () => [],
  carryOut(course, side, { units }) {
    const offer = offeredTo(course.position, side);
    if (!offer) return forbidden('pbem:12.7c', `${side} has no alarm to raise`).refusal;
    const other = units.find((id, index) => !offer.about.units.includes(id) || units.indexOf(id) !== index);
    if (other !== undefined) return forbidden('pbem:12.7c', `${other} raises no alarm now`, other).refusal;
    settle(course, offer.id, 'pbem:12.7c');
    raiseAlarm(course, units, 'pbem:12.7c');
    heedAlarms(course);
    return null;
  },
  list(position, side, unit) {
    const offered = offeredTo(position, side)?.about.units ?? [];
    if (!offered.includes(unit.id)) return [];
    const groups: (readonly UnitId[])[] = [[unit.id]];
    if (unit.id === offered[0]) groups.push(...(offered.length > 1 ? [offered] : []), []);
    return groups.map(listed);
  },
};

function offeredTo(position: Position, side: SideId): DecisionOf<'RaiseAlarm'> | undefined {
  return decisionsOf(position, 'RaiseAlarm', side).find((decision) => isDue(position, decision));
}

function listed(units: readonly UnitId[]): LegalOrder<RaiseAlarm> {
  const verb = units.length === 1 ? 'raises' : 'raise';
  const summary = units.length === 0 ? 'nobody raises the alarm' : `${units.join(' + ')} ${verb} the alarm`;
  return { order: { type: 'RaiseAlarm', units }, mp: null, summary };
}
