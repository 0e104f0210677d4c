import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import type { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { noStream, streamIsAtRevision } from '../../../src/ledger/ledger.js';
import { anAppend, appendMany, failureOf, moved, movedTo, newStream, wholeStream } from '../samples.js';
import { byChance, inTurn, type Mood } from './fake-moods.js';
import { FakeKurrentServer } from './fake-server.js';
import { ledgersOf, PERSISTENT } from './fixtures.js';

let server: FakeKurrentServer;
let ledger: KurrentLedger;
let other: KurrentLedger;

beforeEach(async () => {
  server = await FakeKurrentServer.start();
  const [one, two] = await ledgersOf(server.url, 2, { ...PERSISTENT, silenceMs: 300 });
  if (one === undefined || two === undefined) throw new Error('no ledgers');
  [ledger, other] = [one, two];
});
afterEach(async () => {
  await Promise.all([ledger.close(), other.close()]);
  server.stop();
});

const CUTS: readonly [string, Mood][] = [
  ['the connection breaks before', { kind: 'cut', when: 'before' }],
  ['the connection breaks within', { kind: 'cut', when: 'in' }],
  ['the connection breaks after', { kind: 'cut', when: 'after' }],
  ['the answer is lost', { kind: 'lost' }],
  ['the server drops it', { kind: 'dropped', ms: 20 }],
  ['it takes its time', { kind: 'delay', ms: 60 }],
  ['it takes more time than is waited for', { kind: 'delay', ms: 800 }],
];

describe('an append in doubt', () => {
  it.each(CUTS)('is made once when %s', async (_what, mood) => {
    const stream = newStream();
    for (const times of [1, 2]) {
      server.node.temper = inTurn(
        'append',
        Array.from({ length: times }, () => mood),
      );
      const before = times === 1 ? 0 : 3;
      const append = anAppend(stream, { events: movedTo(3) });
      const expected = { firstRevision: before, lastRevision: before + 2, repeated: false };
      expect(await ledger.append(append)).toMatchObject(expected);
      expect(await other.append(append)).toMatchObject({ ...expected, repeated: true });
    }
    expect(await wholeStream(other, stream)).toHaveLength(6);
  });

  it('is refused when somebody else has taken its place meanwhile', async () => {
    const stream = newStream();
    await appendMany(ledger, stream, 1);
    const rival = anAppend(stream, { expected: streamIsAtRevision(0), events: [moved(9)] });
    server.node.temper = inTurn('append', [{ kind: 'cut', when: 'before' }]);
    const own = anAppend(stream, { expected: streamIsAtRevision(0) });
    const results = await Promise.allSettled([ledger.append(own), other.append(rival)]);
    // Whichever came first: one was made, and the other knows that it was not.
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toMatchObject([{ type: 'revisionConflict', actual: 1 }]);
    expect(await wholeStream(ledger, stream)).toHaveLength(2);
  });

  it('of the same events on two servers at once is made by one of them, and the other learns of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const append = anAppend(newStream(), { expected: noStream });
      server.node.temper = inTurn('append', [{ kind: 'dropped', ms: 30 }]);
      const answers = await Promise.all([ledger.append(append), other.append(append)]);
      expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    }
  });

  it('hinders no other stream, and is told to be unknown when the time is over', async () => {
    const [stuck, free] = [newStream(), newStream()];
    const [impatient] = await ledgersOf(server.url, 1, { silenceMs: 100, settleMs: 700 });
    if (!impatient) throw new Error('no ledger');
    await appendMany(impatient, stuck, 1);
    server.node.temper = ({ kind, stream }) =>
      kind === 'append' && stream.endsWith(stuck) ? { kind: 'dropped', ms: 5 } : undefined;
    const failing = failureOf(impatient.append(anAppend(stuck)));
    await appendMany(impatient, free, 20);
    expect(await failing).toBeInstanceOf(LedgerUnavailable);
    server.node.temper = () => undefined;
    expect(await impatient.append(anAppend(stuck))).toMatchObject({ firstRevision: 1 });
    await impatient.close();
  });

  it('is not tried again when the server says no for good', async () => {
    const stream = newStream();
    server.store.maxAppendSize = 2000;
    const large = anAppend(stream, { events: movedTo(40) });
    const [patient] = await ledgersOf(server.url, 1);
    if (!patient) throw new Error('no ledger');
    server.node.calls.length = 0;
    expect(await failureOf(patient.append(large))).toMatchObject({ type: 'invalidAppend' });
    const appends = () => server.node.calls.filter(({ kind }) => kind === 'append');
    expect(appends()).toHaveLength(1);
    server.node.temper = ({ kind }) => (kind === 'append' ? { kind: 'denied' } : undefined);
    expect(await failureOf(patient.append(anAppend(stream)))).toMatchObject({ message: 'KurrentDB: access denied' });
    expect(appends()).toHaveLength(2);
    await patient.close();
  });
});

describe('a server that goes dark', () => {
  it('is given up, and found again when it is back', async () => {
    const stream = newStream();
    await appendMany(ledger, stream, 2);
    server.node.relay.darken(true);
    const append = anAppend(stream);
    const appending = ledger.append(append);
    setTimeout(() => {
      server.node.relay.darken(false);
    }, 500);
    expect(await appending).toMatchObject({ firstRevision: 2, repeated: false });
    expect(await wholeStream(other, stream)).toHaveLength(3);
  });
});

/** Appends of several clients to a few streams over two servers, while everything befalls them by chance. */
async function played(seed: number): Promise<void> {
  const streams = Array.from({ length: 3 }, newStream);
  server.node.temper = byChance(seed, 6);
  const acknowledged = new Map<string, number>();
  const clients = Array.from({ length: 6 }, async (_, client) => {
    const own = client % 2 === 0 ? ledger : other;
    for (let step = 0; step < 6; step += 1) {
      const stream = streams[(client + step) % streams.length] ?? '';
      const append = anAppend(stream, { events: movedTo(1 + (step % 3), client * 100 + step) });
      const { firstRevision } = await own.append(append);
      acknowledged.set(append.commandId, firstRevision);
    }
  });
  await Promise.all(clients);
  server.node.temper = () => undefined;
  for (const stream of streams) {
    const events = await wholeStream(ledger, stream);
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
    const firsts = new Map<string, number>();
    for (const { commandId, revision } of events) if (!firsts.has(commandId)) firsts.set(commandId, revision);
    for (const [command, revision] of firsts) expect(acknowledged.get(command)).toBe(revision);
    for (const command of firsts.keys()) acknowledged.delete(command);
  }
  expect(acknowledged.size).toBe(0);
}

describe('all moods together, by a seed', () => {
  const seeds = process.env['KURRENT_SEEDS']?.split(',').map(Number) ?? [1, 2, 3, 4, 5, 6];
  it.each(seeds)('seed %i: each acknowledged append is there once, in its place', played, 60_000);
});
