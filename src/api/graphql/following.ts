import type { Budgets } from '../budgets.js';
import { ApiError } from '../errors.js';
import type { FollowCursor, RequestContext } from './context.js';
import { COST } from './cost.js';

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

/** The revision from which a client wants to follow. Throws BAD_INPUT, before a game is looked for. */
export function fromRevisionIn(fromRevision: number): number {
  if (fromRevision >= 0) return fromRevision;
  throw new ApiError('BAD_INPUT', `fromRevision is ${fromRevision}; it may not be negative`);
}

/**
 * Takes the price of the recorded events from a revision on, and notes where the operation has come to. `revision`: of
 * the last event. Throws RATE_LIMITED.
 */
export async function payToFollow(
  context: RequestContext,
  budgets: Budgets,
  { fromRevision, revision }: { readonly fromRevision: number; readonly revision: number },
): Promise<void> {
  context.cursor = { fromRevision };
  await budgets.read(context.asker, Math.max(0, revision + 1 - fromRevision) * COST.followedEvent);
}
