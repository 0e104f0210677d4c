import { CorruptedEvent, LedgerDamaged, LedgerError, LedgerUnavailable } from '../errors.js';

/** PostgreSQL's codes for a page of a table, and of an index, that is not as it must be. */
const DAMAGE = ['XX001', 'XX002'];

/** What PostgreSQL or the way to it refused, as LedgerUnavailable; errors of the ledger pass through. */
export function unavailable(error: unknown): LedgerError {
  if (error instanceof LedgerError) return error;
  if (isDamage(error)) return new LedgerDamaged(`PostgreSQL: ${messageOf(error)}`, error);
  return new LedgerUnavailable(`PostgreSQL: ${messageOf(error)}`, error);
}

/** Whether PostgreSQL found its own files damaged. */
export function isDamage(error: unknown): boolean {
  if (error instanceof LedgerDamaged) return true;
  return typeof error === 'object' && error !== null && 'code' in error && DAMAGE.includes(String(error.code));
}

/** Rethrows: damage that PostgreSQL met as it read a stream is damage of that stream; everybody else's are read as before. */
export function asDamage(stream: string, revision: number): (error: unknown) => never {
  return (error) => {
    if (!isDamage(error)) throw error;
    throw new CorruptedEvent(stream, revision, `PostgreSQL cannot read the stream from there: ${messageOf(error)}`);
  };
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
