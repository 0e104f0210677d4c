import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Database } from '../ledger/sqlite/driver.js';
import { migrationsOf } from './migrations.js';
import type { ReadModelConfig } from './read-model-config.js';
import { ALL_ROWS } from './rows/all-rows.js';
import { type InTransaction, sqliteTransactions } from './transaction.js';
import { NO_LOCK, PostgresWriterLock, type WriterLock } from './writer-lock.js';

/**
 * The read model's database. Writes go through `transaction`, one at a time (see Projector); reads go through `reader`,
 * which never sees half of a transaction: on SQLite it is a connection of its own. A server that projects in a thread
 * of its own writes there and reads here.
 */
export interface ReadModelDatabase {
  readonly writer: DataSource;
  readonly reader: DataSource;
  /** A transaction of `writer`, whose own `transaction` goes wrong on SQLite when the disk is full. */
  readonly transaction: InTransaction;
  /** Held by the one projector that writes. */
  readonly lock: WriterLock;
  close(): Promise<void>;
}

const BUSY_TIMEOUT_MS = 5000;
/** Pages of SQLite's write-ahead log, 16 MiB, after which they are copied to the file. */
const CHECKPOINT_PAGES = 4000;
const DEFAULT_SCHEMA = 'herald_read_model';
type BetterSqlite3DataSourceOptions = Extract<DataSourceOptions, { type: 'better-sqlite3' }>;
/** Any number that no other program takes: servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 4_845_241;

/** Opens the read model and brings its tables up to date. */
export function openDatabase(config: ReadModelConfig): Promise<ReadModelDatabase> {
  return config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, config.schema ?? DEFAULT_SCHEMA);
}

/** Brings the tables of the read model up to date and opens it for reading only. */
export async function openReader(config: ReadModelConfig): Promise<Pick<ReadModelDatabase, 'reader' | 'close'>> {
  const { writer, reader } = await openDatabase(config);
  if (writer !== reader) await writer.destroy();
  return { reader, close: () => reader.destroy() };
}

async function openSqlite(file: string): Promise<ReadModelDatabase> {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const options = {
    type: 'better-sqlite3' as const,
    driver: Database,
    database: file,
    entities: [...ALL_ROWS],
    timeout: BUSY_TIMEOUT_MS,
    synchronize: false,
  } satisfies BetterSqlite3DataSourceOptions;
  const writer = await new DataSource({
    ...options,
    migrations: [...migrationsOf('sqlite')],
    enableWAL: true,
    prepareDatabase: prepareWriter,
  }).initialize();
  await writer.runMigrations({ transaction: 'all' });
  const reader = await new DataSource({ ...options, readonly: true }).initialize();
  const close = async (): Promise<void> => void (await Promise.all([reader.destroy(), writer.destroy()]));
  return { writer, reader, transaction: sqliteTransactions(writer), lock: NO_LOCK, close };
}

function prepareWriter(db: Database): void {
  // Rows that a power failure loses are projected again, so NORMAL is durable enough here; the ledger uses FULL.
  db.pragma('synchronous = NORMAL');
  // The batches of many games change the same pages again and again: each is copied to the file once a checkpoint.
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
}

async function openPostgres(url: string, schema: string): Promise<ReadModelDatabase> {
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new Error(`${schema} is no name of a schema`);
  const source = new DataSource({
    type: 'postgres',
    url,
    schema,
    entities: [...ALL_ROWS],
    migrations: [...migrationsOf('postgres')],
    extra: { options: `-c search_path=${schema}` },
    synchronize: false,
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await source.initialize();
    await source.runMigrations({ transaction: 'all' });
  } finally {
    await client.end();
  }
  const lock = new PostgresWriterLock(url, schema);
  const close = async (): Promise<void> => void (await Promise.all([source.destroy(), lock.close()]));
  return { writer: source, reader: source, transaction: (work) => source.transaction(work), lock, close };
}
