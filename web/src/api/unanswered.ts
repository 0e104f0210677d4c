import { useSyncExternalStore } from 'react';
import type { Trouble } from './client';

/** Questions that the server refuses for good, as long as the page waits for their answers. */
const refused = new Map<object, Trouble>();
const listeners = new Set<() => void>();
/** Why, each reason once. */
let reasons: readonly string[] = [];

function tell(): void {
  // That a key is void the page says once, for all questions.
  const said = [...refused.values()].filter(({ code }) => code !== 'UNAUTHENTICATED');
  reasons = [...new Set(said.map(({ message }) => message))];
  for (const listener of listeners) listener();
}

/** The server refuses a question for good; what is returned says that nobody waits for its answer any more. */
export function unanswered(question: object, trouble: Trouble): () => void {
  refused.set(question, trouble);
  tell();
  return () => {
    if (refused.delete(question)) tell();
  };
}

function watched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the server refuses what the page asks. */
export function useUnanswered(): readonly string[] {
  return useSyncExternalStore(watched, () => reasons);
}
