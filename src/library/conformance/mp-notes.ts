import type { WrittenOrder } from '../../engine/notation/order.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/events.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';

/** Notes of MP in an order that differ from what its steps cost. */
export function wrongNotes(order: WrittenOrder, events: readonly PbemEvent[], at: CasePath): readonly CaseFailure[] {
  const costs = events
    .flatMap((event) => (event.type === 'UnitMoved' ? event.data.steps : []))
    .map((step) => step.costs.reduce((sum, { mp }) => sum + mp, 0));
  return order.notes.flatMap(({ first, last, mp }) => {
    const actual = costs.slice(first, last + 1).reduce((sum, cost) => sum + cost, 0);
    const steps = first === last ? `step ${first + 1}` : `steps ${first + 1} to ${last + 1}`;
    return compared(at, `MP of ${steps}`, String(mp), String(actual)) ?? [];
  });
}
