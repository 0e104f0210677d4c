import type { Position, StandingOrder } from '../../../position/position.js';
import type { Order } from '../core/orders.js';
import { ADVANCE } from '../10-results/advance.js';
import type { DecisionOf } from '../core/turn/decision.js';

/** The first of the units that may advance goes where it costs least; or nobody advances. */
export function advanceBy(
  position: Position,
  { owner, about }: DecisionOf<'Advance'>,
  { answer }: StandingOrder,
): Order {
  if (answer === 'never') return { type: 'Advance' };
  for (const id of about.units) {
    const unit = position.units[id];
    const ways = unit ? ADVANCE.list(position, owner, unit).filter(({ order }) => order.unit === id) : [];
    const [cheapest] = [...ways].sort((one, other) => (one.mp ?? 0) - (other.mp ?? 0));
    if (cheapest) return cheapest.order;
  }
  return { type: 'Advance' };
}

/** Keeps melee, or breaks it off. */
export function pursueBy(_position: Position, _decision: DecisionOf<'Pursue'>, { answer }: StandingOrder): Order {
  return { type: 'Pursue', keep: answer === 'keep' };
}
