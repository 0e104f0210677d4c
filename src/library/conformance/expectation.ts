import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';

/** An expectation with alternatives, for outcomes of random draws. */
export interface WithAlternatives<Expected> {
  readonly oneOf?: readonly Expected[];
}

/**
 * Differences from an expectation, its alternatives included. `wrong` checks all other parts and gives places that
 * begin with `expect`; `at` is the true place of the expectation in the case.
 */
export function wrongExpectation<Expected extends WithAlternatives<Expected>>(
  expected: Expected,
  at: CasePath,
  wrong: (one: Expected) => readonly CaseFailure[],
): readonly CaseFailure[] {
  const { oneOf = [] } = expected;
  const alternatives = oneOf.map((one, index) => wrongExpectation(one, [...at, 'oneOf', index], wrong));
  return [...placed(() => wrong(expected), at), ...wrongAlternatives(alternatives, at)];
}

/** One of the alternatives must hold. If none does, the failures are those of the alternative with the fewest. */
function wrongAlternatives(alternatives: readonly (readonly CaseFailure[])[], at: CasePath): readonly CaseFailure[] {
  if (alternatives.length === 0 || alternatives.some((failures) => failures.length === 0)) return [];
  const fewest = Math.min(...alternatives.map(({ length }) => length));
  const nearest = alternatives.findIndex(({ length }) => length === fewest);
  const said = `none of ${alternatives.length} holds; number ${nearest + 1} is the nearest`;
  return [failure([...at, 'oneOf'], said), ...(alternatives[nearest] ?? [])];
}

function placed(look: () => readonly CaseFailure[], at: CasePath): readonly CaseFailure[] {
  const move = ({ at: [first, ...rest], ...told }: CaseFailure): CaseFailure => ({
    ...told,
    at: first === 'expect' ? [...at, ...rest] : [first ?? '', ...rest],
  });
  try {
    return look().map(move);
  } catch (error) {
    if (!(error instanceof CaseBroken)) throw error;
    return [move(error.failure)];
  }
}
