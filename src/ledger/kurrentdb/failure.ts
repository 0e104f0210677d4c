import { ErrorType } from '@eventstore/db-client';
import { LedgerError, LedgerUnavailable } from '../errors.js';

/** Nothing was heard of a call for as long as one is waited for. */
export class Silence extends Error {
  constructor(what: string, ms: number) {
    super(`no answer to ${what} in ${ms} ms`);
  }
}

/** Whether KurrentDB failed in this way. */
export function isFailure(error: unknown, type: ErrorType): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === type;
}

/** Whether the server refuses the size of what was appended. Its limit is its own (MaxAppendSize). */
export function isTooLarge(error: unknown): boolean {
  return isFailure(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED);
}

/** Answers that stay the same however often one asks. */
const FINAL_TYPES: readonly unknown[] = [
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.NO_STREAM,
  ErrorType.ACCESS_DENIED,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.UNSUPPORTED,
];

/** Codes of gRPC for the same: invalid argument, not found, permission denied, too much, not implemented, not known. */
const FINAL_CODES: readonly unknown[] = [3, 5, 7, 8, 12, 16];

/**
 * Whether a call failed in a way that passes: the connection was lost, the node is not the leader (any more), nothing
 * was heard in time. Whether what was asked for was done is then unknown.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof LedgerError || error instanceof TypeError || error instanceof RangeError) return false;
  if (typeof error !== 'object' || error === null) return false;
  if (isFailure(error, ErrorType.NOT_LEADER)) return true;
  if ('type' in error && FINAL_TYPES.includes(error.type)) return false;
  return !('code' in error && FINAL_CODES.includes(error.code));
}

/** Whether the connection may have been lost, and the next call may come to another node or another database. */
export function isLoss(error: unknown): boolean {
  const isLate = isFailure(error, ErrorType.DEADLINE_EXCEEDED) || isFailure(error, ErrorType.TIMEOUT);
  return isPassing(error) && !isLate;
}

/** A failure of KurrentDB or of the way to it, as LedgerUnavailable; errors of the ledger pass through. */
export function unavailable(error: unknown): LedgerError {
  if (error instanceof LedgerError) return error;
  return new LedgerUnavailable(`KurrentDB: ${becauseOf(error)}`, error);
}

/** The message of an error, in one line, and never empty. */
export function becauseOf(error: unknown): string {
  if (isFailure(error, ErrorType.ACCESS_DENIED)) return 'access denied';
  if (typeof error !== 'object' || error === null) return String(error);
  const message = 'message' in error ? String(error.message).replaceAll(/\s+/g, ' ').trim() : '';
  if (message !== '') return message;
  return 'type' in error ? String(error.type) : 'it failed without a reason';
}
