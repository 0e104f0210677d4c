import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isInMelee } from '../melee/melee.js';
import type { OrderType } from '../orders.js';
import { isRaging, whoHolds } from './prey.js';

/** What else takes somebody away in the movement step, or the MP with which he rushes. */
const INSTEAD_OF_THE_RUSH: ReadonlySet<OrderType> = new Set<OrderType>([
  'Leave',
  'Jump',
  'March',
  'Lead',
  'Escort',
  'Throw',
  'Carry',
  'LoadBurden',
  'UnloadBurden',
  'LoadItem',
  'UnloadItem',
  'Drive',
  'Push',
  'PushEquipment',
  'TakeLadder',
  'BearLadder',
  'RaiseLadder',
  'ShiftLadder',
  'Rearrange',
  'DrawWater',
  'Help',
  'GiveMp',
  'PickUp',
  'FixTorch',
  'OperateDoor',
]);

/**
 * A raging berserk does nothing in the movement step but rush (pbem:2.72n), or stay at his enemy (pbem:2.72m). To dismount can break
 * melee, which he does not do of his own will (pbem:2.72k), or keep him from the rush.
 */
export function rageBars(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const dismounts = type === 'Dismount';
  if ((!dismounts && !INSTEAD_OF_THE_RUSH.has(type)) || !isRaging(unit)) return null;
  if (dismounts && isInMelee(position, unit.id)) {
    return forbidden('pbem:2.72k', `${unit.id} is in a rage and stays in melee`, unit.id).refusal;
  }
  const [prey] = whoHolds(position, unit);
  if (!prey) return forbidden('pbem:2.72n', `${unit.id} is in a rage and rushes at the enemy`, unit.id).refusal;
  return dismounts ? null : forbidden('pbem:2.72m', `${unit.id} is in a rage and stays at ${prey.id}`, unit.id).refusal;
}
