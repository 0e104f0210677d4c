import { READ_LIMIT_MAX, type Ledger, type RecordedEvent } from '../ledger/ledger.js';

/**
 * All events of a stream, or those from a revision on, page by page, up to what is there when the last page is read.
 * Throws StreamNotFound.
 */
export async function* streamEvents(
  ledger: Ledger,
  stream: string,
  first = 0,
): AsyncGenerator<RecordedEvent, void, undefined> {
  let from = first;
  for (;;) {
    const page = await ledger.readStream(stream, { from });
    yield* page;
    if (page.length < READ_LIMIT_MAX) return;
    from += page.length;
  }
}
