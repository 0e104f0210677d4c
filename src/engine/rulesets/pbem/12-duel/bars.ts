import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { ordersWith, type OrderType } from '../core/orders.js';
import { takesPart } from '../core/duel/fighters.js';
import { whyNotOtherwise } from './obligation.js';

/** The deeds that the fighters of a duel may do: move and fight, and mount again (pbem:12.8m, 12.8q). */
const FIGHTERS_ORDERS = ordersWith('inDuel');

/** During a duel nobody acts but its fighters, and they do nothing but fight (pbem:12.8i, 12.8m). */
export function barInDuel(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (!position.duel || type === 'PlaceChampion') return null;
  if (!takesPart(position, unit.id)) {
    return forbidden('pbem:12.8i', `${unit.id} stands still as long as the duel lasts`, unit.id).refusal;
  }
  if (!FIGHTERS_ORDERS.has(type)) {
    return forbidden('pbem:12.8m', `${unit.id} fights a duel and only moves and attacks`, unit.id).refusal;
  }
  return type === 'Dismount' || type === 'Mount' ? whyNotOtherwise(position, unit) : null;
}
