import type { HexName } from '../../../board/field.js';
import { isSunken } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { rightToMount } from '../12-tasks/mounting.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PlaceFallen } from '../core/orders/combat-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { letFollow } from './aftermath.js';
import type { Effect } from './effect.js';
import { sufferResult } from './result.js';

const NO_BLOW = { from: [], missile: false, firedFrom: null };

/**
 * A unit falls, in Siege. A character suffers from it at once, and his owner says where he lies; whoever is there is
 * stunned (siege-en:1.81c, 1.92d, 1.92e). Until the answer he lies in the first hex, a free one if there is any.
 * Animals die, those that are ridden too (ruling of siege-en:1.81c).
 */
export function letFallAsChosen(
  course: Course<PbemEvent>,
  unit: Unit,
  into: readonly HexName[],
  { rule, effect }: { readonly rule: string; readonly effect: Effect },
  dice: Dice,
): void {
  const { id, side } = unit;
  const first = into.find((hex) => liveUnitsIn(course.position, hex, unit).length === 0) ?? into[0];
  if (first === undefined) throw new Error(`${id} has nowhere to fall`);
  const hexes = unit.hexes.length > 1 ? [first, besideOf(course.position, first, into)] : [first];
  course.emit({ type: 'UnitFell', data: { unit: id, hexes, dice: [], rule } });
  if (!isLive(unit)) return;
  if (!isCharacter(unit)) {
    course.emit({ type: 'UnitKilled', data: { unit: id, cause: { rule } } });
    return;
  }
  if (unit.mount !== null) throwIntoMoat(course, unit, unit.mount, hexes, rule, dice);
  sufferResult(course, id, effect, { ...NO_BLOW, rule }, dice);
  if (side !== null && into.length > 1) raise(course, 'PlaceFallen', side, rule, { unit: id, hexes: into });
  else stunThose(course, first, id, rule, dice);
}

/** The hex that the rear of a horse falls into. */
function besideOf(position: Position, first: HexName, into: readonly HexName[]): HexName {
  const beside = hexOf(position, first).neighbours.flatMap((next) => (next ? [(next.below ?? next).name] : []));
  return beside.find((name) => into.includes(name)) ?? beside.find((name) => isSunken(hexOf(position, name))) ?? first;
}

/** His horse dies, and he lies in one of its hexes. */
function throwIntoMoat(
  course: Course<PbemEvent>,
  rider: Unit,
  horse: UnitId,
  horseHexes: readonly HexName[],
  rule: string,
  dice: Dice,
): void {
  const [to = ''] = horseHexes;
  course.emit({ type: 'UnitKilled', data: { unit: horse, cause: { rule } } });
  const data = { unit: rider.id, horse, to, horseHexes, mp: 0, cause: { rule }, dice: [] };
  course.emit({ type: 'RiderDismounted', data: { ...data, ...rightToMount(course.position, rider) } });
  letFollow(course, rider.id, 'dismounted', dice);
}

/** The owner of a character who has fallen says where he lies (siege-en:1.81c, 1.92d). */
export const PLACE_FALLEN: OrderRule<PlaceFallen> = {
  when: { decision: 'PlaceFallen' },
  rule: 'siege-en:1.92d',
  units: () => [],
  carryOut(course, side, { unit, to }, dice) {
    const decision = owedFor(course.position, side, unit);
    if (!decision) return illegal('siege-en:1.92d', `${side} has no place for ${unit} to choose`, unit);
    const { id, rule, about } = decision;
    if (!about.hexes.includes(to)) {
      return illegal(rule, `${unit} falls into ${about.hexes.join(' or ')}`, to);
    }
    settle(course, id, rule);
    if (!course.position.units[unit]?.hexes.includes(to)) {
      course.emit({ type: 'UnitFell', data: { unit, hexes: [to], dice: [], rule } });
    }
    stunThose(course, to, unit, rule, dice);
    return null;
  },
  list(position, side, { id }) {
    const hexes = owedFor(position, side, id)?.about.hexes ?? [];
    return hexes.map((to) => ({
      order: { type: 'PlaceFallen', unit: id, to },
      mp: null,
      summary: `${id} falls into ${to}`,
    }));
  },
};

function owedFor(position: Position, side: SideId, unit: UnitId): DecisionOf<'PlaceFallen'> | undefined {
  return decisionsOf(position, 'PlaceFallen', side).find((one) => one.about.unit === unit && isDue(position, one));
}

/** The characters on whom he falls are stunned (siege-en:1.92e). */
function stunThose(course: Course<PbemEvent>, hex: HexName, by: UnitId, rule: string, dice: Dice): void {
  const below = liveUnitsIn(course.position, hex).filter((unit) => unit.id !== by);
  for (const { id } of below) sufferResult(course, id, { kind: 'stunned' }, { ...NO_BLOW, rule, by }, dice);
}
