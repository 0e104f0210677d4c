import { CorruptedEvent, StreamDeleted } from '../errors.js';

/** How the name of the stream begins in which KurrentDB keeps the metadata of another one. */
export const METADATA_PREFIX = '$$';

/** Type of the event that ends a stream for ever. It stands in the stream itself. */
export const DELETED_TYPE = '$streamDeleted';

/** A soft delete hides all events before 2^63-1, which JSON makes a little more of. */
const SOFTLY_DELETED = 2 ** 63;

const LIMITS = ['$tb', '$maxCount', '$maxAge'] as const;

/**
 * The fault of a stream whose metadata an administrator has set so: it was deleted softly, or events are hidden
 * and will be removed. Null: the stream has no such fault.
 */
export function faultBy(stream: string, metadata: unknown): CorruptedEvent | StreamDeleted | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const found = metadata as Partial<Record<(typeof LIMITS)[number], unknown>>;
  if (Number(found.$tb) >= SOFTLY_DELETED) return new StreamDeleted(stream);
  const set = LIMITS.filter((limit) => found[limit] !== undefined && found[limit] !== null && found[limit] !== 0);
  if (set.length === 0) return null;
  const because = `the database is told to forget events of it (${set.join(', ')} in its metadata)`;
  return new CorruptedEvent(stream, 0, because);
}

/** A read from a revision on began with a later one: what is between them is hidden or gone. */
export function truncated(stream: string, from: number, found: number): CorruptedEvent {
  return new CorruptedEvent(stream, from, `it is gone, as are all before revision ${found}: the stream was truncated`);
}
