import type { Course } from '../../../game/course.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { joinOverstacked } from '../11-melee/overstacked-melee.js';
import type { OrderRule } from '../core/order-rule.js';
import { DOOR_DEEDS, type DoorDeed, type OperateDoor } from '../core/orders/door-orders.js';
import { closableAt, type Aperture, type DoorState } from './aperture.js';
import { OPENING_MP, whyNotOperate } from './door-check.js';
import { doorSide } from '../core/doors/door-side.js';

/** The state in which a deed leaves a door. */
const LEAVES: Readonly<Record<DoorDeed, DoorState>> = { open: 'open', shut: 'shut', bolt: 'bolted', unbolt: 'shut' };

/**
 * Opening, shutting, bolting or unbolting a door or window in one's movement (pbem:12.6b to 12.6g). Doors of gates are
 * moved by a task (pbem:12.6h).
 */
export const OPERATE_DOOR: OrderRule<OperateDoor> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.6c',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order) {
    const unit = course.position.units[order.unit];
    if (!unit) throw new Error(`there is no unit ${order.unit}`);
    const refusal = whyNotOperate(course.position, unit, order);
    if (refusal) return refusal;
    const aperture = closableAt(course.position, order.door);
    if (!aperture) throw new Error(`${order.door} is no door`);
    const { deed } = order;
    const mp = mpOf(course.position, unit, deed);
    const rule = deed === 'open' || deed === 'shut' ? 'pbem:12.6c' : 'pbem:12.6d';
    course.emit({ type: 'DoorOperated', data: { unit: unit.id, door: aperture.name, deed, mp, rule } });
    changeState(course, unit, aperture, order);
    return null;
  },
  list(position, _side, unit) {
    return Object.keys(position.doors ?? {})
      .sort()
      .flatMap((door) => deedsAt(position, unit, door))
      .filter((order) => whyNotOperate(position, unit, order) === null)
      .map((order): LegalOrder<OperateDoor> => ({
        order,
        mp: mpOf(position, unit, order.deed),
        summary: `${order.deed} ${order.door}${order.side === undefined ? '' : ` from the side of ${order.side}`}`,
      }));
  },
};

/** Opening and shutting cost 2 MP, bolting and unbolting all of them (pbem:12.6c, 12.6d). */
function mpOf(position: Position, unit: Unit, deed: DoorDeed): number {
  return deed === 'open' || deed === 'shut' ? OPENING_MP : mpaOf(position, unit);
}

/**
 * The door is now as the deed leaves it. A character who shuts it while he stands in it stays on one side; opening it
 * brings the two sides together.
 */
function changeState(course: Course<PbemEvent>, unit: Unit, aperture: Aperture, { deed, side }: OperateDoor): void {
  const { hex, name, beside } = aperture;
  const towards = beside.find((one) => one.name === side);
  const shuts = hex !== null && towards !== undefined ? [{ unit: unit.id, half: doorSide(hex, towards) }] : [];
  const freed =
    deed === 'open' && hex
      ? Object.values(course.position.units).flatMap((one) =>
          one.half !== undefined && one.hexes.includes(name) ? [{ unit: one.id, half: null }] : [],
        )
      : [];
  const states = [{ where: name, state: LEAVES[deed] }];
  course.emit({ type: 'TerrainChanged', data: { states, halves: [...shuts, ...freed], rule: 'pbem:12.6b' } });
  if (freed.length > 0) joinOverstacked(course, 'pbem:7.22b');
}

/**
 * Every way of doing something to a door: a unit that may stand in it also says on which side it stays when it shuts
 * the door.
 */
function deedsAt(position: Position, unit: Unit, door: string): readonly OperateDoor[] {
  const hex = closableAt(position, door)?.hex;
  return DOOR_DEEDS.flatMap((deed): readonly OperateDoor[] => {
    const order: OperateDoor = { type: 'OperateDoor', unit: unit.id, deed, door };
    if (deed !== 'shut' || !hex || !unit.hexes.includes(hex.name)) return [order];
    const sides = new Set(hex.neighbours.flatMap((beside) => (beside ? [doorSide(hex, beside)] : [])));
    return [...sides].sort().map((side) => ({ ...order, side }));
  });
}
