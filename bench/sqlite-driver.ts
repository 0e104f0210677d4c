import type BetterSqlite3 from 'better-sqlite3';

/** The driver that the ledger uses; commits of before it was chosen by a file of its own used the package itself. */
export const Database: typeof BetterSqlite3 = await import('../src/ledger/sqlite/driver.js').then(
  (driver) => driver.Database,
  async () => (await import('better-sqlite3')).default,
);
