import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import type { RecordedEvent } from '../../../src/ledger/ledger.js';
import { anAppend, appendMany, movedTo, newStream, wholeStream } from '../samples.js';
import { FakeCluster } from './fake-cluster.js';
import { byChance } from './fake-moods.js';
import { ledgersOf, PERSISTENT, until } from './fixtures.js';

let cluster: FakeCluster;
let ledger: KurrentLedger;
let other: KurrentLedger;
const stop = { following: new AbortController() };

beforeEach(async () => {
  cluster = await FakeCluster.start();
  const [one, two] = await ledgersOf(cluster.url, 2, { ...PERSISTENT, silenceMs: 500 });
  if (one === undefined || two === undefined) throw new Error('no ledgers');
  [ledger, other] = [one, two];
  stop.following = new AbortController();
});
afterEach(async () => {
  stop.following.abort();
  await Promise.all([ledger.close(), other.close()]);
  cluster.stop();
});

/** Follows the log as the projector does: when a subscription fails, it goes on behind the last event. */
function followed(on: KurrentLedger): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  const { signal } = stop.following;
  const follow = async (): Promise<void> => {
    const after = events.at(-1)?.globalPosition ?? null;
    for await (const event of on.subscribe({ after }, signal)) events.push(event);
  };
  void (async () => {
    while (!signal.aborted) await follow().catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
  })();
  return events;
}

/** Clients at work. */
interface Work {
  /** The last revision that was acknowledged, by stream. */
  readonly made: Map<string, number>;
  /** Whether each of them has appended since `made` was cleared. Throws what an append failed with. */
  readonly isRound: () => boolean;
  readonly end: () => Promise<void>;
}

/** Appends to some streams, each after the one before it, until it is told to end. */
function load(streams: readonly string[]): Work {
  const made = new Map<string, number>();
  let isOver = false;
  let failure: Error | null = null;
  const clients = streams.map(async (stream, client) => {
    for (let step = 0; !isOver; step += 1) {
      const own = (client + step) % 2 === 0 ? ledger : other;
      const { lastRevision } = await own.append(anAppend(stream, { events: movedTo(2, step) }));
      made.set(stream, lastRevision);
    }
  });
  void Promise.all(clients).catch((error: unknown) => (failure = error as Error));
  return {
    made,
    isRound: () => {
      if (failure) throw failure;
      return made.size === streams.length;
    },
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

describe('a cluster', () => {
  it.each(['killed', 'cut off'] as const)(
    'that loses its leader goes on under load, and nothing acknowledged is lost (%s)',
    async (how) => {
      const streams = Array.from({ length: 6 }, newStream);
      const all = followed(ledger);
      const work = load(streams);
      for (let round = 0; round < 2; round += 1) {
        await until(work.isRound);
        const lost = cluster.leader;
        cluster.lose(lost, how);
        work.made.clear();
        await until(work.isRound);
        await cluster.bringBack(lost, how);
      }
      await work.end();
      let events = 0;
      for (const stream of streams) {
        const revisions = (await wholeStream(other, stream)).map(({ revision }) => revision);
        expect(revisions.at(-1)).toBe(work.made.get(stream));
        events += revisions.length;
      }
      await until(() => all.length >= events);
      expect(new Set(all.map(({ globalPosition }) => globalPosition)).size).toBe(events);
      expect(all).toHaveLength(events);
    },
  );

  const seeds = process.env['KURRENT_SEEDS']?.split(',').map(Number) ?? [1, 2];
  it.each(seeds)(
    'whose calls meet everything by chance while its leaders change loses nothing (seed %i)',
    async (seed) => {
      const streams = Array.from({ length: 4 }, newStream);
      for (const [index, node] of cluster.nodes.entries()) node.temper = byChance(10 * seed + index, 12);
      const work = load(streams);
      for (let round = 0; round < 3; round += 1) {
        await until(work.isRound);
        const lost = cluster.leader;
        if ((seed + round) % 2 === 0) cluster.handOver();
        else cluster.lose(lost, 'killed');
        work.made.clear();
        await until(work.isRound);
        if ((seed + round) % 2 !== 0) await cluster.bringBack(lost, 'killed');
      }
      await work.end();
      for (const node of cluster.nodes) node.temper = () => undefined;
      for (const stream of streams) {
        const revisions = (await wholeStream(other, stream)).map(({ revision }) => revision);
        expect(revisions).toEqual(revisions.map((_, index) => index));
        expect(revisions.at(-1)).toBe(work.made.get(stream));
      }
    },
  );

  it('that is lost as a whole ends no process, and is found when it is back', async () => {
    const streams = Array.from({ length: 20 }, newStream);
    followed(ledger);
    for (const stream of streams) await ledger.append(anAppend(stream));
    const work = load(streams);
    await until(work.isRound);
    for (const node of cluster.nodes) node.relay.close();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    for (const node of cluster.nodes) await node.relay.open();
    work.made.clear();
    await until(work.isRound);
    await work.end();
    // A promise that is rejected while nobody holds it fails this test, and would end a server.
  });

  it('that loses a follower notices nothing', async () => {
    const [patient] = await ledgersOf(cluster.url, 1);
    if (!patient) throw new Error('no ledger');
    const stream = newStream();
    await appendMany(patient, stream, 3);
    cluster.lose(cluster.follower, 'killed');
    cluster.leader.calls.length = 0;
    await appendMany(patient, stream, 3);
    // No append is given up and made again.
    const made = cluster.leader.calls.filter((call) => call.kind === 'append' && call.stream.endsWith(stream));
    expect(made).toHaveLength(3);
    await patient.close();
  });

  it('whose leader hands over is followed to the new one', async () => {
    const stream = newStream();
    const all = followed(ledger);
    for (let round = 0; round < 4; round += 1) {
      await appendMany(ledger, stream, 2);
      await appendMany(other, stream, 2);
      cluster.handOver();
      expect(await ledger.readStream(stream)).toHaveLength(4 * round + 4);
    }
    await until(() => all.length >= 16);
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 16 }, (_, index) => index));
  });

  it('whose followers lag answers from its leader only', async () => {
    for (const node of cluster.nodes) if (node !== cluster.leader) node.behind = 20;
    const stream = newStream();
    for (let round = 1; round <= 5; round += 1) {
      const own = round % 2 === 0 ? ledger : other;
      await own.append(anAppend(stream));
      expect(await ledger.readStream(stream)).toHaveLength(round);
      expect(await other.readAll(null)).toHaveLength(round);
      for (const node of cluster.nodes.filter((one) => one !== cluster.leader)) node.relay.cut();
    }
  });
});
