import type { Statement } from 'better-sqlite3';
import {
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import type { Database } from '../ledger/sqlite/driver.js';

/** Rows in one statement on PostgreSQL: few enough for the parameters that a driver takes. */
const ROWS_MAX = 100;

/** How a row is written whose key the table has already: not at all (an error), or over the one that is there. */
export type OnSameKey = 'fail' | 'replace';

/** The statements that were made for a SQLite connection, by their text. */
const PREPARED = new WeakMap<Database, Map<string, Statement<unknown[]>>>();

/**
 * Inserts rows, however many, within the caller's transaction. The statement is written here and not by TypeORM's query
 * builder, which took longer to write it than the database to carry it out. On SQLite each row is a run of a statement
 * that is prepared once: a statement of many rows is compiled anew for each number of rows, and SQLite keeps a copy of
 * each page that it changes, lest a later row of it fail.
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
  const statement = (listed: string): string =>
    `INSERT INTO ${tableOf(manager, target)} (${columns.join(', ')}) VALUES ${listed}${ending}`;
  const names = metadata.columns.map(({ propertyName }) => propertyName);
  await run(manager, statement, names, rows);
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
  await run(manager, statement, columns, keys);
}

/** The name of the table of rows, as a statement has it. */
export function tableOf<Row extends ObjectLiteral>(manager: EntityManager, target: EntityTarget<Row>): string {
  return escaped(manager, manager.connection.getMetadata(target).tableName);
}

/** Runs a statement for the values that rows have under these names: one by one on SQLite, many at once elsewhere. */
async function run(
  manager: EntityManager,
  statement: (listed: string) => string,
  names: readonly string[],
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const sqlite = await sqliteOf(manager);
  if (sqlite !== null) {
    const text = statement(tuples(manager, names.length, names.length));
    for (const row of rows) {
      runPrepared(
        sqlite,
        text,
        names.map((name) => sqliteValue(row[name])),
      );
    }
    return;
  }
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    const values = rows.slice(from, from + ROWS_MAX).flatMap((row) => names.map((name): unknown => row[name] ?? null));
    await manager.query(statement(tuples(manager, values.length, names.length)), values);
  }
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
