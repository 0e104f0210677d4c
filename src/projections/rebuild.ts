import type { EntityManager } from 'typeorm';
import type { Ledger } from '../ledger/ledger.js';
import type { StreamFinding } from '../ledger/verify-stream.js';
import { advance, findingsBehind, reconcile, within } from './advance.js';
import { AT_THE_BEGINNING, type Checkpoint, readCheckpoint, resetCheckpoint } from './checkpoint.js';
import type { ReadModelDatabase } from './database.js';
import { Folds } from './folds.js';
import { tableOf } from './insert-rows.js';
import { PROJECTED_ROWS } from './rows/all-rows.js';
import { putAside, setAsideIn } from './set-aside.js';
import type { Shelves } from './shelves.js';

/** Events projected so far, and how many the tables held before (0: unknown); for a progress bar. */
export type RebuildProgress = (projected: number, before: number) => void;

/** The result of a rebuild. */
export interface Rebuilt {
  readonly checkpoint: Checkpoint;
  /** Damaged streams; the new tables have them only up to the damage. */
  readonly setAside: readonly StreamFinding[];
  /** Streams that were deleted in the store: nothing of them is in the new tables. */
  readonly deleted: readonly string[];
}

/**
 * Empties all tables and fills them from the ledger, in one transaction: readers see the old tables until the new ones
 * are complete, and a rebuild that is killed leaves the old ones. Damaged streams are set aside; all others go on.
 */
export async function rebuild(
  ledger: Ledger,
  shelves: Shelves,
  database: ReadModelDatabase,
  progress: RebuildProgress = () => undefined,
): Promise<Rebuilt> {
  const before = await readCheckpoint(database.reader.manager);
  return database.transaction(async (manager) => {
    await empty(manager);
    const tools = { ledger, folds: new Folds(ledger, shelves) };
    let checkpoint = AT_THE_BEGINNING;
    let damaged = 0;
    const gone = new Set<string>();
    for (;;) {
      const page = await ledger.upkeep.readSound(checkpoint.position);
      if (page.last === null) break;
      for (const finding of await findingsBehind(ledger, page.damaged)) await putAside(manager, finding);
      damaged += page.damaged.length;
      checkpoint = await advance(manager, page, checkpoint, tools, gone);
      progress(checkpoint.events, before.events);
    }
    if (damaged > 0) await reconcile(tools, within(manager));
    await countRows(manager);
    return { checkpoint: await readCheckpoint(manager), setAside: await setAsideIn(manager), deleted: [...gone] };
  });
}

/**
 * Has PostgreSQL look how much the new tables hold. It does so by itself a minute or more later; until then it takes a
 * history of 200,000 events for one of a few, and reads and sorts half of it for a page.
 */
async function countRows(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type !== 'postgres') return;
  for (const row of PROJECTED_ROWS) await manager.query(`ANALYZE ${tableOf(manager, row)}`);
}

async function empty(manager: EntityManager): Promise<void> {
  await resetCheckpoint(manager);
  for (const row of PROJECTED_ROWS) await manager.createQueryBuilder().delete().from(row).execute();
}
