import { Database } from '../../src/ledger/sqlite/driver.js';
import { CorruptedEvent } from '../../src/ledger/errors.js';
import { type EventRow, sealRows, type StoredRow } from '../../src/ledger/event-row.js';
import { NO_HEAD } from '../../src/ledger/hash-chain.js';
import type { Append, Appended, Ledger, RecordedEvent, StreamRead } from '../../src/ledger/ledger.js';
import { prepareAppend } from '../../src/ledger/prepared-append.js';
import { secretsIn } from '../../src/ledger/secrets.js';
import { ROW } from '../../src/ledger/sqlite/statements.js';
import type { Disk } from './disk.js';

/** The answers of a ledger that ignores that an append was not written. */
export async function pretended(ledger: Ledger, append: Append): Promise<Appended> {
  const [head = NO_HEAD] = await ledger.readStream(append.stream, { direction: 'backwards', limit: 1 });
  const rows = sealRows(prepareAppend(append), head);
  return {
    firstRevision: head.revision + 1,
    lastRevision: head.revision + rows.length,
    lastHash: rows.at(-1)?.hash ?? head.hash,
    repeated: false,
  };
}

/** The answers of a ledger that serves damaged events as they are and checks neither hash nor head. */
export async function unchecked(
  ledger: Ledger,
  disk: Disk,
  stream: string,
  read: StreamRead = {},
): Promise<readonly RecordedEvent[]> {
  try {
    return await ledger.readStream(stream, read);
  } catch (error) {
    if (!(error instanceof CorruptedEvent)) throw error;
    const { from, direction, limit = 1000 } = read;
    const db = new Database(disk.file);
    try {
      const [bound, order] = direction === 'backwards' ? ['<=', 'DESC'] : ['>=', 'ASC'];
      const rows = db
        .prepare<[string, number, number], StoredRow>(
          `SELECT ${ROW} FROM events WHERE stream = ? AND revision ${bound} ? ORDER BY revision ${order} LIMIT ?`,
        )
        .all(stream, from ?? (direction === 'backwards' ? Number.MAX_SAFE_INTEGER : 0), limit);
      return rows.map(asItStands);
    } catch {
      // Not even SQLite can read it.
      throw error;
    } finally {
      db.close();
    }
  }
}

function asItStands(row: StoredRow): RecordedEvent {
  return {
    ...factsOf(row),
    data: JSON.parse(row.data) as object,
    ...(row.secrets === null ? {} : { secrets: secretsIn(row.secrets) ?? [] }),
    globalPosition: row.position,
  };
}

function factsOf(row: EventRow): Omit<RecordedEvent, 'data' | 'secrets' | 'globalPosition'> {
  return {
    stream: row.stream,
    revision: row.revision,
    type: row.type,
    version: row.version,
    commandId: row.command_id,
    metadata: { recordedAt: row.recorded_at, actor: row.actor },
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
