import type { Statement } from 'better-sqlite3';
import {
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import type { Client } from 'pg';
import { binaryArray, isElementType, type ElementType } from '../ledger/postgres/binary-array.js';
import type { Database } from '../ledger/sqlite/driver.js';

/** Keys in one statement on PostgreSQL: few enough for the parameters that a driver takes. */
const KEYS_MAX = 100;
/** Rows of one statement on PostgreSQL, and how many characters they may have together. A row may have more. */
const ROWS_MAX = 1000;
const CHARACTERS_MAX = 16 * 1024 * 1024;

/** How a row is written whose key the table has already: not at all (an error), or over the one that is there. */
export type OnSameKey = 'fail' | 'replace';

/** The statements that were made for a SQLite connection, by their text. */
const PREPARED = new WeakMap<Database, Map<string, Statement<unknown[]>>>();

/** The names under which connections to PostgreSQL prepare statements, by their text. */
const NAMES = new Map<string, string>();

/**
 * Inserts rows, however many, within the caller's transaction. The statement is written here and not by TypeORM's query
 * builder, which took longer to write it than the database to carry it out. On SQLite each row is a run of a statement
 * that is prepared once: a statement of many rows is compiled anew for each number of rows, and SQLite keeps a copy of
 * each page that it changes, lest a later row of it fail. On PostgreSQL many rows are one run of a statement that is
 * prepared once and takes an array for each column.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  rows: readonly Row[],
  onSameKey: OnSameKey = 'fail',
): Promise<void> {
  if (rows.length === 0) return;
  const metadata = manager.connection.getMetadata(target);
  const columns = metadata.columns.map(({ databaseName }) => escaped(manager, databaseName));
  const ending = onSameKey === 'replace' ? replacing(manager, metadata) : '';
  const statement = (source: string): string =>
    `INSERT INTO ${tableOf(manager, target)} (${columns.join(', ')}) ${source}${ending}`;
  const names = metadata.columns.map(({ propertyName }) => propertyName);
  const sqlite = await sqliteOf(manager);
  if (sqlite !== null) runEach(sqlite, statement(`VALUES ${tuples(manager, names.length, names.length)}`), names, rows);
  else await insertArrays(manager, metadata, statement, rows);
}

/** Deletes the rows that have the values of one of the keys in these columns, within the caller's transaction. */
export async function deleteRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  columns: readonly (keyof Row & string)[],
  keys: readonly Partial<Row>[],
): Promise<void> {
  const names = columns.map((column) => escaped(manager, column)).join(', ');
  const statement = (listed: string): string =>
    `DELETE FROM ${tableOf(manager, target)} WHERE (${names}) IN (VALUES ${listed})`;
  const sqlite = await sqliteOf(manager);
  if (sqlite !== null) {
    runEach(sqlite, statement(tuples(manager, columns.length, columns.length)), columns, keys);
    return;
  }
  for (let from = 0; from < keys.length; from += KEYS_MAX) {
    const some = keys.slice(from, from + KEYS_MAX);
    const values = some.flatMap((key) => columns.map((column): unknown => key[column] ?? null));
    await manager.query(statement(tuples(manager, values.length, columns.length)), values);
  }
}

/** The name of the table of rows, as a statement has it. */
export function tableOf<Row extends ObjectLiteral>(manager: EntityManager, target: EntityTarget<Row>): string {
  return escaped(manager, manager.connection.getMetadata(target).tableName);
}

/** Runs a statement of SQLite for each row, with the values that it has under these names. */
function runEach(sqlite: Database, text: string, names: readonly string[], rows: readonly ObjectLiteral[]): void {
  for (const row of rows) {
    runPrepared(
      sqlite,
      text,
      names.map((name) => sqliteValue(row[name])),
    );
  }
}

/** Inserts rows on PostgreSQL. Throws QueryFailedError, as every other statement of the read model does. */
async function insertArrays(
  manager: EntityManager,
  { columns }: EntityMetadata,
  statement: (source: string) => string,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const types = columns.map(({ type }) => elementType(type));
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`);
  const text = statement(`SELECT * FROM unnest(${arrays.join(', ')})`);
  const name = NAMES.get(text) ?? `rows-${NAMES.size}`;
  NAMES.set(text, name);
  const client = (await runnerOf(manager).connect()) as Client;
  for (const some of portionsOf(rows)) {
    const values = columns.map(({ propertyName }, index) =>
      binaryArray(
        types[index] ?? 'text',
        some.map((row) => row[propertyName] as unknown),
      ),
    );
    try {
      await client.query({ name, text, values });
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }
}

function elementType(type: unknown): ElementType {
  if (isElementType(type)) return type;
  throw new Error(`rows of the read model have no columns of the type ${String(type)}`);
}

/** Rows in portions that one statement takes. */
function* portionsOf(rows: readonly ObjectLiteral[]): Generator<readonly ObjectLiteral[]> {
  let [from, characters] = [0, 0];
  for (const [index, row] of rows.entries()) {
    characters += charactersOf(row);
    if (index > from && (index - from === ROWS_MAX || characters > CHARACTERS_MAX)) {
      yield rows.slice(from, index);
      [from, characters] = [index, charactersOf(row)];
    }
  }
  yield rows.slice(from);
}

function charactersOf(row: ObjectLiteral): number {
  let characters = 0;
  for (const value of Object.values(row) as unknown[]) if (typeof value === 'string') characters += value.length;
  return characters;
}

/** Throws QueryFailedError, as every other statement of the read model does: so a failure has one kind everywhere. */
function runPrepared(sqlite: Database, text: string, values: readonly unknown[]): void {
  try {
    preparedFor(sqlite, text).run(values);
  } catch (error) {
    throw new QueryFailedError(text, [...values], error as Error);
  }
}

/** Runs statements in the caller's transaction; there must be one. */
export function runnerOf({ queryRunner }: EntityManager): QueryRunner {
  if (!queryRunner) throw new Error('the read model is written within a transaction only');
  return queryRunner;
}

/** The connection of the caller's transaction, if it is one to SQLite. */
async function sqliteOf(manager: EntityManager): Promise<Database | null> {
  if (manager.connection.options.type !== 'better-sqlite3') return null;
  return (await runnerOf(manager).connect()) as Database;
}

function preparedFor(sqlite: Database, text: string): Statement<unknown[]> {
  const known = PREPARED.get(sqlite) ?? new Map<string, Statement<unknown[]>>();
  PREPARED.set(sqlite, known);
  const prepared = known.get(text) ?? sqlite.prepare<unknown[]>(text);
  known.set(text, prepared);
  return prepared;
}

/** SQLite has no truth values. */
function sqliteValue(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

function replacing(manager: EntityManager, metadata: EntityMetadata): string {
  const name = (column: { readonly databaseName: string }): string => escaped(manager, column.databaseName);
  const key = metadata.primaryColumns.map(name).join(', ');
  const others = metadata.columns.filter(({ isPrimary }) => !isPrimary).map(name);
  return ` ON CONFLICT (${key}) DO UPDATE SET ${others.map((one) => `${one} = excluded.${one}`).join(', ')}`;
}

/** `(?, ?), (?, ?)`, or with the numbered parameters of PostgreSQL. */
function tuples(manager: EntityManager, values: number, columns: number): string {
  const { driver } = manager.connection;
  const parameters = Array.from({ length: values }, (_, index) => driver.createParameter('', index));
  const rows = Array.from({ length: values / columns }, (_, row) =>
    parameters.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => `(${row.join(', ')})`).join(', ');
}

function escaped(manager: EntityManager, name: string): string {
  return manager.connection.driver.escape(name);
}
