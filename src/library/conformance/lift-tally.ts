import type { Catalogue } from '../catalogue.js';
import type { CaseResult } from './result.js';

/** Refusals by one rule in cases. A refusal counts for each rule that the case allows for it. */
export interface LiftTally {
  readonly id: string;
  readonly title: string;
  readonly refusals: number;
  /** How many of them have a proof that the rule is the reason that holds. */
  readonly proven: number;
}

/** Counts what cases see refused by rule, in the order of the catalogue; rules that refuse nothing are left out. */
export function liftTallyOf(results: readonly CaseResult[], { rules }: Catalogue): readonly LiftTally[] {
  const seen = results.flatMap(({ refusals = [] }) => refusals);
  const counts = new Map<string, { refusals: number; proven: number }>();
  for (const { rules: allowed, proven } of seen) {
    for (const id of allowed) {
      const count = counts.get(id) ?? { refusals: 0, proven: 0 };
      counts.set(id, { refusals: count.refusals + 1, proven: count.proven + (proven ? 1 : 0) });
    }
  }
  return rules.flatMap(({ id, title }) => {
    const count = counts.get(id);
    return count ? [{ id, title, ...count }] : [];
  });
}
