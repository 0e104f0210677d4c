import type { Catalogue } from '../catalogue.js';
import type { CaseResult } from './result.js';

/** Refusals by one rule in cases. A refusal counts for each rule that the case allows for it. */
export interface LiftTally {
  readonly id: string;
  readonly title: string;
  readonly refusals: number;
  /** Refusals with a proof that the rule is the true reason. */
  readonly proven: number;
  /** Refusals that come in every position, so that there is nothing to prove. */
  readonly always: number;
}

/** Counts the refusals of cases by rule, in the order of the catalogue; rules without refusals are left out. */
export function liftTallyOf(results: readonly CaseResult[], { rules }: Catalogue): readonly LiftTally[] {
  const seen = results.flatMap(({ refusals = [] }) => refusals);
  const counts = new Map<string, Omit<LiftTally, 'id' | 'title'>>();
  for (const { rules: allowed, proven, always } of seen) {
    for (const id of allowed) {
      const count = counts.get(id) ?? { refusals: 0, proven: 0, always: 0 };
      counts.set(id, {
        refusals: count.refusals + 1,
        proven: count.proven + (proven ? 1 : 0),
        always: count.always + (always ? 1 : 0),
      });
    }
  }
  return rules.flatMap(({ id, title }) => {
    const count = counts.get(id);
    return count ? [{ id, title, ...count }] : [];
  });
}
