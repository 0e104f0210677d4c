import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { forbidden } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isLive, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PlaceFallen } from '../core/orders/combat-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import type { Effect } from './effect.js';
import { sufferResult } from './result.js';

const NO_BLOW = { from: [], missile: false, firedFrom: null };

/**
 * A character on foot falls, in Siege: he suffers from it at once, and his owner says where he lies. Whoever is there is
 * stunned (siege-en:1.81c, 1.92d, 1.92e). Until the answer he lies in the first hex, a free one if there is any.
 */
export function letFallAsChosen(
  course: Course<PbemEvent>,
  { id, side }: Unit,
  into: readonly HexName[],
  { rule, effect }: { readonly rule: string; readonly effect: Effect },
  dice: Dice,
): void {
  const first = into.find((hex) => liveUnitsIn(course.position, hex).length === 0) ?? into[0];
  if (first === undefined) throw new Error(`${id} has nowhere to fall`);
  course.emit({ type: 'UnitFell', data: { unit: id, hexes: [first], dice: [], rule } });
  sufferResult(course, id, effect, { ...NO_BLOW, rule }, dice);
  if (side !== null && into.length > 1) raise(course, 'PlaceFallen', side, rule, { unit: id, hexes: into });
  else stunThose(course, first, id, rule, dice);
}

/** The owner of a character who has fallen says where he lies (siege-en:1.81c, 1.92d). */
export const PLACE_FALLEN: OrderRule<PlaceFallen> = {
  when: { decision: 'PlaceFallen' },
  rule: 'siege-en:1.92d',
  units: () => [],
  carryOut(course, side, { unit, to }, dice) {
    const decision = owedFor(course.position, side, unit);
    if (!decision) return forbidden('siege-en:1.92d', `${side} has no place for ${unit} to choose`, unit).refusal;
    const { id, rule, about } = decision;
    if (!about.hexes.includes(to)) {
      return forbidden(rule, `${unit} falls into ${about.hexes.join(' or ')}`, to).refusal;
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
  const below = liveUnitsIn(course.position, hex).filter((unit) => unit.id !== by && isLive(unit));
  for (const { id } of below) sufferResult(course, id, { kind: 'stunned' }, { ...NO_BLOW, rule, by }, dice);
}
