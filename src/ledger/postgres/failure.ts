import { CorruptedEvent, LedgerDamaged, LedgerError, LedgerUnavailable } from '../errors.js';

/** PostgreSQL's codes for a page of a table, and of an index, that is not as it must be. */
const DAMAGE = ['XX001', 'XX002'];

/** A failure of PostgreSQL or of the way to it, as LedgerUnavailable; errors of the ledger pass through. */
export function unavailable(error: unknown): LedgerError {
  if (error instanceof LedgerError) return error;
  if (isDamage(error)) return new LedgerDamaged(`PostgreSQL: ${messageOf(error)}`, error);
  return new LedgerUnavailable(`PostgreSQL: ${messageOf(error)}`, error);
}

/** Classes of codes: no connection, the operator ends or starts the server, it is a standby, too many connections. */
const PASSING = /^(08|57P0|25006|53300)/;

/**
 * Whether a call failed because the way to PostgreSQL was lost, or the server is about to come back. Whether what was
 * asked for was done is then unknown. What waited too long for a lock was not done, and is not meant.
 */
export function isPassing(error: unknown): boolean {
  const cause = error instanceof LedgerUnavailable && !(error instanceof LedgerDamaged) ? error.cause : null;
  if (typeof cause !== 'object' || cause === null) return false;
  if ('code' in cause) return PASSING.test(String(cause.code)) || /^E[A-Z]+$/.test(String(cause.code));
  return /connection (terminated|ended|closed)|timeout exceeded|not queryable/i.test(messageOf(cause));
}

/** Classes of codes: the data, a constraint, a limit of the program, damage. */
const OF_ROWS = /^(22|23|54|XX001|XX002)/;

/** Whether what PostgreSQL refused was one of the rows, and not all that was asked of it: others may fare better. */
export function isOfOneAppend(error: unknown): boolean {
  const cause = error instanceof LedgerUnavailable ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && OF_ROWS.test(String(cause.code));
}

/** Whether PostgreSQL found its own files damaged. */
export function isDamage(error: unknown): boolean {
  if (error instanceof LedgerDamaged) return true;
  return typeof error === 'object' && error !== null && 'code' in error && DAMAGE.includes(String(error.code));
}

/**
 * Rethrows: damage that PostgreSQL met as it read a stream is damage of that stream; everybody else's are read as
 * before.
 */
export function asDamage(stream: string, revision: number): (error: unknown) => never {
  return (error) => {
    if (!isDamage(error)) throw error;
    throw new CorruptedEvent(stream, revision, `PostgreSQL cannot read the stream from there: ${messageOf(error)}`);
  };
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
