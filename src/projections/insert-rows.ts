import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows in one statement: few enough for the parameters that a driver takes. */
const ROWS_MAX = 400;

/** Inserts rows, however many, within the caller's transaction. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  rows: readonly QueryDeepPartialEntity<Row>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    const values = rows.slice(from, from + ROWS_MAX);
    await manager.createQueryBuilder().insert().into(target).values(values).updateEntity(false).execute();
  }
}
