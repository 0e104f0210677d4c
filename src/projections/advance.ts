import type { EntityManager } from 'typeorm';
import { CorruptedEvent, StreamDeleted, StreamNotFound } from '../ledger/errors.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import type { DamagedRow, SoundPage } from '../ledger/upkeep.js';
import { allStreams, findingOf, isFinding, verifyStream, type StreamFinding } from '../ledger/verify-stream.js';
import { type Checkpoint, readCheckpoint } from './checkpoint.js';
import { ProjectionGap } from './gap.js';
import { type Gathering, project } from './project.js';
import { remove } from './removed.js';
import { revisionOf } from './revision-of.js';
import { GameRow } from './rows/game-row.js';
import { SeatStreamRow } from './rows/seat-stream-row.js';
import { SiegeRow } from './rows/siege-row.js';
import { TournamentStreamRow } from './rows/tournament-stream-row.js';
import { placeFinding, putAside, setAsideIn, takeBack } from './set-aside.js';
import { streamOf } from './stream.js';

/** The parts that projecting needs. */
export interface Tools extends Gathering {
  readonly ledger: Ledger;
}

/**
 * Projects a page of the global order within the caller's transaction. A stream that turns out to be damaged is set
 * aside, and all others go on. If the page lacks events of a stream, the stream is read by itself first. Deleted
 * streams are removed and gathered in `gone`. Throws CheckpointMoved, LedgerUnavailable.
 */
export async function advance(
  manager: EntityManager,
  page: Pick<SoundPage, 'events' | 'last' | 'deleted'>,
  from: Checkpoint,
  tools: Tools,
  gone: Set<string> = new Set(),
): Promise<Checkpoint> {
  const read = new Set<string>();
  const aside = new Set<string>();
  for (const stream of page.deleted ?? []) gone.add(stream);
  for (let at = from; ;) {
    try {
      const events = page.events.filter(({ stream }) => !gone.has(stream));
      const { checkpoint, batch } = await project(manager, events, at, tools, page.last);
      if (gone.size > 0) {
        await tools.behind?.settled();
        for (const stream of gone) await remove(manager, stream);
        tools.folds.forget();
      }
      tools.folds.keep(batch);
      return checkpoint;
    } catch (error) {
      await tools.behind?.settled();
      if (error instanceof CorruptedEvent) {
        // Streams that are set aside are not read again, since their damage would be met again and again.
        if (aside.has(error.stream)) throw error;
        aside.add(error.stream);
        await putAside(manager, findingOf(error));
      } else if (error instanceof StreamDeleted) gone.add(error.stream);
      else if (!(error instanceof ProjectionGap)) throw error;
      else if (read.has(error.stream)) await putAside(manager, { ...error, because: error.message });
      else at = await catchUp(manager, error.stream, at, tools);
      if (error instanceof ProjectionGap) read.add(error.stream);
    }
  }
}

/**
 * The damage of the streams of damaged rows; a row whose stream is not known for certain is set aside by its position.
 */
export async function findingsBehind(
  ledger: Ledger,
  damaged: readonly DamagedRow[],
): Promise<readonly StreamFinding[]> {
  const findings = new Map<string, StreamFinding>();
  for (const row of damaged) {
    try {
      const found = row.stream === null ? null : await findingOfStream(ledger, row.stream);
      const finding = found ?? placeFinding(row);
      findings.set(finding.stream, finding);
    } catch (error) {
      // The rest of a deleted stream has gaps, and that is no damage.
      if (!(error instanceof StreamDeleted)) throw error;
    }
  }
  return [...findings.values()];
}

/** The damage of a stream; null if it is sound, or if no stream has the name. Throws StreamDeleted. */
export async function findingOfStream(ledger: Ledger, stream: string): Promise<StreamFinding | null> {
  try {
    await ledger.readStream(stream, { limit: 1 });
  } catch (error) {
    if (error instanceof StreamNotFound) return null;
    if (error instanceof CorruptedEvent) return findingOf(error);
    throw error;
  }
  const result = await verifyStream(ledger, stream);
  return isFinding(result) ? result : null;
}

/**
 * Projects the events of a stream that the read model lacks, within the caller's transaction; sets the stream aside if
 * it turns out to be damaged. Returns the checkpoint, whose position stays.
 */
export async function catchUp(
  manager: EntityManager,
  stream: string,
  from: Checkpoint,
  { ledger, folds, behind }: Tools,
): Promise<Checkpoint> {
  let at = from;
  behind?.readAhead(stream);
  await takeBack(manager, stream);
  const projected = await projectedRevision(manager, stream);
  try {
    for (let next = projected + 1; ;) {
      const events: readonly RecordedEvent[] = await ledger.readStream(stream, { from: next });
      if (events.length === 0) return at;
      const { checkpoint, batch } = await project(manager, events, at, { folds }, at.position);
      folds.keep(batch);
      at = checkpoint;
      next += events.length;
    }
  } catch (error) {
    if (error instanceof CorruptedEvent) await putAside(manager, findingOf(error));
    else if (error instanceof StreamDeleted) {
      await remove(manager, stream);
      folds.forget();
    } else if (!(error instanceof StreamNotFound)) throw error;
    // A name that stands only in a damaged row or index is no stream, unless the read model has met it before.
    else if (projected >= 0) await putAside(manager, { stream, revision: 0, because: 'the stream cannot be found' });
    return at;
  }
}

/**
 * Looks through all streams for events that the read model lacks, after rows of the global order were skipped. The
 * caller's `write` makes one transaction for each stream.
 */
export async function reconcile(
  tools: Tools,
  write: (work: (manager: EntityManager, at: Checkpoint) => Promise<Checkpoint>) => Promise<void>,
): Promise<void> {
  for await (const stream of allStreams(tools.ledger)) {
    if (streamOf(stream) === null) continue;
    await write(async (manager, at) => {
      const aside = (await setAsideIn(manager)).some((finding) => finding.stream === stream);
      return aside ? at : catchUp(manager, stream, at, tools);
    });
  }
}

/** Writes within a transaction that is open already. */
export function within(
  manager: EntityManager,
): (work: (manager: EntityManager, at: Checkpoint) => Promise<Checkpoint>) => Promise<void> {
  return async (work) => void (await work(manager, await readCheckpoint(manager)));
}

/** Revision of the last event of a stream that the read model holds; -1: none. */
async function projectedRevision(manager: EntityManager, name: string): Promise<number> {
  const stream = streamOf(name);
  if (stream === null) return -1;
  if (stream.kind === 'seats') {
    return (await manager.findOneBy(SeatStreamRow, { game: stream.id }))?.revision ?? -1;
  }
  if (stream.kind === 'tournament') {
    return (await manager.findOneBy(TournamentStreamRow, { tournament: stream.id }))?.revision ?? -1;
  }
  return (await revisionOf(manager, stream.kind === 'game' ? GameRow : SiegeRow, stream.id)) ?? -1;
}
