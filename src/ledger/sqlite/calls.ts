import { LedgerDamaged, LedgerError, LedgerUnavailable } from '../errors.js';
import { isMalformed } from './malformed.js';

/** The result of `work` as a promise. Rejects with what `guarded` throws. */
export function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(guarded(work));
  });
}

/** Turns failures of SQLite and of the file system into LedgerUnavailable or LedgerDamaged; bugs pass through. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof LedgerError || !isSystemFailure(error)) throw error;
    const Failure = isMalformed(error) ? LedgerDamaged : LedgerUnavailable;
    throw new Failure(`SQLite: ${error.message}`, error);
  }
}

/** Errors with a code. Told by their form: `instanceof Error` fails on errors of Node's own realm. */
function isSystemFailure(error: unknown): error is { readonly code: string; readonly message: string } {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
