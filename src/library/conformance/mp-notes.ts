import type { WrittenOrder } from '../../engine/rulesets/pbem/notation/order.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/core/events.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';

/** Notes of MP in a move, retreat or advance that differ from what its steps cost. */
export function wrongNotes(written: WrittenOrder, events: readonly PbemEvent[], at: CasePath): readonly CaseFailure[] {
  if (written.notes.length === 0) return [];
  const unit = 'unit' in written.order ? written.order.unit : undefined;
  const costs = events.flatMap((event) => {
    const goes = event.type === 'UnitMoved' || event.type === 'UnitRetreated' || event.type === 'UnitAdvanced';
    return goes && event.data.unit === unit ? event.data.steps.map((step) => sum(step.costs.map(({ mp }) => mp))) : [];
  });
  // If a move halts for a decision, the steps to come have not cost anything yet.
  return written.notes
    .filter(({ last }) => last < costs.length)
    .flatMap(({ first, last, mp }) => {
      const steps = first === last ? `step ${first + 1}` : `steps ${first + 1} to ${last + 1}`;
      return compared(at, `MP of ${steps}`, String(mp), String(sum(costs.slice(first, last + 1)))) ?? [];
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
