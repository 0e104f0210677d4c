import type { EntityManager } from 'typeorm';
import { runnerOf, tableOf } from './insert-rows.js';
import { CheckpointRow } from './rows/checkpoint-row.js';

const NAME = 'read-model';

/** How far the read model has come. */
export interface Checkpoint {
  /** Global position of the last projected event; null: nothing is projected. */
  readonly position: string | null;
  /** Number of events projected; grows with every batch, and so tells checkpoints apart. */
  readonly events: number;
}

export const AT_THE_BEGINNING: Checkpoint = { position: null, events: 0 };

/** Whether two checkpoints stand at the same place after the same number of events. */
export function isSame(one: Checkpoint, other: Checkpoint): boolean {
  return one.position === other.position && one.events === other.events;
}

/** Another writer moved the checkpoint: this one must look again where the read model stands. */
export class CheckpointMoved extends Error {
  constructor() {
    super('another projector has written to the read model');
  }
}

/** The checkpoint as the read model has it. Throws EntityNotFoundError if it has none. */
export async function readCheckpoint(manager: EntityManager): Promise<Checkpoint> {
  const { position, events } = await manager.findOneByOrFail(CheckpointRow, { name: NAME });
  return { position, events };
}

/**
 * Moves the checkpoint on from where the caller believes it to be, within the caller's transaction; throws
 * CheckpointMoved if it is elsewhere. The statement is written here: every batch makes it, and TypeORM takes longer to
 * write it than the database to carry it out.
 */
export async function moveCheckpoint(manager: EntityManager, from: Checkpoint, to: Checkpoint): Promise<void> {
  const { driver } = manager.connection;
  const values = [to.position, to.events, NAME, from.events, ...(from.position === null ? [] : [from.position])];
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((index) => driver.createParameter('', index));
  const moved = await runnerOf(manager).query(
    `UPDATE ${tableOf(manager, CheckpointRow)} SET position = ${first}, events = ${second}
      WHERE name = ${third} AND events = ${fourth} AND position ${from.position === null ? 'IS NULL' : `= ${fifth}`}`,
    values,
    true,
  );
  if (moved.affected !== 1) throw new CheckpointMoved();
}

/** Puts it back to the beginning, wherever it stands. */
export async function resetCheckpoint(manager: EntityManager): Promise<void> {
  await manager.update(CheckpointRow, { name: NAME }, { ...AT_THE_BEGINNING });
}
