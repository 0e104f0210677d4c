import type { EntityManager } from 'typeorm';
import type { Rulebooks } from '../engine/game/rulebook.js';
import { READ_LIMIT_MAX, type Ledger } from '../ledger/ledger.js';
import { AT_THE_BEGINNING, type Checkpoint, readCheckpoint, resetCheckpoint } from './checkpoint.js';
import type { ReadModelDatabase } from './database.js';
import { GameFolds } from './game-folds.js';
import { project } from './project.js';
import { PROJECTED_ROWS } from './rows/all-rows.js';

/** Events projected so far, and how many the tables held before (0: unknown); for a progress bar. */
export type RebuildProgress = (projected: number, before: number) => void;

/**
 * Empties all tables and fills them from the ledger, in one transaction: readers see the old tables until the new ones
 * are complete, and a rebuild that is killed leaves the old ones. Returns the checkpoint reached.
 */
export async function rebuild(
  ledger: Ledger,
  rulebooks: Rulebooks,
  database: ReadModelDatabase,
  progress: RebuildProgress = () => undefined,
): Promise<Checkpoint> {
  const before = await readCheckpoint(database.reader.manager);
  return database.writer.transaction(async (manager) => {
    await empty(manager);
    const folds = new GameFolds(ledger, rulebooks);
    let checkpoint = AT_THE_BEGINNING;
    for (;;) {
      const events = await ledger.readAll(checkpoint.position, READ_LIMIT_MAX);
      if (events.length === 0) return checkpoint;
      const projected = await project(manager, events, checkpoint, folds, rulebooks);
      folds.keep([...projected.batch.games.values()].map(({ after }) => after));
      checkpoint = projected.checkpoint;
      progress(checkpoint.events, before.events);
    }
  });
}

async function empty(manager: EntityManager): Promise<void> {
  await resetCheckpoint(manager);
  for (const row of PROJECTED_ROWS) await manager.createQueryBuilder().delete().from(row).execute();
}
