import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

/**
 * The interface on which better-sqlite3 13 is built. Node has it since 22.14; with an older Node, 13 ends in a
 * segmentation fault.
 */
const NODE_API_OF_13 = 10;
const require = createRequire(import.meta.url);

/**
 * The SQLite driver that fits this Node: better-sqlite3 13 where Node can run it and npm could install it, otherwise 12
 * (ADR 22). 12 would not do for all: compiled on Node 24.19 or a later 24, it aborts the process.
 */
export const Database = (has13() ? require('better-sqlite3-13') : require('better-sqlite3')) as typeof BetterSqlite3;
export type Database = BetterSqlite3.Database;

function has13(): boolean {
  if (Number(process.versions.napi) < NODE_API_OF_13) return false;
  try {
    return require.resolve('better-sqlite3-13') !== '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}
