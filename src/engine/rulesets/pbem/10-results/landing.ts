import type { FieldHex, HexName } from '../../../board/field.js';
import { isAloft } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { compare } from '../../../game/fraction.js';
import { distance } from '../../../hex/lattice.js';
import { centreOf, cross, type Point } from '../../../hex/point.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { isOnFire } from '../07-movement/entry.js';
import { hindranceBy, hindranceIn } from '../07-movement/hindrance.js';
import { halfBeside, sideHexes } from '../07-movement/side-hexes.js';
import { rightToMount } from '../12-tasks/mounting.js';
import { bookOf } from '../core/books/of.js';
import { cartAt } from '../core/carts/carts.js';
import { jointAttack } from '../core/combat/blow-direction.js';
import { drawHex, type Drawn } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import type { AfterMoving } from '../core/events/facts.js';
import { isInHalf } from '../core/doors/door-side.js';
import { barrierBetween } from '../core/movement/barrier.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { raise } from '../core/turn/pending.js';
import { causeOf, type Blow } from './effect.js';

/** Where a rider who is thrown off comes down; `room` is false if there was no free hex and he dies (pbem:10.6e). */
interface Landing extends Drawn<HexName> {
  readonly rule: string;
  readonly room: boolean;
  /** The free hexes round the horse, of which the owner may choose one (siege-en:1.74a); absent: there is no choice. */
  readonly choice?: readonly HexName[];
}

/** Finds the place of a rider who is dismounted by a result (pbem:10.6b to 10.6e); his horse has died or lives on. */
function landingOf(position: Position, rider: Unit, horseLives: boolean, blow: Blow, dice: Dice): Landing {
  const around = hexesAround(position, rider).filter((hex) => isUsable(position, rider, hex));
  const free = around.filter((hex) => hasRoom(position, rider, hex));
  const [first] = free;
  if (first && bookOf(position).results.dismounted === 'chosen') {
    return { drawn: first.name, dice: [], rule: 'pbem:10.6b', room: true, choice: namesOf(free) };
  }
  const sides = sideHexes(position, rider);
  const freeSides = free.filter((hex) => sides.includes(hex));
  if (freeSides.length > 0) {
    return {
      ...drawHex(dice, lighterSide(position, freeSides, blow), 'pbem:10.6b', rider.id),
      rule: 'pbem:10.6b',
      room: true,
    };
  }
  if (free.length > 0) {
    return { ...drawHex(dice, namesOf(free), 'pbem:10.6c', rider.id), rule: 'pbem:10.6c', room: true };
  }
  const underHorse = clockwise(
    position,
    rider,
    rider.hexes.map((name) => hexOf(position, name)),
  );
  if (!horseLives) {
    return { ...drawHex(dice, namesOf(underHorse), 'pbem:10.6d', rider.id), rule: 'pbem:10.6d', room: true };
  }
  const forBody = around.length > 0 ? around : underHorse;
  return { ...drawHex(dice, namesOf(forBody), 'pbem:10.6e', rider.id), rule: 'pbem:10.6e', room: false };
}

function namesOf(hexes: readonly FieldHex[]): readonly HexName[] {
  return hexes.map(({ name }) => name);
}

/** The free side hex away from the majority of attack points; both side hexes if the points are equal (pbem:10.6b). */
function lighterSide(position: Position, sides: readonly FieldHex[], { from }: Blow): readonly HexName[] {
  const [one, other] = sides;
  if (!one || !other) return namesOf(sides);
  const attackers = from.flatMap((id) => position.units[id] ?? []);
  const nearer = (to: FieldHex, than: FieldHex): readonly Unit[] =>
    attackers.filter((unit) => distanceTo(position, unit, to) < distanceTo(position, unit, than));
  const balance = compare(jointAttack(position, nearer(one, other)), jointAttack(position, nearer(other, one)));
  if (balance === 0) return namesOf(sides);
  return [balance > 0 ? other.name : one.name];
}

function distanceTo(position: Position, unit: Unit, hex: FieldHex): number {
  return Math.min(...unit.hexes.map((name) => distance(hexOf(position, name).cell, hex.cell)));
}

/** Hexes round a horse that have room for a rider who is thrown off it, clockwise from board north. */
export function freeAround(position: Position, rider: Unit): readonly HexName[] {
  const around = hexesAround(position, rider).filter((hex) => isUsable(position, rider, hex));
  return namesOf(around.filter((hex) => hasRoom(position, rider, hex)));
}

/**
 * No live unit stands there (in a shut doorway: in the half beside the horse), and neither fire nor a crowd of bodies
 * keeps infantry from the hex (ruling of pbem:10.6c).
 */
function hasRoom(position: Position, rider: Unit, hex: FieldHex): boolean {
  const { half } = halfBeside(position, rider, hex);
  if (liveUnitsIn(position, hex.name, rider).some((one) => isInHalf(one, half))) return false;
  if (isOnFire(position, hex)) return false;
  return hindranceBy(hindranceIn(position, hex.name, rider), terrainOf(hex).crowd) !== 'impassable';
}

