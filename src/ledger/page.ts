import { CorruptedEvent } from './errors.js';
import { NO_HEAD, type Head } from './hash-chain.js';
import type { RecordedEvent } from './ledger.js';

/**
 * A page of events in ascending order, after each was found chained to the one of its stream before it on the page
 * (or to nothing, at revision 0); throws CorruptedEvent. The events' own hashes were checked when they were recalled.
 */
export function linkedPage(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const heads = new Map<string, Head>();
  for (const event of events) {
    const head = heads.get(event.stream) ?? (event.revision === 0 ? NO_HEAD : undefined);
    if (head !== undefined) assertFollows(event, head);
    heads.set(event.stream, event);
  }
  return events;
}

/** Throws CorruptedEvent unless the event is the next one after the head. */
export function assertFollows(event: RecordedEvent, head: Head): void {
  if (event.revision !== head.revision + 1) {
    throw new CorruptedEvent(event.stream, event.revision, `it stands where revision ${head.revision + 1} belongs`);
  }
  if (event.previousHash !== head.hash) {
    throw new CorruptedEvent(event.stream, event.revision, 'it is not chained to the event before it');
  }
}
