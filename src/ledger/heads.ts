import { CorruptedEvent } from './errors.js';
import type { Head } from './hash-chain.js';
import type { RecordedEvent, StreamName } from './ledger.js';
import type { CheckedRead } from './requests.js';

/**
 * The hash of a head that was made from a last event that could not be read, when a store without heads was given them.
 * Only the revision of such a head is compared (docs/adr/0016).
 */
export const UNKNOWN_HASH = '';

/**
 * Returns a page of a stream in ascending order if it holds every event that the kept head promises for what was asked,
 * and none beyond the head. `kept` null: no head is kept. Throws CorruptedEvent.
 */
export function assertWhole(
  stream: StreamName,
  asked: CheckedRead,
  page: readonly RecordedEvent[],
  kept: Head | null,
): readonly RecordedEvent[] {
  if (kept === null) {
    const [first] = page;
    if (first !== undefined) throw new CorruptedEvent(stream, first.revision, 'its stream has no head');
    return page;
  }
  const { first, last } = spanOf(asked, kept);
  for (const [index, { revision }] of page.entries()) {
    if (revision > kept.revision) throw beyond(stream, revision, kept);
    if (revision === first + index) continue;
    throw new CorruptedEvent(stream, revision, `it stands where revision ${first + index} belongs`);
  }
  const missing = first + page.length;
  if (missing <= last) {
    throw new CorruptedEvent(stream, missing, `it cannot be found, and the head of the stream is ${kept.revision}`);
  }
  const end = page.at(-1);
  if (end?.revision === kept.revision) assertSameHash(stream, end, kept);
  return page;
}

/**
 * Throws CorruptedEvent unless the last event of a stream (null: there is none) is the one that the kept head names.
 */
export function assertSameHead(stream: StreamName, last: Head | null, kept: Head | null): void {
  if (last === null && kept === null) return;
  if (kept === null) throw new CorruptedEvent(stream, last?.revision ?? 0, 'its stream has no head');
  const revision = last?.revision ?? -1;
  if (last === null || revision < kept.revision) {
    throw new CorruptedEvent(
      stream,
      revision + 1,
      `it cannot be found, and the head of the stream is ${kept.revision}`,
    );
  }
  if (revision > kept.revision) throw beyond(stream, revision, kept);
  assertSameHash(stream, last, kept);
}

/** The revisions, both included, that a read of a sound stream gives; none if `last` is below `first`. */
function spanOf({ from, backwards, limit }: CheckedRead, { revision }: Head): { first: number; last: number } {
  if (!backwards) {
    const first = from ?? 0;
    return { first, last: Math.min(first + limit - 1, revision) };
  }
  const last = Math.min(from ?? revision, revision);
  return { first: Math.max(0, last - limit + 1), last };
}

function assertSameHash(stream: StreamName, { revision, hash }: Head, kept: Head): void {
  if (kept.hash === UNKNOWN_HASH || kept.hash === hash) return;
  throw new CorruptedEvent(stream, revision, 'it does not have the hash that the head of its stream names');
}

function beyond(stream: StreamName, revision: number, kept: Head): CorruptedEvent {
  return new CorruptedEvent(stream, revision, `it stands beyond the head of its stream, which is ${kept.revision}`);
}
