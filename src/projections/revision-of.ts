import type { EntityManager } from 'typeorm';
import type { GameRow } from './rows/game-row.js';
import type { SiegeRow } from './rows/siege-row.js';

/**
 * The last revision of a game or siege that the read model has; null: it has none. Nearly every question asks this, so
 * the statement is written here: TypeORM's query builder would take longer to write it than the database to answer.
 */
export async function revisionOf(
  manager: EntityManager,
  rows: typeof GameRow | typeof SiegeRow,
  id: string,
): Promise<number | null> {
  const { driver } = manager.connection;
  const table = driver.escape(manager.connection.getMetadata(rows).tableName);
  const found = await manager.query<readonly { readonly revision: number }[]>(
    `SELECT revision FROM ${table} WHERE id = ${driver.createParameter('id', 0)}`,
    [id],
  );
  return found[0]?.revision ?? null;
}
