import type { RecordedEvent } from '../ledger/ledger.js';
import { BatchBuilder } from './batch.js';
import { openDatabase, type ReadModelDatabase } from './database.js';
import type { ProjectedSiege } from './projected-siege.js';
import type { Shelves } from './shelves.js';
import { writeSieges } from './write-siege.js';

/** Events in one transaction. */
const BATCH_EVENTS = 2000;

/** The recorded events of a siege, from its first one on. */
export interface SiegeLog {
  readonly siege: string;
  readonly events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>;
}

/**
 * A read model in a new SQLite file that holds some sieges and nothing else, from their events alone: so a siege of a
 * file is asked as one of a server is. Throws what projecting throws.
 */
export async function calendarOf(file: string, logs: Iterable<SiegeLog>, shelves: Shelves): Promise<ReadModelDatabase> {
  const database = await openDatabase({ kind: 'sqlite', file });
  try {
    for (const log of logs) await project(database, log, shelves);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function project(database: ReadModelDatabase, { siege, events }: SiegeLog, shelves: Shelves): Promise<void> {
  let known: ProjectedSiege | null = null;
  let waiting: RecordedEvent[] = [];
  const write = async (): Promise<void> => {
    const builder = new BatchBuilder(shelves);
    for (const event of waiting) builder.addSiegeEvent(siege, builder.siegeOf(siege) ?? known, event);
    const { sieges, siegeRows } = builder.build();
    await database.transaction((manager) => writeSieges(manager, sieges.values(), siegeRows));
    known = sieges.get(siege)?.after ?? known;
    waiting = [];
  };
  for await (const event of events) {
    waiting.push(event);
    if (waiting.length === BATCH_EVENTS) await write();
  }
  if (waiting.length > 0) await write();
}
