import type { Database } from 'better-sqlite3';
import { CorruptedEvent } from '../errors.js';
import { recallRow, type StoredRow } from '../event-row.js';
import type { Head } from '../hash-chain.js';
import { UNKNOWN_HASH } from '../heads.js';
import { isMalformed } from './malformed.js';
import { ROW } from './statements.js';

/**
 * Gives every stream of a file without heads its head. The events are walked through in the order of the table, and the
 * streams in the order of the index: whichever knows more of a stream is right. The last event of a stream counts with
 * its hash if it is sound, and with its revision alone otherwise.
 */
export function fillHeads(db: Database): void {
  const insert = db.prepare<[string, number, string]>('INSERT INTO heads (stream, revision, hash) VALUES (?, ?, ?)');
  const sound = headsInTable(db);
  const indexed = lastRevisionsInIndex(db);
  for (const stream of new Set([...sound.keys(), ...indexed.keys()])) {
    const head = sound.get(stream);
    const last = indexed.get(stream) ?? -1;
    if (head !== undefined && head.revision >= last) insert.run(stream, head.revision, head.hash);
    else insert.run(stream, last, UNKNOWN_HASH);
  }
}

/** The last sound event of each stream, as far as the table can be read. */
function headsInTable(db: Database): ReadonlyMap<string, Head> {
  const heads = new Map<string, Head>();
  const rows = db.prepare<[], StoredRow>(`SELECT ${ROW} FROM events NOT INDEXED ORDER BY events.position`);
  whileReadable(() => {
    for (const row of rows.iterate()) {
      const event = soundEvent(row);
      if (event !== null && event.revision > (heads.get(event.stream)?.revision ?? -1)) heads.set(event.stream, event);
    }
  });
  return heads;
}

function soundEvent(row: StoredRow): (Head & { readonly stream: string }) | null {
  try {
    const { stream, revision, hash } = recallRow(row);
    return { stream, revision, hash };
  } catch (error) {
    // A damaged event is no reason not to open the file: whoever reads its stream is told.
    if (error instanceof CorruptedEvent) return null;
    throw error;
  }
}

function lastRevisionsInIndex(db: Database): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  const rows = db.prepare<[], { stream: string; revision: number }>(
    'SELECT stream, max(revision) AS revision FROM events INDEXED BY sqlite_autoindex_events_1 GROUP BY stream',
  );
  whileReadable(() => {
    for (const { stream, revision } of rows.iterate()) last.set(stream, revision);
  });
  return last;
}

function whileReadable(walk: () => void): void {
  try {
    walk();
  } catch (error) {
    if (!isMalformed(error)) throw error;
  }
}
