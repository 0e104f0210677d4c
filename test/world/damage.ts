import { CorruptedEvent, LedgerUnavailable } from '../../src/ledger/errors.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { SqliteLedger } from '../../src/ledger/sqlite/sqlite-ledger.js';
import type { LedgerVerification } from '../../src/ledger/verify-ledger.js';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { wholeStream } from '../ledger/samples.js';
import type { SimulatedProjector } from './projector.js';
import type { Server } from './server.js';

const PAGE = 5;

/** The contents of the streams of a ledger before a bit was flipped. */
export type Truth = ReadonlyMap<string, readonly RecordedEvent[]>;

export async function truthOf(file: string, streams: readonly string[]): Promise<Truth> {
  const ledger = SqliteLedger.open({ file });
  const truth = new Map<string, readonly RecordedEvent[]>();
  for (const stream of streams) truth.set(stream, await wholeStream(ledger, stream));
  await ledger.close();
  return truth;
}

/** A world in which a bit was turned over. */
export interface Damaged {
  readonly truth: Truth;
  readonly servers: readonly Server[];
  readonly projector: SimulatedProjector;
  readonly database: ReadModelDatabase;
}

/**
 * The faults in how servers deal with damage: they serve something else than what was written, or an old position
 * as the present; they refuse a stream without naming it; or the damage of one stream holds up what is projected.
 */
export async function faultsOfDamage(world: Damaged, verification: LedgerVerification): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const server of world.servers) {
    for (const [stream, events] of world.truth) {
      const { wrong, refused } = await servedOf(server, stream, events);
      faults.push(...wrong);
      const named = server.setAside.of(stream) !== null;
      if (refused && !named) faults.push(`${stream} is refused, and not set aside`);
      if (refused && verification.right) faults.push(`${stream} is refused, and nothing is found to be wrong`);
    }
  }
  return [...faults, ...(await heldUp(world))];
}

/** Reads a stream page by page, as it was and at its end. */
async function servedOf(
  { ledger }: Server,
  stream: string,
  truth: readonly RecordedEvent[],
): Promise<{ readonly wrong: readonly string[]; readonly refused: boolean }> {
  const wrong: string[] = [];
  let refused = false;
  const serve = async (read: () => Promise<readonly RecordedEvent[]>): Promise<readonly RecordedEvent[] | null> => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof CorruptedEvent) refused = true;
      else if (!(error instanceof LedgerUnavailable)) wrong.push(`${stream} is refused: ${String(error)}`);
      return null;
    }
  };
  for (let from = 0; from < truth.length; from += PAGE) {
    const served = await serve(() => ledger.readStream(stream, { from, limit: PAGE }));
    if (served === null) continue;
    const expected = truth.slice(from, from + PAGE);
    // Events that were appended since then stand behind it.
    const isTrue = expected.every((event, index) => JSON.stringify(event) === JSON.stringify(served[index]));
    if (!isTrue) wrong.push(`${stream} from ${from} is served otherwise than it was written`);
  }
  const last = await serve(() => ledger.readStream(stream, { direction: 'backwards', limit: 1 }));
  const end = last?.[0]?.revision ?? Number.MAX_SAFE_INTEGER;
  if (end < truth.length - 1) wrong.push(`${stream} ends at ${end}, and ended at ${truth.length - 1} before`);
  return { wrong, refused };
}

/** The projector passes over damage and comes to the end of the ledger. */
async function heldUp({ servers: [server], projector, database }: Damaged): Promise<readonly string[]> {
  if (!server) return [];
  await projector.catchUp(server);
  const { position } = await readCheckpoint(database.reader.manager);
  const { last } = await server.store.upkeep.readSound(position);
  return last === null ? [] : [`damage holds up the projector after position ${position ?? 'none'}`];
}
