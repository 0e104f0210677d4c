import { useSyncExternalStore } from 'react';
import { newKey } from './keys';

/** Somebody who decides about claims in the games of others. */
export interface KnownArbiter {
  readonly name: string;
  readonly key: string;
}

/** The name of the arbiter in links to games, where a seat has its own. */
export const AS_ARBITER = 'arbiter';

const STORE = 'herald.arbiter';
const CHANGED = 'herald-arbiter';

/** The arbiter whose key this browser has; null: none. */
export function useArbiter(): KnownArbiter | null {
  return read(useSyncExternalStore(watched, () => localStorage.getItem(STORE)));
}

/** Makes a key for an arbiter, and keeps it. */
export function becomeArbiter(name: string): void {
  localStorage.setItem(STORE, JSON.stringify({ name, key: newKey() }));
  dispatchEvent(new Event(CHANGED));
}

function read(text: string | null): KnownArbiter | null {
  if (text === null) return null;
  try {
    const { name, key } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return typeof name === 'string' && typeof key === 'string' ? { name, key } : null;
  } catch (error) {
    // Somebody else has written it; what is there is no arbiter.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function watched(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}
