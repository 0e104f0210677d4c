import type { DataSource, EntityManager } from 'typeorm';
import type { Database } from '../ledger/sqlite/driver.js';

/** Does work in one transaction: all of it is written, or nothing if it throws. */
export type InTransaction = <Result>(work: (manager: EntityManager) => Promise<Result>) => Promise<Result>;

/**
 * Transactions on a SQLite connection, one at a time. When the disk is full or fails, SQLite may roll back by itself.
 * TypeORM does not notice: it would go on as if within that transaction, and never again commit what is written.
 */
export function sqliteTransactions(source: DataSource): InTransaction {
  return async (work) => {
    const runner = source.createQueryRunner();
    const sqlite = (await runner.connect()) as Database;
    await runner.startTransaction();
    try {
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // TypeORM can roll back only if there is a transaction.
      if (!sqlite.inTransaction) await runner.query('BEGIN');
      await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  };
}
