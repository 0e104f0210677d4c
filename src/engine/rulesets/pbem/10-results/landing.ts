import type { FieldHex, HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import { distance } from '../../../hex/lattice.js';
import { centreOf, cross, type Point } from '../../../hex/point.js';
import { compare } from '../../../game/fraction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { cartAt } from '../core/carts/carts.js';
import { barrierBetween } from '../core/movement/barrier.js';
import { drawHex, type Drawn } from '../core/combat/draw.js';
import type { Blow } from './effect.js';
import { hexOf } from '../core/terrain/ground.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { isShutDoorHex } from '../core/movement/shut.js';
import { isOnFire } from '../07-movement/entry.js';
import { hindranceBy, hindranceIn } from '../07-movement/hindrance.js';
import { sideHexes } from '../07-movement/side-hexes.js';
import { jointAttack } from '../core/combat/blow-direction.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** Where a rider who is thrown off comes down; `room` is false if there was no free hex and he dies (pbem:10.6e). */
export interface Landing extends Drawn<HexName> {
  readonly rule: string;
  readonly room: boolean;
  /** The free hexes round the horse, of which the owner may choose one (siege-en:1.74a); absent: there is no choice. */
  readonly choice?: readonly HexName[];
}

/** Finds the place of a rider who is dismounted by a result (pbem:10.6b to 10.6e); his horse has died or lives on. */
export function landingOf(position: Position, rider: Unit, horseLives: boolean, blow: Blow, dice: Dice): Landing {
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
 * No live unit stands there, and neither fire nor a crowd of bodies keeps infantry from the hex (ruling of pbem:10.6c).
 */
function hasRoom(position: Position, rider: Unit, hex: FieldHex): boolean {
  if (liveUnitsIn(position, hex.name, rider).length > 0 || isOnFire(position, hex)) return false;
  return hindranceBy(hindranceIn(position, hex.name, rider), terrainOf(hex).crowd) !== 'impassable';
}

/** Infantry can stand there and get there from a hex of the horse, not through a window or door (pbem:10.6c). */
function isUsable(position: Position, rider: Unit, hex: FieldHex): boolean {
  if (terrainOf(hex).cost.foot === null || isShutDoorHex(position, hex)) return false;
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
