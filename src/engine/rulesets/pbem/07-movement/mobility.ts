import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, isActive, isCharacter, type Unit } from '../../../position/unit.js';
import { loadDue } from '../12-equipment/load.js';
import { isCarried } from '../core/movement/carried.js';
import { mpaOf } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import { barBound } from '../core/tasks/bound.js';
import { whyHeldByWater } from '../core/water/water.js';
import { isDismounting } from './reserved.js';

/** A horse, ridden or not, whose head has left the map and whose rear has not (pbem:3.1b). */
export function isHalfOff(unit: Unit): boolean {
  return unit.hexes.length === 1 && (isMounted(unit) || unit.sheet.kind === 'horse');
}

/**
 * Why a unit cannot go anywhere on the map any more, or null: its head has left the map, so it can only follow
 * (pbem:3.1b).
 */
export function whyHalfOff(unit: Unit): Refusal | null {
  if (!isHalfOff(unit)) return null;
  const because = `the head of ${unit.id} has left the map: it can only leave as a whole`;
  return illegal('pbem:3.1b', because, unit.id);
}

/** Why a unit cannot do anything that costs MP in this movement step, or null. */
export function whyImmobile(position: Position, unit: Unit): Refusal | null {
  return whyHalfOff(unit) ?? whyStuck(position, unit);
}

/** The same, except for leaving the map: a horse whose head has already left the map may still leave it (pbem:3.1b). */
export function whyStuck(position: Position, unit: Unit): Refusal | null {
  return whyMoveOver(position, unit) ?? whyBound(position, unit);
}

/** The same, except for bearers whose common move may go on (pbem:12.23b). */
export function whyMoveOver(position: Position, unit: Unit): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (!isCharacter(unit)) {
    return refusal('pbem:13a', `${unit.id} is an animal: only its rider or leader moves it`);
  }
  if (!isActive(unit)) return refusal('pbem:2.53b', `${unit.id} is ${unit.health} and cannot act`);
  if (unit.hexes.length === 0) {
    return refusal('pbem:3.1b', `${unit.id} is not on the map${unit.left ? ' any more' : ''}`);
  }
  const shot = whyStaysAfterShot(unit);
  if (shot) return shot;
  if (unit.acts.served !== undefined) {
    return refusal('pbem:18.2c', `${unit.id} has fired ${unit.acts.served} and stays where he is`);
  }
  const wet = whyHeldByWater(position, unit);
  if (wet) return wet;
  if (unit.acts.pinned) return refusal('pbem:8.1i', `${unit.id} has been pinned and goes no further`);
  const bound = barBound(position, unit, 'Move');
  if (bound) return bound;
  if (!unit.acts.moveEnded) return null;
  if (isDismounting(position, unit)) {
    return refusal('pbem:12.34a', `${unit.id} gets off the horse, which takes the whole MPA`);
  }
  return isInMelee(position, unit.id) && unit.acts.mpSpent > 0
    ? refusal('pbem:11.41c', `${unit.id} is still in melee after its first hex and must stop`)
    : refusal('pbem:7.3e', `${unit.id} has ended its move`);
}

/**
 * Bearers and the unit that they carry cannot use their movement for anything else: the party has 2 MP in all
 * (pbem:12.23b).
 */
function whyBound(position: Position, { id, acts }: Unit): Refusal | null {
  const bound = (because: string): Refusal => illegal('pbem:12.23b', because, id);
  if (acts.bears !== undefined) {
    return bound(`${id} carries ${acts.bears} with another in this movement step and goes nowhere else`);
  }
  return isCarried(position, id) ? bound(`${id} is carried in this movement step and goes nowhere by himself`) : null;
}

/**
 * A crossbowman who has fired in this player turn stays where he is: he cannot go anywhere, and cannot be led or
 * carried (pbem:4.25b).
 */
export function whyStaysAfterShot({ id, sheet, acts }: Unit): Refusal | null {
  if (sheet.kind !== 'character' || sheet.weapon !== 'crossbow' || acts.fired.length === 0) return null;
  const because = `${id} has fired his crossbow and stays where he is`;
  return illegal('pbem:4.25b', because, id);
}

/**
 * MP that a unit has left in this movement step. The cost of carrying is taken off first (pbem:7.3a, 7.3b, 7.3c), and
 * help to get out of the water is added (17.12b).
 */
export function mpLeft(position: Position, unit: Unit): number {
  const { mpSpent, climbs = 0 } = unit.acts;
  return mpaOf(position, unit) + climbs - mpSpent - (loadDue(position, unit)?.mp ?? 0);
}
