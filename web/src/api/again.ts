import type { OperationResult, OperationResultSource } from 'urql';
import { type Trouble, troubleIn } from './client';
import { waitBefore } from './connection';

/** Codes of the server's refusals that pass by themselves. */
const PASSING: readonly (string | null)[] = [null, 'RATE_LIMITED', 'UNAVAILABLE', 'TOO_SLOW'];

/** The answer to a question, or why the server refuses it for good; null: nobody waits for it any more. */
export type Answered<Data> = { readonly data: Data } | { readonly refused: Trouble } | null;

/** Whether it may help to ask the same again. */
function passes({ code }: Trouble): boolean {
  return PASSING.includes(code);
}

/**
 * The answer to a question, which is asked again after each failure that passes, each time after a longer pause, and
 * not before the server wants it.
 */
export async function answered<Data>(
  ask: (signal: AbortSignal) => Promise<Pick<OperationResult<Data>, 'data' | 'error'>>,
  signal: AbortSignal,
): Promise<Answered<Data>> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    const { data, error } = await ask(signal);
    const trouble = troubleIn(error);
    if (data) return { data };
    if (trouble && !passes(trouble)) return { refused: trouble };
    await paused(Math.max(waitBefore(tries), 1000 * Number(trouble?.facts['retryAfterSeconds'] ?? 0)), signal);
  }
  return null;
}

/** The first answer of a source; it is not waited for any more when the signal aborts. */
export function firstOf<Data>(
  source: OperationResultSource<OperationResult<Data>>,
  signal: AbortSignal,
): Promise<Pick<OperationResult<Data>, 'data' | 'error'>> {
  return new Promise((done) => {
    const subscription = source.subscribe((result) => {
      done(result);
      // It may come at once, before there is anything to end.
      void Promise.resolve().then(() => subscription.unsubscribe());
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      done({});
    });
  });
}

function paused(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
