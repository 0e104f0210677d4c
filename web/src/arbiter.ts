import { kept } from './kept';
import { newKey } from './keys';

/** Somebody who decides about claims in the games of others. */
export interface KnownArbiter {
  readonly name: string;
  readonly key: string;
}

/** The name of the arbiter in links to games, where a seat has its own. */
export const AS_ARBITER = 'arbiter';

const ARBITER = kept('herald.arbiter', (found): KnownArbiter | null => {
  const { name, key } = (found ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof key === 'string' ? { name, key } : null;
});

/** The arbiter whose key this browser has; null: none. */
export function useArbiter(): KnownArbiter | null {
  return ARBITER.use();
}

/** Makes a key for an arbiter, and keeps it. */
export function becomeArbiter(name: string): void {
  ARBITER.write({ name, key: newKey() });
}
