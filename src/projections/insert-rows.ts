import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows in one statement: few enough for the parameters that a driver takes. */
const ROWS_MAX = 100;

/** How a row is written whose key the table has already: not at all (an error), or over the one that is there. */
export type OnSameKey = 'fail' | 'replace';

/**
 * Inserts rows, however many, within the caller's transaction. The statement is written here and not by TypeORM's query
 * builder, which took longer to write it than the database to carry it out.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  rows: readonly Row[],
  onSameKey: OnSameKey = 'fail',
): Promise<void> {
  const metadata = manager.connection.getMetadata(target);
  const ending = onSameKey === 'replace' ? replacing(manager, metadata) : '';
  const { driver } = manager.connection;
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    const values = rows
      .slice(from, from + ROWS_MAX)
      .flatMap((row) =>
        metadata.columns.map(
          (column) => driver.preparePersistentValue(column.getEntityValue(row) ?? null, column) as unknown,
        ),
      );
    const into = `${tableOf(manager, target)} (${columnsOf(manager, metadata).join(', ')})`;
    const listed = tuples(manager, values.length, metadata.columns.length);
    await manager.query(`INSERT INTO ${into} VALUES ${listed}${ending}`, values);
  }
}

/** Deletes the rows that have the values of one of the keys in these columns, within the caller's transaction. */
export async function deleteRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  columns: readonly (keyof Row & string)[],
  keys: readonly Partial<Row>[],
): Promise<void> {
  const names = columns.map((column) => escaped(manager, column)).join(', ');
  for (let from = 0; from < keys.length; from += ROWS_MAX) {
    const values = keys.slice(from, from + ROWS_MAX).flatMap((key) => columns.map((column) => key[column] as unknown));
    const listed = tuples(manager, values.length, columns.length);
    await manager.query(`DELETE FROM ${tableOf(manager, target)} WHERE (${names}) IN (VALUES ${listed})`, values);
  }
}

/** The name of the table of rows, as a statement has it. */
export function tableOf<Row extends ObjectLiteral>(manager: EntityManager, target: EntityTarget<Row>): string {
  return escaped(manager, manager.connection.getMetadata(target).tableName);
}

function replacing(manager: EntityManager, metadata: EntityMetadata): string {
  const name = (column: { readonly databaseName: string }): string => escaped(manager, column.databaseName);
  const key = metadata.primaryColumns.map(name).join(', ');
  const others = metadata.columns.filter(({ isPrimary }) => !isPrimary).map(name);
  return ` ON CONFLICT (${key}) DO UPDATE SET ${others.map((one) => `${one} = excluded.${one}`).join(', ')}`;
}

function columnsOf(manager: EntityManager, { columns }: EntityMetadata): readonly string[] {
  return columns.map(({ databaseName }) => escaped(manager, databaseName));
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
