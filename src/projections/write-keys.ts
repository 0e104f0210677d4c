import type { EntityManager } from 'typeorm';
import { insertRows } from './insert-rows.js';
import type { KeyChange } from './project-keys.js';
import { KeyRow } from './rows/key-row.js';

/** Writes which key an office of a game has now. */
export async function writeKey(manager: EntityManager, { keyHash, ...of }: KeyChange): Promise<void> {
  await manager.delete(KeyRow, of);
  if (keyHash !== null) await insertRows(manager, KeyRow, [{ ...of, keyHash }]);
}
