import type { DieFaces } from '../../../dice/dice.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type Tally } from '../../../position/tally.js';
import { RESISTANCES } from '../19-battering/resistances.js';
import { tallyOf } from '../19-battering/tallies.js';
import type { PbemEventOf } from '../core/events.js';
import type { RepairFirst } from '../core/orders/repair-orders.js';
import type { RepairMethod, RepairTarget } from './repair-target.js';

/** The die of each kind of repair, and its rule (pbem:19.71c, 19.72a, 19.73a). */
const METHODS: Readonly<Record<RepairMethod, readonly [faces: DieFaces, rule: string]>> = {
  fixture: [6, 'pbem:19.71c'],
  engine: [6, 'pbem:19.72a'],
  wall: [10, 'pbem:19.73a'],
};

export function dieOf({ method }: RepairTarget): DieFaces {
  return METHODS[method][0];
}

/** The rule under which the target is repaired. */
export function ruleOf({ method }: RepairTarget): string {
  return METHODS[method][1];
}

/** The effect of a repair: the points that were used, and the state of the thing afterwards. */
type Mended = Pick<PbemEventOf<'ItemRepaired'>['data'], 'points' | 'after' | 'tally' | 'wear' | 'reinforced'>;

/**
 * The effect of a number of repair points; never more points are given back than are missing (pbem:19.7h). For an
 * engine, points that remain after its wear or its damage is undone go to the other one (ruling of pbem:19.72a). For a
 * building door, remaining points may turn it into a keep door (19.71d).
 */
export function mended(position: Position, target: RepairTarget, points: number, first: RepairFirst): Mended {
  const { left, most, wear } = target;
  const lost = most - left;
  const ofWear = Math.min(wear, first === 'wear' ? points : Math.max(0, points - lost));
  const ofDamage = Math.min(lost, points - ofWear);
  const engine = equipmentOf(position, target.name);
  const reinforced = target.kind === 'buildingDoor' && left + ofDamage === most;
  return {
    points: ofWear + ofDamage,
    after: left + ofDamage,
    tally: tallyAfter(position, target, ofDamage),
    ...(engine && wear > 0 ? { wear: wear - ofWear } : {}),
    ...(reinforced ? { reinforced: 'keep' as const } : {}),
  };
}

/**
 * Points that are taken off after the repair, by means. The repair reduces the count of one means only, even below 0,
 * and so also makes up for other means on the same scale.
 */
function tallyAfter(position: Position, { name, kind, means, left, most }: RepairTarget, points: number): Tally {
  const tally = tallyOf(position, name);
  const resistance = RESISTANCES[kind];
  if (left + points < most) return withPoints(tally, { [means]: (tally[means] ?? 0) - points });
  // The thing is whole again: all counts that matter to it become 0.
  const none = BATTERING_MEANS.filter((one) => resistance[one] !== undefined);
  return withPoints(tally, Object.fromEntries(none.map((one) => [one, 0])));
}

function withPoints(tally: Tally, changed: Tally): Tally {
  return Object.fromEntries(Object.entries({ ...tally, ...changed }).filter(([, taken]) => taken !== 0));
}
