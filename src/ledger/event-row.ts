import { CorruptedEvent } from './errors.js';
import { hashWithText } from './hash-chain.js';
import type { Chained, Head } from './hash-chain.js';
import type { RecordedEvent } from './ledger.js';
import type { PreparedAppend } from './prepared-append.js';

/** An event as a table keeps it. `data` is its canonical JSON, byte for byte what was hashed. */
export interface EventRow {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly version: number;
  readonly data: string;
  readonly command_id: string;
  readonly recorded_at: string;
  readonly actor: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The rows of an append that follows `head`, chained. */
export function sealRows(append: PreparedAppend, head: Head): readonly EventRow[] {
  let { revision, hash } = head;
  return append.events.map((event, index) => {
    const data = append.texts[index] ?? '';
    const row = {
      stream: append.stream,
      revision: (revision += 1),
      type: event.type,
      version: event.version,
      data,
      command_id: append.commandId,
      recorded_at: append.metadata.recordedAt,
      actor: append.metadata.actor,
      previous_hash: hash,
    };
    hash = hashWithText(chained(row), data);
    return { ...row, hash };
  });
}

/** The event that a row holds; throws CorruptedEvent if the row is not what was once hashed. */
export function recallRow(row: EventRow & { readonly position: string }): RecordedEvent {
  const facts = chained(row);
  if (hashWithText(facts, row.data) !== row.hash) {
    throw new CorruptedEvent(row.stream, row.revision, 'its content does not have its hash');
  }
  return { ...facts, data: parseData(row), globalPosition: row.position, hash: row.hash };
}

function chained(row: Omit<EventRow, 'hash'>): Omit<Chained, 'data'> {
  return {
    stream: row.stream,
    revision: row.revision,
    type: row.type,
    version: row.version,
    commandId: row.command_id,
    metadata: { recordedAt: row.recorded_at, actor: row.actor },
    previousHash: row.previous_hash,
  };
}

function parseData(row: EventRow): object {
  try {
    const data: unknown = JSON.parse(row.data);
    if (typeof data === 'object' && data !== null) return data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CorruptedEvent(row.stream, row.revision, 'its data is no JSON object');
}
