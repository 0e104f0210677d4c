import { ErrorType } from '@kurrent/kurrentdb-client';
import { LedgerError, LedgerUnavailable } from '../errors.js';

/** Whether KurrentDB failed in this way. Told by the literal, since its error classes are shared by two transports. */
export function isFailure(error: unknown, type: ErrorType): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === type;
}

/** Whether the server refuses the size of what was appended. Its limit is its own (MaxAppendSize). */
export function isTooLarge(error: unknown): boolean {
  return [
    ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
    ErrorType.TRANSACTION_MAX_SIZE_EXCEEDED,
    ErrorType.APPEND_RECORD_SIZE_EXCEEDED,
  ].some((type) => isFailure(error, type));
}

/** What KurrentDB or the way to it refused, as LedgerUnavailable; errors of the ledger pass through. */
export function unavailable(error: unknown): LedgerError {
  if (error instanceof LedgerError) return error;
  const because = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return new LedgerUnavailable(`KurrentDB: ${because}`, error);
}
