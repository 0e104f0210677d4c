/**
 * True if everything that is expected is there: members of objects (others may be there too), lists of the same length
 * with each member a subset, and equal values.
 */
export function isSubset(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((member, index) => isSubset(member, actual[index]));
  }
  if (typeof expected !== 'object' || expected === null) return expected === actual;
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  const there = actual as Record<string, unknown>;
  return Object.entries(expected).every(([key, value]) => Object.hasOwn(there, key) && isSubset(value, there[key]));
}
