import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import { isSoldier } from '../../../../position/soldier.js';
import {
  isActive,
  isCharacter,
  isLive,
  type Captivity,
  type Character,
  type SideId,
  type Unit,
} from '../../../../position/unit.js';
import { ordersWith, type OrderType } from '../orders.js';
import { unitsOfKind } from '../units-of-kind.js';

/** A live character who is a prisoner (pbem:22.7i). */
export interface Captive extends Character {
  readonly captive: Captivity;
}

/** Whether a unit is a live character who is a prisoner. */
export function isCaptive(unit: Unit): unit is Captive {
  return isCharacter(unit) && isLive(unit) && unit.captive !== undefined;
}

/**
 * Orders by which a prisoner tries to get away, and orders that are forced on him: the retreat from a stray missile,
 * and swimming.
 */
const PRISONERS_ORDERS = ordersWith('forced', 'byPrisoners');

/** A prisoner is inactive: his own side may order him only to escape (pbem:22.7i). */
export function barCaptive(_position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (!isCaptive(unit) || PRISONERS_ORDERS.has(type)) return null;
  return illegal('pbem:22.7i', `${unit.id} is a prisoner`, unit.id);
}

/** A unit that guards prisoners cannot take up an animal to lead (pbem:12.4b). */
export function barGuard(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'Lead' || chargesOfGuard(position, unit).length === 0) return null;
  return illegal('pbem:12.4b', `${unit.id} guards prisoners`, unit.id);
}

/** Active soldiers of a side that are on the map. */
export function soldiersOf(position: Position, side: SideId | null): readonly Unit[] {
  return Object.values(position.units).filter(
    (unit) => unit.side === side && isActive(unit) && isSoldier(unit) && unit.hexes.length > 0,
  );
}

/** Live prisoners that a character guards. */
export function chargesOfGuard(position: Position, guard: Unit): readonly Captive[] {
  return unitsOfKind(position, 'captive')
    .filter(isCaptive)
    .filter(({ captive }) => captive.guards.includes(guard.id));
}

/** Somebody is a prisoner. */
export function hasCaptives(position: Position): boolean {
  return unitsOfKind(position, 'captive').some(isCaptive);
}
