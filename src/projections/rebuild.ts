import type { EntityManager } from 'typeorm';
import type { Ledger } from '../ledger/ledger.js';
import type { SoundPage } from '../ledger/upkeep.js';
import type { StreamFinding } from '../ledger/verify-stream.js';
import { advance, findingsBehind, reconcile, type Tools, within } from './advance.js';
import { AT_THE_BEGINNING, type Checkpoint, readCheckpoint, resetCheckpoint } from './checkpoint.js';
import type { ReadModelDatabase } from './database.js';
import { Folds } from './folds.js';
import { tableOf } from './insert-rows.js';
import { PROJECTED_ROWS } from './rows/all-rows.js';
import { putAside, setAsideIn } from './set-aside.js';
import type { Shelves } from './shelves.js';
import { underway } from './underway.js';
import { WriteBehind } from './write-behind.js';

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
 * A page is read, a page is folded and a page is written at the same time (docs/adr/0089).
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
    const behind = new WriteBehind();
    const tools = { ledger, folds: new Folds(ledger, shelves), behind };
    try {
      const { damaged, gone } = await fill(manager, tools, (projected) => {
        progress(projected, before.events);
      });
      if (damaged > 0) await reconcile(tools, within(manager));
      await countRows(manager);
      return { checkpoint: await readCheckpoint(manager), setAside: await setAsideIn(manager), deleted: [...gone] };
    } finally {
      // The rows that are still being written when something fails must not come after the transaction.
      await behind.idle();
    }
  });
}

/** Projects the whole ledger; gives the number of damaged rows, and the streams that were deleted in the store. */
async function fill(
  manager: EntityManager,
  tools: Tools & { readonly behind: WriteBehind },
  progress: (projected: number) => void,
): Promise<{ readonly damaged: number; readonly gone: ReadonlySet<string> }> {
  let checkpoint = AT_THE_BEGINNING;
  let damaged = 0;
  const gone = new Set<string>();
  for await (const page of pagesOf(tools.ledger)) {
    for (const finding of await findingsBehind(tools.ledger, page.damaged)) await putAside(manager, finding);
    damaged += page.damaged.length;
    checkpoint = await advance(manager, page, checkpoint, tools, gone);
    progress(checkpoint.events);
  }
  await tools.behind.settled();
  return { damaged, gone };
}

/** All pages of the global order; each is read while the one before it is projected. */
async function* pagesOf({ upkeep }: Ledger): AsyncGenerator<SoundPage, void, undefined> {
  let next = underway(upkeep.readSound(null));
  try {
    for (;;) {
      const page = (await next)();
      if (page.last === null) return;
      next = underway(upkeep.readSound(page.last));
      yield page;
    }
  } finally {
    await next;
  }
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
