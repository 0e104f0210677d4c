import { setImmediate as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { RecordedEvent } from '../ledger/ledger.js';
import { type Batch, BatchBuilder } from './batch.js';
import { type Checkpoint, moveCheckpoint } from './checkpoint.js';
import type { Folds } from './folds.js';
import { SeatStreamRow } from './rows/seat-stream-row.js';
import { TournamentStreamRow } from './rows/tournament-stream-row.js';
import { setAsideIn } from './set-aside.js';
import { streamOf } from './stream.js';
import { writeBatch } from './write-batch.js';
import type { WriteBehind } from './write-behind.js';

/** Events that are gathered in one go while a batch is being written, whose next statement would wait meanwhile. */
const EVENTS_BETWEEN_STATEMENTS = 50;

/** The parts that gathering needs to know the streams of events as they are. */
export interface Gathering {
  readonly folds: Folds;
  /** If it is there, a batch is written while the next one is gathered. */
  readonly behind?: WriteBehind;
}

/**
 * Projects events that follow a checkpoint, within the caller's transaction; returns the new checkpoint and the games
 * and sieges that were touched. Events that the read model already has, and those of streams that are set aside, change
 * nothing. `upTo` is the position that has been seen, if it is not that of the last event. Throws CheckpointMoved,
 * ProjectionGap, CorruptedEvent; nothing is written then.
 */
export async function project(
  manager: EntityManager,
  events: readonly RecordedEvent[],
  from: Checkpoint,
  tools: Gathering,
  upTo: string | null = events.at(-1)?.globalPosition ?? from.position,
): Promise<{ readonly checkpoint: Checkpoint; readonly batch: Batch }> {
  const batch = await gather(manager, events, tools);
  const checkpoint = { position: upTo, events: from.events + batch.events };
  const write = async (): Promise<void> => {
    await moveCheckpoint(manager, from, checkpoint);
    await writeBatch(manager, batch);
  };
  await (tools.behind?.put(batch, write) ?? write());
  return { checkpoint, batch };
}

async function gather(
  manager: EntityManager,
  events: readonly RecordedEvent[],
  { folds, behind }: Gathering,
): Promise<Batch> {
  const builder = new BatchBuilder(folds.shelves);
  const aside = new Set((await setAsideIn(manager)).map(({ stream }) => stream));
  for (const [index, event] of events.entries()) {
    if (behind && index % EVENTS_BETWEEN_STATEMENTS === 0) await pause();
    const stream = aside.has(event.stream) ? null : streamOf(event.stream);
    if (stream === null) continue;
    const { kind, id } = stream;
    const isNew = behind?.isNew(event) ?? false;
    if (kind === 'game') {
      const known = builder.gameOf(id) ?? (isNew ? null : await folds.games.of(manager, id));
      builder.addGameEvent(id, known, event);
    } else if (kind === 'siege') {
      const known = builder.siegeOf(id) ?? (isNew ? null : await folds.sieges.of(manager, id));
      builder.addSiegeEvent(id, known, event);
    } else if (kind === 'seats') {
      const known = builder.seatsOf(id) ?? behind?.seatsOf(id);
      const row = known ?? (isNew ? null : await manager.findOneBy(SeatStreamRow, { game: id }));
      builder.addSeatEvent(id, row, event);
    } else {
      const known = builder.tournamentOf(id) ?? behind?.tournamentOf(id);
      const row = known ?? (isNew ? null : await manager.findOneBy(TournamentStreamRow, { tournament: id }));
      builder.addTournamentEvent(id, row, event);
    }
  }
  return builder.build();
}
