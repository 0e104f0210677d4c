import type { Position, StandingOrder } from '../../../position/position.js';
import type { Order } from '../core/orders.js';
import type { DecisionOf } from '../core/turn/decision.js';

/** All units that may raise the alarm raise it, or none does. */
export function alarmBy(_position: Position, { about }: DecisionOf<'RaiseAlarm'>, { answer }: StandingOrder): Order {
  return { type: 'RaiseAlarm', units: answer === 'always' ? about.units : [] };
}
