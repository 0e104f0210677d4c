import type { CaseFailure, CasePath } from './failure.js';

/** A part of something expected that is not there, or is something else. */
export interface Difference {
  readonly path: CasePath;
  /** As JSON. */
  readonly expected: string;
  /** As JSON; `nothing` if it is not there. */
  readonly actual: string;
}

/**
 * True if everything that is expected is there: members of objects (others may be there too), lists of the same length
 * with each member a subset, and equal values.
 */
export function isSubset(expected: unknown, actual: unknown): boolean {
  return differences(expected, actual).length === 0;
}

/** Every part of what is expected that differs, by the same measure. Lists of other lengths differ as a whole. */
export function differences(expected: unknown, actual: unknown, path: CasePath = []): readonly Difference[] {
  const differs = (): readonly Difference[] => [{ path, expected: asJson(expected), actual: asJson(actual) }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs();
    return expected.flatMap((member, index) => differences(member, actual[index], [...path, index]));
  }
  if (typeof expected !== 'object' || expected === null) return expected === actual ? [] : differs();
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return differs();
  const there = actual as Record<string, unknown>;
  return Object.entries(expected).flatMap(([key, value]) =>
    differences(value, Object.hasOwn(there, key) ? there[key] : undefined, [...path, key]),
  );
}

/** Each part that differs as a failure of its own, with its place. */
export function differing(at: CasePath, what: string, expected: unknown, actual: unknown): readonly CaseFailure[] {
  return differences(expected, actual).map(({ path, ...values }) => ({ at: [...at, ...path], what, ...values }));
}

function asJson(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
