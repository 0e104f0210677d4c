/**
 * What comes from a source, mapped one by one. Ending it ends the source at once: a plain async generator would first
 * wait for the next event, which may never come.
 */
export function following<Event, Shown>(
  source: (signal: AbortSignal) => AsyncIterable<Event>,
  show: (event: Event) => Shown,
): AsyncIterableIterator<Shown> {
  const ending = new AbortController();
  const events = source(ending.signal)[Symbol.asyncIterator]();
  const done = { done: true, value: undefined } as const;
  return {
    async next(): Promise<IteratorResult<Shown>> {
      const next = await events.next();
      return next.done === true || ending.signal.aborted ? done : { done: false, value: show(next.value) };
    },
    return(): Promise<IteratorResult<Shown>> {
      ending.abort();
      return Promise.resolve(done);
    },
    throw(error: unknown): Promise<IteratorResult<Shown>> {
      ending.abort();
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
