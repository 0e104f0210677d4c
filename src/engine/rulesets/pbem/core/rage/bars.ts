import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isInMelee } from '../melee/melee.js';
import { ordersWith, type OrderType } from '../orders.js';
import { isRaging, whoHolds } from './prey.js';

const COSTS_MP = ordersWith('costsMp');

/**
 * A raging berserk may only rush in the movement step (pbem:2.72n), or stay beside his enemy (pbem:2.72m). Dismounting
 * can break a melee, which he never does voluntarily (pbem:2.72k), or keep him from the rush.
 */
export function rageBars(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const dismounts = type === 'Dismount';
  if (type === 'Move' || !COSTS_MP.has(type) || !isRaging(unit)) return null;
  if (dismounts && isInMelee(position, unit.id)) {
    return forbidden('pbem:2.72k', `${unit.id} is in a rage and stays in melee`, unit.id).refusal;
  }
  const [prey] = whoHolds(position, unit);
  if (!prey) return forbidden('pbem:2.72n', `${unit.id} is in a rage and rushes at the enemy`, unit.id).refusal;
  return dismounts ? null : forbidden('pbem:2.72m', `${unit.id} is in a rage and stays at ${prey.id}`, unit.id).refusal;
}
