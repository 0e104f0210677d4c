import type { EntityManager } from 'typeorm';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { type Batch, BatchBuilder } from './batch.js';
import { type Checkpoint, moveCheckpoint } from './checkpoint.js';
import type { GameFolds } from './game-folds.js';
import { addSeatEvent } from './project-seats.js';
import { SiegeRow } from './rows/siege-row.js';
import { streamOf } from './stream.js';
import { writeBatch } from './write-batch.js';

/**
 * Projects events that follow a checkpoint, within the caller's transaction; returns the new checkpoint and the games
 * that were touched. Events that the read model already has change nothing. Throws CheckpointMoved, ProjectionGap.
 */
export async function project(
  manager: EntityManager,
  events: readonly RecordedEvent[],
  from: Checkpoint,
  folds: GameFolds,
  rulebooks: Rulebooks,
): Promise<{ readonly checkpoint: Checkpoint; readonly batch: Batch }> {
  const builder = new BatchBuilder(rulebooks);
  for (const event of events) {
    const stream = streamOf(event.stream);
    if (stream?.kind === 'game') {
      const known = builder.gameOf(stream.id) ?? (await folds.of(manager, stream.id));
      builder.addGameEvent(stream.id, known, event);
    } else if (stream?.kind === 'siege') {
      const known = builder.siegeOf(stream.id) ?? (await manager.findOneBy(SiegeRow, { id: stream.id }));
      builder.addSiegeEvent(stream.id, known, event);
    } else if (stream?.kind === 'seats') {
      await addSeatEvent(manager, builder, stream.id, event);
    }
  }
  const batch = builder.build();
  const checkpoint = { position: events.at(-1)?.globalPosition ?? from.position, events: from.events + batch.events };
  await moveCheckpoint(manager, from, checkpoint);
  await writeBatch(manager, batch);
  return { checkpoint, batch };
}
