import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { Database } from './sqlite-driver.js';

/** A row as wide as that of an event. */
export interface PlainRow {
  readonly stream: string;
  readonly revision: number;
  readonly data: string;
  readonly hash: string;
}

const COLUMNS = 'stream text, revision integer, data text, hash text';

/** The cost of a stream of inserts on a store by itself: no chain, no heads, no global order, no checks. */
export interface PlainStore {
  /** Inserts a row in a transaction of its own, which is on the disk when it resolves. */
  insert(row: PlainRow): Promise<void>;
  close(): Promise<void>;
}

/** One prepared insert a transaction, with the ledger's own journal mode and syncs. */
export function plainSqlite(file: string): PlainStore {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    `CREATE TABLE IF NOT EXISTS plain (id INTEGER PRIMARY KEY, ${COLUMNS}) STRICT`.replaceAll('integer', 'INTEGER'),
  );
  const insert = db.prepare(
    'INSERT INTO plain (stream, revision, data, hash) VALUES (@stream, @revision, @data, @hash)',
  );
  return {
    insert: (row) => {
      insert.run(row);
      return Promise.resolve();
    },
    close: () => Promise.resolve(void db.close()),
  };
}

/** One prepared insert a transaction, on so many connections. */
export async function plainPostgres(url: string, connections: number): Promise<PlainStore> {
  const pool = new Pool({ connectionString: url, max: connections, min: connections });
  await pool.query(`CREATE TABLE IF NOT EXISTS plain (id bigserial PRIMARY KEY, ${COLUMNS})`);
  const text = 'INSERT INTO plain (stream, revision, data, hash) VALUES ($1, $2, $3, $4)';
  return {
    insert: async ({ stream, revision, data, hash }) => {
      await pool.query({ name: 'plain', text, values: [stream, revision, data, hash] });
    },
    close: () => pool.end(),
  };
}

/** Inserts rows of a stream of its own, one after the other. */
export function plainAppender(store: PlainStore, data: object): () => Promise<void> {
  const stream = `bench-${randomUUID()}`;
  const [text, hash] = [JSON.stringify(data), '0'.repeat(64)];
  let revision = 0;
  return () => store.insert({ stream, revision: (revision += 1), data: text, hash });
}
