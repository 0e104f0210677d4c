import { findHexside } from '../../../board/field-hexside.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { joinOverstacked } from '../11-melee/melee.js';
import { whyBurdened } from '../12-equipment/load.js';
import { revealIn } from '../22-hidden/reveal.js';
import { cartAt } from '../core/carts/carts.js';
import { mpaOf } from '../core/combat/strength.js';
import { liesAcross } from '../core/doors/across.js';
import { doorSide } from '../core/doors/door-side.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import { areEnemies, liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import { DOOR_DEEDS, type DoorDeed, type OperateDoor } from '../core/orders/door-orders.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { closableAt, doorState, isAt, type Aperture, type DoorState } from './aperture.js';
import { gateIn } from './gate.js';

/** MP to open or shut a door or window (pbem:12.6c). */
const OPENING_MP = 2;

/** Why a unit may not do that to a door or window now, or null (pbem:12.6). */
function whyNotOperate(position: Position, unit: Unit, order: OperateDoor): Refusal | null {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const found = doorOf(position, order.door);
  if ('code' in found) return found;
  return (
    whyNotAt(position, unit, found, order.deed) ??
    whyNotState(position, unit, found, order.deed) ??
    whyNotMp(position, unit, order.deed) ??
    whyHindered(position, unit, found, order.deed) ??
    (order.deed === 'shut' ? whyNotShut(position, unit, found, order) : whyNoSide(order))
  );
}

/** The door of that name, or why there is none that can be moved so. */
function doorOf(position: Position, door: string): Aperture | Refusal {
  const aperture = closableAt(position, door);
  if (aperture) return aperture;
  const field = fieldOfGame(position);
  const hexside = findHexside(field, door);
  if (!hexside && !field.hex(door)) {
    return { code: 'unknownHex', rule: null, because: `the map has no ${door}`, subject: door };
  }
  const ends = hexside ? [hexside.from, hexside.to] : [];
  if (ends.some((hex) => gateIn(hex)?.doors.includes(door)))
    return illegal('pbem:12.6h', `the gate door ${door} is moved by a task`, door);
  return illegal('pbem:12.6a', `${door} is nothing that can be opened and closed in this game`, door);
}

/** Not in melee (pbem:12.6f), and ADJACENT to it (12.6c); bolts are inside (12.6d). */
function whyNotAt(position: Position, unit: Unit, aperture: Aperture, deed: DoorDeed): Refusal | null {
  if (isInMelee(position, unit.id)) return illegal('pbem:12.6f', `${unit.id} is in melee`, unit.id);
  if (!isAt(position, unit, aperture, false)) {
    return illegal('pbem:12.6c', `${unit.id} is not ADJACENT to ${aperture.name}`, aperture.name);
  }
  const bolts = deed === 'bolt' || deed === 'unbolt';
  if (!bolts || isAt(position, unit, aperture, true)) return null;
  return illegal('pbem:12.6d', `${aperture.name} is bolted and unbolted from inside only`, aperture.name);
}

/** The state of the door that each deed needs (pbem:12.6e). */
const NEEDS: Readonly<Record<DoorDeed, string>> = { open: 'shut', shut: 'open', bolt: 'shut', unbolt: 'bolted' };

function whyNotState(position: Position, unit: Unit, aperture: Aperture, deed: DoorDeed): Refusal | null {
  const state = doorState(position, aperture);
  if (state === NEEDS[deed]) return null;
  const outside = state === 'bolted' && deed === 'open' && !isAt(position, unit, aperture, true);
  return illegal(outside ? 'pbem:12.6b' : 'pbem:12.6e', `${aperture.name} is ${state}: ${deed}`, aperture.name);
}

function whyNotMp(position: Position, unit: Unit, deed: DoorDeed): Refusal | null {
  if (deed === 'bolt' || deed === 'unbolt') {
    if (unit.acts.mpSpent === 0) return whyBurdened(position, unit);
    return illegal('pbem:12.6d', `${unit.id} has spent MP; to ${deed} takes them all`, unit.id);
  }
  const left = mpLeft(position, unit);
  if (left >= OPENING_MP) return null;
  return illegal('pbem:7.3c', `to ${deed} takes ${OPENING_MP} MP, ${unit.id} has ${left} left`, unit.id);
}

/**
 * Active enemies at the door keep it from being shut, enemies inside keep it from being bolted; anybody may open it
 * (pbem:12.6g).
 */
function whyHindered(position: Position, unit: Unit, aperture: Aperture, deed: DoorDeed): Refusal | null {
  if (deed === 'open') return null;
  const enemy = Object.values(position.units).find(
    (other) => isActive(other) && areEnemies(other, unit) && isAt(position, other, aperture, deed !== 'shut'),
  );
  return enemy ? illegal('pbem:12.6g', `${enemy.id}, an active enemy, is at ${aperture.name}`, enemy.id) : null;
}

/**
 * Only the character who shuts a door can stand in the doorway then; he says on which side he stays (pbem:7.22a).
 * Nothing may reach through it (ruling of pbem:12.6j).
 */
function whyNotShut(position: Position, unit: Unit, aperture: Aperture, { side }: OperateDoor): Refusal | null {
  const { hex, name } = aperture;
  if (!hex) return whyNoSide({ side }) ?? whyHeldOpen(position, aperture);
  const cart = position.carts && cartAt(position, name);
  if (cart) return illegal('pbem:14v', `${cart.id} stands in the doorway ${name}`, name);
  const [other] = liveUnitsIn(position, name, unit);
  if (other) return illegal('pbem:7.22a', `${other.id} stands in the doorway ${name}`, other.id);
  if (!unit.hexes.includes(name)) return whyNoSide({ side });
  if (unit.hexes.length > 1) return illegal('pbem:16.16l', `${unit.id} has no room in the shut doorway ${name}`, name);
  const beside = side === undefined ? undefined : fieldOfGame(position).hex(side);
  if (beside && hex.neighbours.includes(beside)) return null;
  return illegal('pbem:7.22a', `${unit.id} must say on which side of the door in ${name} he stays`, name);
}

/** Nothing is shut upon a ladder that reaches through the window or door (ruling of pbem:12.6j). */
function whyHeldOpen(position: Position, { name, beside: [one, other] }: Aperture): Refusal | null {
  const across = one && other ? liesAcross(position, one.name, other.name) : null;
  return across === null ? null : illegal('pbem:12.6j', `${across} reaches through ${name}`, name);
}

function whyNoSide({ side }: { readonly side?: string | undefined }): Refusal | null {
  if (side === undefined) return null;
  return {
    code: 'malformed',
    rule: null,
    because: 'a side is named by who shuts the door in whose hex he stands only',
  };
}

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
    // Somebody hidden in the doorway is found by the door that meets him, which stays open.
    if (deed === 'shut' && aperture.hex && revealIn(course, [aperture.name], 'pbem:7.22a').length > 0) return null;
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
