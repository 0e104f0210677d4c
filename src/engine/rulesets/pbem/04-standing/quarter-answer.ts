import type { Position, StandingOrder } from '../../../position/position.js';
import type { Order } from '../core/orders.js';
import type { DecisionOf } from '../core/turn/decision.js';

/** The unit surrenders, or fights on. */
export function surrenderBy(_position: Position, { about }: DecisionOf<'Surrender'>, { answer }: StandingOrder): Order {
  return { type: 'Surrender', unit: about.unit, offer: answer === 'always' };
}

/** The first of the units that may take him prisoner does so; or none does, unless one must (pbem:22.7d). */
export function quarterBy(_position: Position, { about }: DecisionOf<'Quarter'>, { answer }: StandingOrder): Order {
  const [captor] = about.units;
  return captor !== undefined && (about.must || answer === 'always')
    ? { type: 'Quarter', unit: captor }
    : { type: 'Quarter' };
}
