import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Defend } from '../core/orders/task-orders.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { decisionsOf, type DecisionOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { goOnWith } from './combat.js';
import { askDefence } from '../09-combat/charge.js';

/**
 * How a samurai at seppuku defends when he is attacked (pbem:12.10d): with his normal strength, which breaks off the
 * seppuku, or with the strength of his stunned counter. The combat waits for his player.
 */
export const DEFEND: OrderRule<Defend> = {
  when: { decision: 'Defend' },
  rule: 'pbem:12.10d',
  keepsTask: true,
  units: ({ unit }) => [unit],
  carryOut(course, side, { unit, stunned }, dice) {
    const decision = askedOf(course.position, side, unit);
    if (!decision) {
      const because = `${side} has not to decide how ${unit} defends`;
      return illegal('pbem:12.10d', because, unit);
    }
    settle(course, decision.id, 'pbem:12.10d');
    course.emit({ type: 'DefenceChosen', data: { unit, stunned, rule: 'pbem:12.10d' } });
    if (!stunned) breakOffTask(course, unit, 'pbem:12.10d');
    if (!askDefence(course, decision.about.attack, decision.about.others))
      goOnWith(course, decision.about.attack, dice);
    return null;
  },
  list: (position, side, { id }) =>
    askedOf(position, side, id)
      ? [true, false].map((stunned) => ({
          order: { type: 'Defend', unit: id, stunned },
          mp: null,
          summary: stunned ? `${id} kneels and defends as if stunned` : `${id} gets up and fights`,
        }))
      : [],
};

function askedOf(position: Position, side: SideId, unit: UnitId): DecisionOf<'Defend'> | undefined {
  return decisionsOf(position, 'Defend', side).find(({ about }) => about.unit === unit);
}
