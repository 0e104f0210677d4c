import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { openDatabase, type ReadModelDatabase } from '../src/projections/database.js';
import { startPostgres } from '../test/ledger/postgres/server.js';

/** An empty ledger and read model, and how a server is told to use them. */
export interface GrowthStore {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly ledger: Ledger;
  readonly database: ReadModelDatabase;
  /**
   * Closes both in this process, so that the server has them for itself, and has the store end what so much writing at
   * once has left behind: a server is asked about what it holds, and not beside that work.
   */
  readonly letGo: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The stores by name, for `--stores`. */
export const GROWTH_STORES: Readonly<Record<string, () => Promise<GrowthStore>>> = {
  sqlite: onSqlite,
  postgres: onPostgres,
};

async function onSqlite(): Promise<GrowthStore> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const [ledgerFile, readModelFile] = [join(folder, 'ledger.sqlite'), join(folder, 'read-model.sqlite')];
  const ledger = await openLedger({ kind: 'sqlite', file: ledgerFile });
  const database = await openDatabase({ kind: 'sqlite', file: readModelFile });
  return {
    ...{ folder, ledger, database },
    settings: {},
    letGo: () => closed(ledger, database),
    end: () => rm(folder, { recursive: true }),
  };
}

async function onPostgres(): Promise<GrowthStore> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const server = await startPostgres();
  const url = await server.newDatabase();
  const ledger = await openLedger({ kind: 'postgres', url });
  const database = await openDatabase({ kind: 'postgres', url });
  return {
    ...{ folder, ledger, database },
    settings: {
      ...{ HERALD_LEDGER: 'postgres', LEDGER_POSTGRES_URL: url, READ_MODEL_POSTGRES_URL: url },
      HERALD_SIGNING_KEY_FILE: join(folder, 'signing-key'),
    },
    letGo: async () => {
      await closed(ledger, database);
      await settled(url);
    },
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Has PostgreSQL count and tidy all tables and write all pages, as it otherwise would in the minutes after. */
async function settled(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
}

async function closed(ledger: Ledger, database: ReadModelDatabase): Promise<void> {
  await database.close();
  await ledger.close();
}
