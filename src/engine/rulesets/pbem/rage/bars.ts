import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { isInMelee } from '../melee/melee.js';
import type { OrderType } from '../orders.js';
import { isRaging } from './prey.js';

/** To dismount can break melee, which a raging berserk does not do of his own will (pbem:2.72k). */
export function rageBars(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'Dismount' || !isRaging(unit) || !isInMelee(position, unit.id)) return null;
  return forbidden('pbem:2.72k', `${unit.id} is in a rage and stays in melee`, unit.id).refusal;
}
