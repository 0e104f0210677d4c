import { createContext, Script } from 'node:vm';

/** Something ran for longer than it may. */
export class TookTooLong extends Error {
  readonly type = 'TookTooLong';
}

/** Node's code of the error by which it ends a script. */
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const holder: { run: () => void } = { run: () => undefined };
const context = createContext(holder);
const call = new Script('run()');

/**
 * Runs something that waits for nothing and ends it by force after so many seconds: only V8 itself can end a loop
 * that never comes back. Must not be called inside itself.
 * @throws TookTooLong
 */
export function withinTime<Value>(secondsMax: number, run: () => Value): Value {
  const done: Value[] = [];
  holder.run = () => {
    done.push(run());
  };
  try {
    call.runInContext(context, { timeout: secondsMax * 1000 });
  } catch (error) {
    throw isTimeOut(error) ? new TookTooLong(`more than ${secondsMax} s`) : error;
  } finally {
    holder.run = () => undefined;
  }
  return done[0] as Value;
}

function isTimeOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === TIMED_OUT;
}
