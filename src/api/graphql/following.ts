import type { FollowCursor } from './context.js';

/**
 * The values of a source, mapped one by one. Ending it ends the source at once: a plain async generator would first
 * wait for the next event, which may never come. `passed` is called with each event before it is shown.
 */
export function following<Event, Shown>(
  source: (signal: AbortSignal) => AsyncIterable<Event>,
  show: (event: Event) => Shown,
  passed: (event: Event) => void = () => undefined,
): AsyncIterableIterator<Shown> {
  const ending = new AbortController();
  const events = source(ending.signal)[Symbol.asyncIterator]();
  const end = (): void => {
    ending.abort();
    // A source that holds an event and does not wait would not notice the end.
    void events.return?.();
  };
  const done = { done: true, value: undefined } as const;
  return {
    async next(): Promise<IteratorResult<Shown>> {
      const next = await events.next();
      if (next.done === true || ending.signal.aborted) return done;
      passed(next.value);
      return { done: false, value: show(next.value) };
    },
    return(): Promise<IteratorResult<Shown>> {
      end();
      return Promise.resolve(done);
    },
    throw(error: unknown): Promise<IteratorResult<Shown>> {
      end();
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Keeps the cursor of an operation at the revision that the next event will have. */
export function keptIn(context: { cursor?: FollowCursor }): (event: { readonly revision: number }) => void {
  return ({ revision }) => {
    context.cursor = { fromRevision: revision + 1 };
  };
}
