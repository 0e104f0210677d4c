import { Database } from '../../src/ledger/sqlite/driver.js';
import { rowOf } from '../../src/ledger/event-row.js';
import { isMalformed } from '../../src/ledger/sqlite/malformed.js';
import type { Truth } from './damage.js';

const COLUMNS = `position, stream, revision, type, version, data, secrets, command_id, recorded_at, actor,
  previous_hash, hash`;

/**
 * Mends a damaged file as docs/operations.md tells operators to: rows are put back from a backup, and the indexes are
 * made anew. Where the structure of a page is damaged, or a
 * damaged row bears the revision of another, SQLite cannot do so, and the file stays as it is.
 */
export function putRowsBack(file: string, backup: Truth): void {
  const db = new Database(file);
  db.exec('BEGIN');
  try {
    const triggers = db.prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
    );
    const kept = triggers.all();
    for (const { name } of kept) db.exec(`DROP TRIGGER ${name}`);
    const insert = db.prepare(`INSERT OR REPLACE INTO events (${COLUMNS}) VALUES
      (CAST(@position AS INTEGER), @stream, @revision, @type, @version, @data, @secrets, @command_id, @recorded_at,
      @actor, @previous_hash, @hash)`);
    for (const event of [...backup.values()].flat()) insert.run(rowOf(event));
    db.exec('REINDEX');
    for (const { sql } of kept) db.exec(sql);
    db.exec('COMMIT');
  } catch (error) {
    const isDoubled = error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';
    if (!isMalformed(error) && !isDoubled) throw error;
  } finally {
    db.close();
  }
}
