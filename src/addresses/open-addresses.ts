import 'reflect-metadata';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { Database } from '../ledger/sqlite/driver.js';
import type { AddressStore } from '../play/accounts/addresses.js';
import { AddressRow, CREATE_ADDRESSES } from './address-row.js';
import { StoredAddresses, unavailable } from './stored-addresses.js';

/** Where addresses are kept. */
export type AddressesConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema?: string };

const BUSY_TIMEOUT_MS = 5000;
const DEFAULT_SCHEMA = 'herald_addresses';
const CONNECTIONS_MAX = 2;
/** Any number that no other program takes: servers that start at once make the table one after the other. */
const TABLE_LOCK = 4_845_242;

/** Opens the store of addresses, and makes it if there is none. Throws AddressesUnavailable. */
export function openAddresses(config: AddressesConfig): Promise<AddressStore> {
  const opened =
    config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, config.schema ?? DEFAULT_SCHEMA);
  return opened.then((source) => new StoredAddresses(source)).catch(unavailable);
}

async function openSqlite(file: string): Promise<DataSource> {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  // Only the server's own user may read what people have written down; SQLite's journal has the mode of its file.
  closeSync(openSync(file, 'a', 0o600));
  const source = await new DataSource({
    type: 'better-sqlite3',
    driver: Database,
    database: file,
    entities: [AddressRow],
    timeout: BUSY_TIMEOUT_MS,
    synchronize: false,
    prepareDatabase: (db: Database) => {
      // SQLite overwrites erased rows; a write-ahead log, or a journal that is kept, would go on holding them.
      db.pragma('secure_delete = ON');
      db.pragma('journal_mode = DELETE');
      db.pragma('synchronous = FULL');
    },
  }).initialize();
  await source.query(CREATE_ADDRESSES);
  return source;
}

async function openPostgres(url: string, schema: string): Promise<DataSource> {
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new Error(`${schema} is no name of a schema`);
  const extra = { options: `-c search_path=${schema}`, max: CONNECTIONS_MAX };
  const source = await new DataSource({ type: 'postgres', url, schema, entities: [AddressRow], extra }).initialize();
  await source.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [TABLE_LOCK]);
    await manager.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await manager.query(CREATE_ADDRESSES);
  });
  return source;
}
