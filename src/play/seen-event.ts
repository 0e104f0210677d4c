import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { SeenEvent } from './seen.js';

type Shown = Pick<RecordedEvent, 'revision' | 'type' | 'data' | 'hash' | 'metadata'>;

/** A recorded event in the form in which it is shown. */
export function seenEvent(book: AnyRulebook, { revision, type, data, hash, metadata }: Shown): SeenEvent {
  const event = { type, data };
  return { revision, event, hash, recordedAt: metadata.recordedAt, text: book.tell(event) };
}
