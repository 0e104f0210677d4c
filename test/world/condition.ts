import { Database } from '../../src/ledger/sqlite/driver.js';
import type { Chance } from '../../src/selfplay/chance.js';

/** Whether a disk takes what is written: it does, it has no room left, or it was made read-only. */
export type Condition = 'writable' | 'full' | 'readOnly';

/**
 * Conditions under which SQLite itself refuses: a file that may not grow any more is SQLITE_FULL in the middle of a
 * transaction, and every write to a connection that may only read is SQLITE_READONLY.
 */
export function pragmasOf(condition: Condition): readonly string[] {
  return [
    `max_page_count = ${condition === 'full' ? 1 : 1_073_741_823}`,
    `query_only = ${condition === 'readOnly' ? 'ON' : 'OFF'}`,
  ];
}

/** Changes the condition of the disk for a connection that is open. */
export function change(db: Database, condition: Condition): void {
  for (const pragma of pragmasOf(condition)) db.pragma(pragma);
}

/**
 * Lets appends of a connection fail while the disk is full though no page more is needed: the log of SQLite has to grow
 * for every append. Now and then there is just room enough for one.
 */
export function limitLog(db: Database, condition: () => Condition, chance: Chance): void {
  db.function('assert_room', { directOnly: false }, () => {
    if (condition() !== 'full' || chance.below(4) === 0) return null;
    throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
  });
  db.exec('CREATE TEMP TRIGGER room AFTER INSERT ON main.events BEGIN SELECT assert_room(); END');
}
