import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isDragon, type Unit } from '../../../position/unit.js';
import { ordersWith, type OrderType } from '../core/orders.js';

/** Orders that a dragon may have: it moves, fights, pins, gets out of the way and raises the alarm. */
const DRAGONS_ORDERS = ordersWith('withoutHands');

/**
 * Why a dragon may not have an order, or null. A dragon has no hands: it does no work, carries nothing, leads no unit
 * and takes no prisoners (ruling of pbem:13.5).
 */
export function barDragon(_position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (!isDragon(unit) || DRAGONS_ORDERS.has(type)) return null;
  return forbidden('pbem:13.5', `${unit.id} is a dragon and has no hands for that`, unit.id).refusal;
}
