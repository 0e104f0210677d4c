import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { bookOf } from '../books/of.js';
import { ordersWith, type OrderType } from '../orders.js';
import { taskOfUnit } from './task.js';

/** Orders that answer something and are no deeds. */
const NO_DEEDS = ordersWith('noDeed');

/**
 * Where a task takes the whole player turn of its worker, why he does nothing else in that turn, or null
 * (siege-en:1.53a). In other books he breaks it off (pbem:12.1c).
 */
export function barBound(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (bookOf(position).sequence.worker === 'breaksOff' || unit.side !== position.turn.side) return null;
  const task = NO_DEEDS.has(type) ? undefined : taskOfUnit(position, unit.id);
  if (!task) return null;
  const because = `${unit.id} is at a task (${task.kind}) and does nothing else in this player turn`;
  return illegal('pbem:12.1c', because, unit.id);
}
