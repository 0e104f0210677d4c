import { InvalidRequest } from './errors.js';
import { READ_LIMIT_MAX, SNAPSHOT_BYTES_MAX } from './ledger.js';
import type { Snapshot, StreamName, StreamRead, SubscriptionStart } from './ledger.js';
import {
  COMMAND_FORM,
  COMMAND_PATTERN,
  HASH_PATTERN,
  POSITION_PATTERN,
  SCHEMA_PATTERN,
  STREAM_PATTERN,
} from './names.js';

/** A stream read with its defaults filled in. `from` null: from the end that the direction begins at. */
export interface CheckedRead {
  readonly from: number | null;
  readonly backwards: boolean;
  readonly limit: number;
}

const POSITION_LIMIT = 2n ** 63n;

/** Checks what is asked of a stream; throws InvalidRequest. */
export function checkStreamRead(stream: StreamName, read: StreamRead = {}): CheckedRead {
  checkStream(stream);
  if (read.from !== undefined) checkCount(read.from, 'from');
  return { from: read.from ?? null, backwards: read.direction === 'backwards', limit: checkLimit(read.limit) };
}

/** Checks what is asked of the global order; throws InvalidRequest. */
export function checkAllRead(
  after: string | null,
  limit?: number,
): { readonly after: bigint | null; readonly limit: number } {
  return { after: checkPosition(after), limit: checkLimit(limit) };
}

/** Checks which command is asked for; throws InvalidRequest. */
export function checkCommandQuery(stream: StreamName, commandId: string): void {
  checkStream(stream);
  if (!COMMAND_PATTERN.test(commandId)) throw new InvalidRequest(COMMAND_FORM);
}

/** Checks where a subscription begins; throws InvalidRequest. */
export function checkStart(start: SubscriptionStart): void {
  if ('after' in start) {
    checkPosition(start.after);
    return;
  }
  checkStream(start.stream);
  checkCount(start.from, 'from');
}

/**
 * Checks a snapshot's form; throws InvalidRequest. Whether it belongs to the stream's history is the store's to know.
 */
export function checkSnapshot(snapshot: Snapshot): void {
  checkStream(snapshot.stream);
  checkCount(snapshot.revision, 'revision');
  checkSchema(snapshot.schema);
  if (!HASH_PATTERN.test(snapshot.hash)) throw new InvalidRequest('a hash has 64 hexadecimal digits');
  const bytes = Buffer.byteLength(snapshot.state);
  if (bytes > SNAPSHOT_BYTES_MAX)
    throw new InvalidRequest(`a snapshot has at most ${SNAPSHOT_BYTES_MAX} bytes, not ${bytes}`);
  if (!snapshot.state.isWellFormed() || snapshot.state.includes('\0')) {
    throw new InvalidRequest('a snapshot is text without lone surrogates or U+0000');
  }
}

/** Checks what snapshot is asked for; throws InvalidRequest. */
export function checkSnapshotQuery(stream: StreamName, schema: string, atOrBefore?: number): void {
  checkStream(stream);
  checkSchema(schema);
  if (atOrBefore !== undefined) checkCount(atOrBefore, 'atOrBefore');
}

/** A snapshot of another history, or of an event that is not there. */
export function foreignSnapshot(snapshot: Snapshot): InvalidRequest {
  return new InvalidRequest(`${snapshot.stream} has no event ${snapshot.revision} with the snapshot's hash`);
}

function checkStream(stream: StreamName): void {
  if (!STREAM_PATTERN.test(stream)) throw new InvalidRequest('a stream name has 1 to 100 letters, digits, - or _');
}

function checkSchema(schema: string): void {
  if (!SCHEMA_PATTERN.test(schema))
    throw new InvalidRequest('a snapshot schema has 1 to 100 printable ASCII characters');
}

function checkCount(value: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidRequest(`${name} is no whole number from 0`);
}

function checkLimit(limit = READ_LIMIT_MAX): number {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > READ_LIMIT_MAX) {
    throw new InvalidRequest(`the limit of a read is 1 to ${READ_LIMIT_MAX}`);
  }
  return limit;
}

function checkPosition(after: string | null): bigint | null {
  if (after === null) return null;
  const position = POSITION_PATTERN.test(after) ? BigInt(after) : POSITION_LIMIT;
  if (position >= POSITION_LIMIT) throw new InvalidRequest('a global position is a whole number from 0');
  return position;
}
