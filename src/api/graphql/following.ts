/**
 * The values of a source, mapped one by one. Ending it ends the source at once: a plain async generator would first
 * wait for the next event, which may never come. `cursor` is kept at the revision that the next event will have.
 */
export function following<Event extends { readonly revision: number }, Shown>(
  source: (signal: AbortSignal) => AsyncIterable<Event>,
  show: (event: Event) => Shown,
  cursor: { fromRevision: number } = { fromRevision: 0 },
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
      cursor.fromRevision = next.value.revision + 1;
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
