import { CorruptedEvent } from '../ledger/errors.js';
import type { RecordedEvent } from '../ledger/ledger.js';

/** What folding an event gives; if the fold throws, the event cannot stand where it stands. Throws CorruptedEvent. */
export function possible<Result>({ stream, revision }: RecordedEvent, fold: () => Result): Result {
  try {
    return fold();
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new CorruptedEvent(stream, revision, `it is impossible where it stands: ${because}`);
  }
}
