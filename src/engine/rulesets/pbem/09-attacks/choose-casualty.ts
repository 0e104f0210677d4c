import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId } from '../../../position/unit.js';
import { damageTo } from '../09-combat/combat-damage.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ChooseCasualty } from '../core/orders/combat-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { offerAdvance } from '../10-results/advance.js';
import { parseSign } from '../10-results/effect.js';
import { settleForced } from '../10-results/retreat-carried-out.js';

const RULE = 'siege-en:1.72b';

/** The owner of several characters in a combat names the one who suffers its result (siege-en:1.72b). */
export const CHOOSE_CASUALTY: OrderRule<ChooseCasualty> = {
  when: { decision: 'ChooseCasualty' },
  rule: RULE,
  units: () => [],
  carryOut(course, side, { unit }, dice) {
    const decision = owedBy(course.position, side);
    if (!decision) return { code: 'wrongStep', rule: RULE, because: `${side} has no casualty to choose` };
    const { units, from, result, table } = decision.about;
    if (!units.includes(unit)) {
      return illegal(RULE, `${unit} is none of ${units.join(', ')}, of whom one suffers`, unit);
    }
    settle(course, decision.id, RULE);
    course.emit({ type: 'CasualtyChosen', data: { unit, side, rule: RULE } });
    const dead = damageTo(course, [{ unit, effect: parseSign(result).effect }], from, table, dice);
    offerAdvance(course, [...dead, ...settleForced(course, dice)]);
    return null;
  },
  list(position, side, { id }) {
    if (!owedBy(position, side)?.about.units.includes(id)) return [];
    return [{ order: { type: 'ChooseCasualty', unit: id }, mp: null, summary: `${id} suffers the result` }];
  },
};

function owedBy(position: Position, side: SideId): DecisionOf<'ChooseCasualty'> | undefined {
  return decisionsOf(position, 'ChooseCasualty', side).find((decision) => isDue(position, decision));
}
