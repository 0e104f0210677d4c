import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { mpaOf } from '../core/combat/strength.js';
import { whyBurdened } from '../12-equipment/load.js';
import { whyEngaged } from '../11-melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { unitsBeside } from '../07-movement/beside.js';
import type { OrderRule } from '../core/order-rule.js';
import type { OrderType } from '../core/orders.js';
import type { Help } from '../core/orders/movement-orders.js';
import { taskOfKind } from '../core/tasks/task.js';
import { hasWater } from '../core/water/water.js';
import { ruleOfHelp, whyNotHelpInWater } from '../17-water/help.js';

/**
 * A helping hand that takes a whole movement step (pbem:12.22): a wounded man who is helped mounts as fast as a healthy
 * one (pbem:12.33c). A helper does not move.
 */
export const HELP: OrderRule<Help> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: (position) => position.tasks !== undefined || hasWater(position),
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, helped: helpedId, water }) {
    const { position } = course;
    const [unit, helped] = [position.units[id], position.units[helpedId]];
    if (!unit || !helped) {
      const subject = unit ? helpedId : id;
      return { code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject };
    }
    const refusal =
      whyEngaged(position, unit) ??
      (water ? whyNotHelpInWater(position, unit, helped) : whyNotHelp(position, unit, helped));
    if (refusal) return refusal;
    const help = water ? ({ rule: ruleOfHelp(position, helped), water: true } as const) : { rule: 'pbem:12.22' };
    course.emit({ type: 'HelpGiven', data: { unit: id, helped: helpedId, mp: mpaOf(position, unit), ...help } });
    course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:12.22' } });
    return null;
  },
  list(position, _side, unit) {
    if (whyEngaged(position, unit)) return [];
    return unitsBeside(position, unit).flatMap((helped): readonly LegalOrder<Help>[] => {
      const mp = mpaOf(position, unit);
      const order = { type: 'Help', unit: unit.id, helped: helped.id } as const;
      if (whyNotHelp(position, unit, helped) === null) {
        return [{ order, mp, summary: `${unit.id} helps ${helped.id} to mount` }];
      }
      if (whyNotHelpInWater(position, unit, helped)) return [];
      return [{ order: { ...order, water: true }, mp, summary: `${unit.id} helps ${helped.id} in the water` }];
    });
  },
};

function whyNotHelp(position: Position, unit: Unit, helped: Unit): Refusal | null {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (unit.id === helped.id) return refusal('pbem:12.33c', `${unit.id} cannot help himself`);
  if (unit.acts.mpSpent > 0) return refusal('pbem:12.22', `${unit.id} has moved; such help takes the full MPA`);
  const burdened = whyBurdened(position, unit);
  if (burdened) return burdened;
  if (helped.side !== unit.side || !taskOfKind(position, helped.id, 'mount') || helped.health !== 'wounded') {
    return refusal('pbem:12.33c', `${helped.id} is no wounded friend who is mounting`);
  }
  if (isMounted(unit)) return refusal('pbem:12.22', `${unit.id} is mounted and helps nobody up`);
  return isAdjacentTo(position, unit, helped)
    ? null
    : refusal('pbem:12.22', `${helped.id} is not ADJACENT to ${unit.id}`);
}

/** A helper stays where he is for the whole movement step (pbem:12.22). */
export function barredByHelping(_position: Position, { id, acts }: Unit, type: OrderType): Refusal | null {
  if (acts.helping === undefined || !BARRED.includes(type)) return null;
  const because = `${id} helps ${acts.helping} with all his MP`;
  return illegal('pbem:12.22', because, id);
}

/** The deeds that cost MP of the movement step. */
const BARRED: readonly OrderType[] = ['Move', 'Dismount', 'Carry', 'Help'];
