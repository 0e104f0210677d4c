import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHELVES } from '../../src/library/rulesets.js';
import { openDatabase } from '../../src/projections/database.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { historyPage } from '../../src/projections/read/history.js';
import { HistoryEventRow } from '../../src/projections/rows/history-event-row.js';
import { type PostgresServer, startPostgres } from '../ledger/postgres/server.js';
import { inPages, rebuildByPages } from './by-pages.js';
import { calendarQuestions } from './calendar.js';
import { rebuildEquality } from './equality.js';
import { severalProjectors } from './several-projectors.js';
import { memoryLedger } from '../play/support.js';
import { dump, playSome, type Shelf } from './support.js';

/** Ends the connections that have written in a transaction which is still open. */
const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND backend_xid IS NOT NULL`;

describe('the read model on PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';
  const shelf: Shelf = {
    async open() {
      url = await server.newDatabase();
      return openDatabase({ kind: 'postgres', url });
    },
    again: () => openDatabase({ kind: 'postgres', url }),
    clear: () => undefined,
  };
  beforeAll(async () => {
    server = await startPostgres();
  });
  rebuildEquality(() => shelf);
  rebuildByPages(() => shelf);
  calendarQuestions(() => shelf);
  severalProjectors(() => server);

  it('is known to PostgreSQL by its size as soon as it was rebuilt', async () => {
    const ledger = await memoryLedger();
    await playSome(ledger, 1, 12);
    const database = await shelf.open();
    await rebuild(ledger, SHELVES, database);
    const rows = await database.reader.manager.count(HistoryEventRow);
    expect(rows).toBeGreaterThan(12);
    expect(
      await database.reader.query(`SELECT reltuples FROM pg_class WHERE oid = 'history_event'::regclass`),
    ).toStrictEqual([{ reltuples: rows }]);
    await database.close();
    await ledger.close();
  });

  it('has no history behind a revision that no column could hold, and a whole one before it', async () => {
    const ledger = await memoryLedger();
    const game = await playSome(ledger, 1, 12);
    const database = await shelf.open();
    await rebuild(ledger, SHELVES, database);
    const far = 999_999_999_999_999;
    const page = { limit: 3, direction: 'forwards' } as const;
    for (const filter of [{}, { types: ['OrderGiven'] }]) {
      const behind = await historyPage(database.reader, game, filter, { ...page, after: far });
      expect(behind).toMatchObject({ rows: [], more: false });
      const before = await historyPage(database.reader, game, filter, { ...page, before: far });
      expect(before).toMatchObject({ rows: { length: 3 }, more: true });
    }
    await Promise.all([database.close(), ledger.close()]);
  });

  it('is what it was, if the connection that rebuilds it is lost in the middle', async () => {
    const ledger = await memoryLedger();
    await playSome(ledger, 2, 40);
    const database = await shelf.open();
    await rebuild(ledger, SHELVES, database);
    const before = await dump(database.reader);
    const other = await shelf.again();
    const paged = inPages(ledger, async (page) => {
      if (page === 6) expect(await other.reader.query(CUT)).toHaveLength(1);
    });
    await expect(rebuild(paged, SHELVES, database)).rejects.toThrow(/terminat|not queryable/);
    expect(await dump(other.reader)).toBe(before);
    await rebuild(inPages(ledger), SHELVES, other);
    expect(await dump(other.reader)).toBe(before);
    await Promise.all([database.close(), other.close(), ledger.close()]);
  });

  afterAll(async () => {
    await server.stop();
  });
});
