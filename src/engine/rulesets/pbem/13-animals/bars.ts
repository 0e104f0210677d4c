import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isDragon, type Unit } from '../../../position/unit.js';
import { leaderOf } from '../core/animals/leads.js';
import { ordersWith, type OrderType } from '../core/orders.js';

/** Orders that a dragon may have: it moves, fights, pins, gets out of the way and raises the alarm. */
const DRAGONS_ORDERS = ordersWith('withoutHands');

/**
 * Why a dragon may not have an order, or null. A dragon has no hands: it does no work, carries nothing, leads no unit
 * and takes no prisoners (ruling of pbem:13.5).
 */
export function barDragon(_position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (!isDragon(unit) || DRAGONS_ORDERS.has(type)) return null;
  return illegal('pbem:13.5', `${unit.id} is a dragon and has no hands for that`, unit.id);
}

const OWN_MOVES = ordersWith('ownMove');

/**
 * A rider who is led does not move himself, in whatever way (ruling of pbem:13.7b); he may take his own reins first
 * (13.7w).
 */
export function barredWhileLed(position: Position, { id }: Unit, type: OrderType): Refusal | null {
  const leader = OWN_MOVES.has(type) || type === 'Dismount' ? leaderOf(position, id) : null;
  return leader && illegal('pbem:13.7b', `${id} is led by ${leader.id}`, id);
}
