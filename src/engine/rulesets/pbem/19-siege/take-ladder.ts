import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { ledBy } from '../core/animals/leads.js';
import { burdenOf } from '../12-equipment/load.js';
import { isInMelee } from '../core/melee/melee.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { TakeLadder } from '../core/orders/siege-orders.js';
import { ladderNamed, pairOf } from './ladder-party.js';

/** MP of taking up a ladder, of each of the two (pbem:12.5b). */
const TAKE_MP = 1;

/** Two characters in the two hexes of a ladder that lies there take it up (pbem:19.11a, 19.11c). */
export const TAKE_LADDER: OrderRule<TakeLadder> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.5b',
  near: true,
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ bearers }) => bearers,
  carryOut(course, _side, order) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const [one, other] = judged.value;
    const units = [one.id, other.id] as const;
    course.emit({ type: 'LadderTaken', data: { units, equipment: order.ladder, mp: TAKE_MP, rule: 'pbem:12.5b' } });
    return null;
  },
  list(position, _side, unit) {
    const { equipment = [] } = position;
    return equipment
      .filter(({ kind, hexes }) => kind === 'ladder' && hexes[0] !== undefined && unit.hexes.includes(hexes[0]))
      .flatMap(({ id, hexes }) =>
        unitsIn(position, hexes[1] ?? '').map((other): TakeLadder => ({
          type: 'TakeLadder',
          bearers: [unit.id, other.id],
          ladder: id,
        })),
      )
      .filter((order) => isOwn(position, unit, order) && judge(position, order).ok)
      .map((order) => ({ order, mp: TAKE_MP, summary: `${order.bearers.join(' and ')} take up ${order.ladder}` }));
  },
};

function isOwn({ units }: Position, { side }: Unit, { bearers }: TakeLadder): boolean {
  return bearers.every((id) => units[id]?.side === side);
}

function judge(position: Position, { bearers, ladder: id }: TakeLadder): Ruled<readonly [Unit, Unit]> {
  const pair = pairOf(position, bearers);
  if (!pair.ok) return pair;
  const ladder = ladderNamed(position, id);
  if (!ladder.ok) return ladder;
  const { hexes, top, bearers: carriers } = ladder.value;
  if (top !== undefined) return forbidden('pbem:19.11a', `${id} stands upright and is not carried`, id);
  if (carriers) return forbidden('pbem:12.5j', `${carriers.join(' and ')} carry ${id}`, id);
  const [one, other] = pair.value;
  if (!one.hexes.includes(hexes[0] ?? '') || !other.hexes.includes(hexes[1] ?? '')) {
    return forbidden('pbem:19.11a', `${id} lies in ${hexes.join('-')}: one takes it up in each of its hexes`, id);
  }
  const unable = whyNotStoop(position, one) ?? whyNotStoop(position, other);
  return unable ? refused(unable) : allowed(pair.value);
}

function whyNotStoop(position: Position, unit: Unit): Refusal | null {
  const { id } = unit;
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, id);
  if (isInMelee(position, id)) return refusal('pbem:12.5g', `${id} is in melee and picks nothing up`);
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const burden = burdenOf(position, unit);
  if (burden) return refusal('pbem:12.5c', `${id} carries ${burden.id} and cannot carry a ladder as well`);
  const led = ledBy(position, id);
  if (led !== null) return refusal('pbem:12.23a', `${id} leads ${led} and has no hand free`);
  return mpLeft(position, unit) < TAKE_MP ? refusal('pbem:12.5b', `${id} has no MP left to stoop`) : null;
}
