import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { barricadeIn } from '../../../position/barricade-hexes.js';
import type { Cart } from '../../../position/things.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isLive, isCharacter, type UnitId } from '../../../position/unit.js';
import { sufferResult } from '../10-results/result.js';
import { joinOverstacked, breakDistantMelee } from '../11-melee/melee.js';
import { passengersOf } from '../core/carts/carts.js';
import type { PbemEvent } from '../core/events.js';
import { unitsIn } from '../core/movement/occupancy.js';

/** Debris is left in some hexes by what was destroyed there (pbem:16.122a, 18.0c). */
export function leaveDebris(course: Course<PbemEvent>, hexes: readonly HexName[], rule: string): void {
  course.emit({ type: 'DebrisLeft', data: { debris: newDebris(course.position), hexes, rule } });
}

/** The first name of debris that nothing has. */
function newDebris({ things }: Position): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = 1;
  while (taken.has(`debris${number}`)) number += 1;
  return `debris${number}`;
}

/**
 * A cart is destroyed: debris lies in its hexes, what it held stays there, and who was on it is wounded, once
 * (pbem:14x, 19.2z, 16.27e). `rule` tells what destroyed it. `falling`: hexes of passengers whose one wound is that
 * they fall with it, or that what is above them falls (rulings of 18.1g, 19.2p).
 */
export function destroyCart(
  course: Course<PbemEvent>,
  cart: Cart,
  rule: string,
  dice: Dice,
  falling: readonly HexName[] = [],
): void {
  const passengers = passengersOf(course.position, cart).filter(
    (unit) => isLive(unit) && !unit.hexes.some((hex) => falling.includes(hex)),
  );
  const debris = newDebris(course.position);
  course.emit({ type: 'CartDestroyed', data: { cart: cart.id, hexes: cart.hexes, debris, rule } });
  const blow = { rule: 'pbem:19.2z', from: [], missile: false, firedFrom: null };
  for (const { id } of passengers) sufferResult(course, id, { kind: 'wounded' }, blow, dice);
}

interface PlaceNow {
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * Where units in lower locations stand when what was above them is gone (pbem:19.2o, 19.2z): in the hexes themselves.
 * The other hex of a horse or a body stays what it was, and a ridden horse comes out with its rider. Bodies are among
 * them.
 */
export function comingOut(position: Position, under: readonly HexName[]): readonly PlaceNow[] {
  const units = new Set(under.flatMap((name) => unitsIn(position, name)));
  return [...units].flatMap(({ id, mount, hexes }): readonly PlaceNow[] => {
    const now = hexes.map((name) => (under.includes(name) ? name.replace(UNDER, '') : name));
    return [id, ...(mount === null ? [] : [mount])].map((unit) => ({ unit, hexes: now }));
  });
}

/**
 * Those who are in or on what collapses are wounded, animals killed (pbem:19.2p and its ruling, 19.2z); enemies who
 * share a hex by it are in melee (pbem:11.3c).
 */
export function woundIn(course: Course<PbemEvent>, units: readonly UnitId[], rule: string, dice: Dice): void {
  const blow = { rule, from: [], missile: false, firedFrom: null };
  for (const id of units) {
    const unit = course.position.units[id];
    if (!unit || !isLive(unit)) continue;
    const effect = isCharacter(unit)
      ? ({ kind: 'wounded' } as const)
      : ({ kind: 'killed', horseKilled: true } as const);
    sufferResult(course, id, effect, blow, dice);
  }
  joinOverstacked(course, 'pbem:11.3c');
}

/**
 * The barricade in a hex is destroyed there, by battering or by fire; in its other hex, if it stands there, it stands
 * on (pbem:19.2s, ruling of 20.1c).
 */
export function destroyBarricadeIn(course: Course<PbemEvent>, hex: HexName, rule: string): void {
  const barricade = barricadeIn(course.position, hex);
  if (!barricade) throw new Error(`no barricade stands in ${hex}`);
  const { id, hexes } = barricade;
  course.emit({ type: 'EquipmentLost', data: { equipment: id, ...(hexes.length > 1 ? { hex } : {}), rule } });
  leaveDebris(course, [hex], 'pbem:18.0c');
}

/** Ladders leave nothing (ruling of pbem:18.0c). */
function leavesDebris({ kind }: Equipment): boolean {
  return kind !== 'ladder';
}

/**
 * A screen or an engine is destroyed, by battering or by fire (pbem:18.0b): debris lies in its hexes, and who was in or
 * on a tower or ram is wounded and stands in it, those from the platform too (pbem:19.2z). `rule` tells what destroyed
 * it.
 */
export function destroyEquipment(course: Course<PbemEvent>, equipment: Equipment, rule: string, dice: Dice): void {
  const { id, kind, hexes } = equipment;
  const { position } = course;
  const under = kind === 'siegeTower' ? hexes.map((name) => name + UNDER) : [];
  // Nobody is in or on what is still being built.
  const houses = (kind === 'siegeTower' || kind === 'batteringRam') && !equipment.unbuilt;
  const within = houses ? [...under, ...hexes] : [];
  const inside = within.flatMap((name) => unitsIn(position, name)).filter(isLive);
  const places = comingOut(position, under);
  course.emit({ type: 'EquipmentLost', data: { equipment: id, rule, ...(places.length > 0 ? { places } : {}) } });
  if (leavesDebris(equipment)) leaveDebris(course, hexes, 'pbem:18.0c');
  for (const { id: unit } of inside) breakDistantMelee(course, unit, 'pbem:19.2z');
  woundIn(
    course,
    inside.map((unit) => unit.id),
    'pbem:19.2z',
    dice,
  );
}
