import type { Statement } from '../../../game/honour/statement.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf } from '../07-movement/going.js';

/**
 * Steps whose price together is the one that the sender states in a game of honour (pbem:1.4b); the last step takes the
 * difference, under the rule of its first cost.
 */
export function stepsAsStated(stated: Statement | null, steps: readonly StepGone[]): readonly StepGone[] {
  const last = steps.at(-1);
  if (stated?.mp === undefined || !last) return steps;
  const difference = stated.mp - costOf(steps);
  if (difference === 0) return steps;
  const price = { mp: costOf([last]) + difference, rule: last.costs[0]?.rule ?? 'pbem:7.3c' };
  return [...steps.slice(0, -1), { ...last, costs: [price] }];
}
