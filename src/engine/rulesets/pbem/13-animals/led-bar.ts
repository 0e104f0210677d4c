import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { ordersWith, type OrderType } from '../core/orders.js';
import { leaderOf } from '../core/animals/leads.js';

const OWN_MOVES = ordersWith('ownMove');

/**
 * A rider who is led does not move himself, in whatever way (ruling of pbem:13.7b); he may take his own reins first
 * (13.7w).
 */
export function barredWhileLed(position: Position, { id }: Unit, type: OrderType): Refusal | null {
  const leader = OWN_MOVES.has(type) || type === 'Dismount' ? leaderOf(position, id) : null;
  return leader && { code: 'illegal', rule: 'pbem:13.7b', because: `${id} is led by ${leader.id}`, subject: id };
}
