import type { Scenario } from '../scenario.js';
import { forceValues } from '../unit-value.js';
import type { Expectation } from './expected.js';
import type { CaseFailure } from './failure.js';
import { differing } from './subset.js';

/** Forces of the set-up whose value differs from the expectation (pbem:25a). */
export function wrongForces(
  { forces = {} }: Expectation,
  game: Pick<Scenario, 'ruleset' | 'setup'>,
): readonly CaseFailure[] {
  const found = forceValues(game);
  return Object.entries(forces).flatMap(([side, wanted]) => {
    const force = found.find((one) => one.side === side) ?? null;
    return differing(['expect', 'forces', side], `force of ${side}`, wanted, force);
  });
}
