import type { GameEvent } from '../../engine/game/event.js';
import type { WrittenOrder } from '../../engine/game/rulebook.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';

/** Events by which a unit goes a way. */
const GOING: readonly string[] = ['UnitMoved', 'UnitRetreated', 'UnitAdvanced'];

interface Gone {
  readonly unit: string;
  readonly steps: readonly { readonly costs: readonly { readonly mp: number }[] }[];
}

/** Notes of MP in a move, retreat or advance that differ from what its steps cost. */
export function wrongNotes(
  { notes = [], order }: WrittenOrder,
  events: readonly GameEvent[],
  at: CasePath,
): readonly CaseFailure[] {
  if (notes.length === 0) return [];
  const { unit } = order as { readonly unit?: string };
  const costs = events.flatMap(({ type, data }) => {
    if (!GOING.includes(type)) return [];
    const gone = data as Gone;
    return gone.unit === unit ? gone.steps.map((step) => sum(step.costs.map(({ mp }) => mp))) : [];
  });
  // If a move halts for a decision, the steps to come have not cost anything yet.
  return notes
    .filter(({ last }) => last < costs.length)
    .flatMap(({ first, last, mp }) => {
      const steps = first === last ? `step ${first + 1}` : `steps ${first + 1} to ${last + 1}`;
      return compared(at, `MP of ${steps}`, String(mp), String(sum(costs.slice(first, last + 1)))) ?? [];
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
