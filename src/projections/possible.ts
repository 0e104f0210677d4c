import { CorruptedEvent } from '../ledger/errors.js';
import type { RecordedEvent } from '../ledger/ledger.js';

/** The result of folding an event. If the fold throws, the event is impossible at its place. Throws CorruptedEvent. */
export function possible<Result>({ stream, revision }: RecordedEvent, fold: () => Result): Result {
  try {
    return fold();
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new CorruptedEvent(stream, revision, `it is impossible where it stands: ${because}`);
  }
}
