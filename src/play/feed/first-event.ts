import { StreamNotFound } from '../../ledger/errors.js';
import type { Ledger, RecordedEvent, StreamName } from '../../ledger/ledger.js';

/** The first event of a stream that is such a one; null: none is, or there is no stream. Throws CorruptedEvent. */
export async function firstEvent(
  ledger: Pick<Ledger, 'readStream'>,
  stream: StreamName,
  isSuch: (event: RecordedEvent) => boolean,
): Promise<RecordedEvent | null> {
  for (let from = 0; ;) {
    const page = await pageOf(ledger, stream, from);
    const found = page.find(isSuch);
    if (found) return found;
    if (page.length === 0) return null;
    from += page.length;
  }
}

async function pageOf(
  ledger: Pick<Ledger, 'readStream'>,
  stream: StreamName,
  from: number,
): Promise<readonly RecordedEvent[]> {
  try {
    return await ledger.readStream(stream, { from });
  } catch (error) {
    if (error instanceof StreamNotFound) return [];
    throw error;
  }
}
