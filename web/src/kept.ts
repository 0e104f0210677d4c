import { useSyncExternalStore } from 'react';

/** Something that a browser keeps for this page, the same in all of its tabs. */
export interface Kept<Value> {
  /** The value, for a component, which follows its changes. */
  readonly use: () => Value;
  readonly now: () => Value;
  readonly write: (value: Value) => void;
}

/** `parse`: the value of what is found, which is null if nothing is there or somebody else has written there. */
export function kept<Value>(name: string, parse: (found: unknown) => Value): Kept<Value> {
  const changedHere = `${name} changed`;
  const text = (): string | null => localStorage.getItem(name);
  const watched = (changed: () => void): (() => void) => {
    // Other tabs of this browser change it, too.
    addEventListener('storage', changed);
    addEventListener(changedHere, changed);
    return () => {
      removeEventListener('storage', changed);
      removeEventListener(changedHere, changed);
    };
  };
  return {
    use: () => parse(jsonIn(useSyncExternalStore(watched, text))),
    now: () => parse(jsonIn(text())),
    write: (value) => {
      localStorage.setItem(name, JSON.stringify(value));
      dispatchEvent(new Event(changedHere));
    },
  };
}

function jsonIn(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    // Somebody else has written it.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
