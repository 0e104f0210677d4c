import { ApiError } from '../../errors.js';

/** Most characters of a name that an error repeats. */
const SHOWN_MAX = 60;

/**
 * The entries of a list by their names. Throws BAD_INPUT if a name stands twice, since it would be unclear which entry
 * is meant.
 */
export function byName<From, Value>(
  list: readonly From[],
  entry: (one: From) => readonly [name: string, value: Value],
): Record<string, Value> {
  const named = new Map<string, Value>();
  for (const [name, value] of list.map(entry)) {
    const subject = name.slice(0, SHOWN_MAX);
    if (named.has(name)) throw new ApiError('BAD_INPUT', `${subject} is named twice`, { rule: null, subject });
    named.set(name, value);
  }
  return Object.fromEntries(named);
}