/** Infantry can stand there and get there from a hex of the horse, not through a window or door (pbem:10.6c). */
function isUsable(position: Position, rider: Unit, hex: FieldHex): boolean {
  if (terrainOf(hex).cost.foot === null || isAloft(hex)) return false;
  if (position.carts && cartAt(position, hex.name)) return false;
  return rider.hexes.some((name) => {
    const from = hexOf(position, name);
    const hexside = hexsideOf(position, from, hex);
    if (!hexside || hexside.surcharge.foot === null || barrierBetween(from, hex)) return false;
    return hexside.type !== 'window' && hexside.type !== 'doorHexside';
  });
}

/** The hexes round a horse, clockwise from board north. */
function hexesAround(position: Position, rider: Unit): readonly FieldHex[] {
  const hexes = rider.hexes.map((name) => hexOf(position, name));
  const around = hexes.flatMap(({ neighbours }) => neighbours.filter((hex) => hex !== null));
  return clockwise(
    position,
    rider,
    [...new Set(around)].filter((hex) => !hexes.includes(hex)),
  );
}

/** Sorts hexes clockwise from board north as seen from the middle of the horse (pbem:2.1f). */
function clockwise(position: Position, rider: Unit, hexes: readonly FieldHex[]): readonly FieldHex[] {
  const held = rider.hexes.map((name) => centreOf(hexOf(position, name).cell));
  const from = (hex: FieldHex): Point => {
    const { x, y } = centreOf(hex.cell, held.length);
    return held.reduce((point, centre) => ({ x: point.x - centre.x, y: point.y - centre.y }), { x, y });
  };
  const half = ({ x, y }: Point): number => (x > 0 || (x === 0 && y < 0) ? 0 : 1);
  return [...hexes].sort((one, other) => {
    const [a, b] = [from(one), from(other)];
    return half(a) - half(b) || -cross(a, b);
  });
}

/**
 * Tells that a unit suffers something after it has spent MP, and before the combat step: its second fire asks for the
 * MPA that it had before (pbem:6.1n).
 */
export function afterMoving({ turn }: Position, unit: Unit): AfterMoving {
  const mayFireYet = turn.step === 'movement' || turn.step === 'fire2';
  return mayFireYet && unit.acts.mpSpent > 0 ? { afterMoving: true } : {};
}

/**
 * A rider whose horse has fallen with him lands in a free hex ADJACENT to it, drawn at random (pbem:7.7b); if there is
 * none, he lies in the hex of the horse.
 */
export function landBeside(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const rider = course.position.units[id];
  if (!rider || rider.mount === null) throw new Error(`${id} rides no horse`);
  const free = freeAround(course.position, rider);
  const landing = drawHex(dice, free.length > 0 ? free : rider.hexes, 'pbem:7.7b', id);
  course.emit({
    type: 'RiderDismounted',
    data: {
      unit: id,
      horse: rider.mount,
      to: landing.drawn,
      ...halfBeside(course.position, rider, hexOf(course.position, landing.drawn)),
      horseHexes: rider.hexes,
      mp: 0,
      cause: { rule: 'pbem:7.7b' },
      dice: landing.dice,
      ...rightToMount(course.position, rider),
      ...afterMoving(course.position, rider),
    },
  });
}

/**
 * Throws a rider off his horse (pbem:10.6). The caller deals with melees that this leaves behind, and with a rider who
 * found no room to fall into and dies (pbem:10.6e).
 */
export function throwOff(course: Course<PbemEvent>, rider: Unit, blow: Blow, dice: Dice): Landing {
  const horse = rider.mount === null ? undefined : course.position.units[rider.mount];
  if (!horse) throw new Error(`${rider.id} rides no horse`);
  const landing = landingOf(course.position, rider, isLive(horse), blow, dice);
  const { by } = causeOf(blow);
  course.emit({
    type: 'RiderDismounted',
    data: {
      unit: rider.id,
      horse: horse.id,
      to: landing.drawn,
      ...halfBeside(course.position, rider, hexOf(course.position, landing.drawn)),
      horseHexes: rider.hexes,
      mp: 0,
      cause: by === undefined ? { rule: landing.rule } : { rule: landing.rule, by },
      dice: landing.dice,
      ...rightToMount(course.position, rider),
      ...afterMoving(course.position, rider),
    },
  });
  return landing;
}

/**
 * Asks the owner of a thrown rider in which hex beside the horse the rider shall lie, if there is more than one
 * (siege-en:1.74a).
 */
export function askForPlace(course: Course<PbemEvent>, { id, side }: Unit, free: readonly HexName[]): void {
  if (side === null || free.length < 2) return;
  raise(course, 'PlaceDismounted', side, 'siege-en:1.74a', { unit: id, hexes: free });
}
