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
  folds: Folds,
  upTo: string | null = events.at(-1)?.globalPosition ?? from.position,
): Promise<{ readonly checkpoint: Checkpoint; readonly batch: Batch }> {
  const builder = new BatchBuilder(folds.shelves);
  const aside = new Set((await setAsideIn(manager)).map(({ stream }) => stream));
  for (const event of events) {
    if (aside.has(event.stream)) continue;
    const stream = streamOf(event.stream);
    if (stream?.kind === 'game') {
      const known = builder.gameOf(stream.id) ?? (await folds.games.of(manager, stream.id));
      builder.addGameEvent(stream.id, known, event);
    } else if (stream?.kind === 'siege') {
      const known = builder.siegeOf(stream.id) ?? (await folds.sieges.of(manager, stream.id));
      builder.addSiegeEvent(stream.id, known, event);
    } else if (stream?.kind === 'seats') {
      const known = builder.seatsOf(stream.id) ?? (await manager.findOneBy(SeatStreamRow, { game: stream.id }));
      builder.addSeatEvent(stream.id, known, event);
    } else if (stream?.kind === 'tournament') {
      const { id: tournament } = stream;
      const known = builder.tournamentOf(tournament) ?? (await manager.findOneBy(TournamentStreamRow, { tournament }));
      builder.addTournamentEvent(tournament, known, event);
    }
  }
  const batch = builder.build();
  const checkpoint = { position: upTo, events: from.events + batch.events };
  await moveCheckpoint(manager, from, checkpoint);
  await writeBatch(manager, batch);
  return { checkpoint, batch };
}
