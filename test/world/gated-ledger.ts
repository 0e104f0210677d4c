import { LedgerUnavailable } from '../../src/ledger/errors.js';
import { anyRevision, type Append, type Appended, type Ledger, type RecordedEvent } from '../../src/ledger/ledger.js';
import type { Chance } from '../../src/selfplay/chance.js';
import { pretended, unchecked } from './broken-ledger.js';
import type { Disk } from './disk.js';
import type { Sabotage } from './sabotage.js';
import type { Scheduler } from './scheduler.js';

/** The parts of the world that the ledger of a server needs. */
export interface Surroundings {
  readonly server: number;
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  readonly disk: Disk;
  readonly sabotage: Sabotage;
  /** One call in so many fails before it is carried out, and one in so many after; 0: none. */
  readonly failsOneIn: () => number;
  /** Appends on their way: when the machine stops, one of them may have been written by half. */
  readonly underWay: Set<Append>;
}

/** The ledger of a server, each call of which takes its time and may fail. */
export function gatedLedger(ledger: Ledger, around: Surroundings): Ledger {
  const { server, scheduler, disk, sabotage } = around;
  const gate = async <Result>(what: string, call: () => Promise<Result>): Promise<Result> => {
    await scheduler.gate(`server ${server} ${what}`, server);
    failNow(around, `${what} is not carried out`);
    const result = await call();
    failNow(around, `the answer to ${what} is lost`);
    return result;
  };
  let refused = false;
  const append = async (one: Append): Promise<Appended> => {
    if (refused && sabotage === 'stopsWhenDiskIsFull') throw new LedgerUnavailable('it was once refused');
    try {
      const appended = await ledger.append(sabotage === 'noHeadCheck' ? { ...one, expected: anyRevision } : one);
      if (sabotage !== 'acknowledgesBeforeSync') disk.sync();
      return appended;
    } catch (error) {
      if (disk.condition === 'writable' || !(error instanceof LedgerUnavailable)) throw error;
      refused = true;
      disk.leftover = one;
      if (sabotage === 'ignoresFailedWrite') return pretended(ledger, one);
      throw error;
    }
  };
  const readStream: Ledger['readStream'] = (stream, read) =>
    sabotage === 'servesUnchecked' ? unchecked(ledger, disk, stream, read) : ledger.readStream(stream, read);
  return {
    append: async (one) => {
      if (sabotage === 'noLock') return unlocked(ledger, around, one);
      around.underWay.add(one);
      try {
        return await gate(`appends to ${one.stream}`, () => append(one));
      } finally {
        around.underWay.delete(one);
      }
    },
    appendOf: (stream, commandId) => gate('asks for a command', () => ledger.appendOf(stream, commandId)),
    readStream: (stream, read) => gate('reads a stream', () => readStream(stream, read)),
    readAll: (after, limit) => gate('reads all', () => ledger.readAll(after, limit)),
    subscribe: (start, signal): AsyncIterable<RecordedEvent> => ledger.subscribe(start, signal),
    heed: () => ledger.heed(),
    saveSnapshot: (snapshot) => gate('saves a snapshot', () => ledger.saveSnapshot(snapshot)),
    loadSnapshot: (stream, schema, at) => gate('loads a snapshot', () => ledger.loadSnapshot(stream, schema, at)),
    upkeep: ledger.upkeep,
    check: () => ledger.check(),
    close: () => ledger.close(),
  };
}

/** An append that looks at the head, lets others pass, and then appends wherever the stream has come to. */
async function unlocked(ledger: Ledger, { server, scheduler, disk }: Surroundings, one: Append): Promise<Appended> {
  await scheduler.gate(`server ${server} looks at the head`, server);
  const { expected } = one;
  if (expected.kind === 'exactly') {
    const [head] = await ledger.readStream(one.stream, { direction: 'backwards', limit: 1 });
    if (head?.revision !== expected.revision) return ledger.append(one);
  }
  await scheduler.gate(`server ${server} appends without a lock`, server);
  const appended = await ledger.append({ ...one, expected: anyRevision });
  disk.sync();
  return appended;
}

function failNow({ chance, failsOneIn }: Surroundings, because: string): void {
  const oneIn = failsOneIn();
  if (oneIn > 0 && chance.below(oneIn) === 0) throw new LedgerUnavailable(because);
}
