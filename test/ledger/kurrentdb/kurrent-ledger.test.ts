import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jsonEvent, EventStoreDBClient } from '@eventstore/db-client';
import { canonicalJson } from '../../../src/engine/canonical/canonical.js';
import { CorruptedEvent, LedgerUnavailable } from '../../../src/ledger/errors.js';
import { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { clientUrl } from '../../../src/ledger/kurrentdb/url.js';
import { eventId } from '../../../src/ledger/kurrentdb/wire.js';
import { openLedger } from '../../../src/ledger/open.js';
import { ledgerConformance } from '../conformance.js';
import type { LedgerFixture } from '../conformance.js';
import { anAppend, appendMany, failureOf, moved, newStream, take, wholeStream } from '../samples.js';
import { FakeKurrentServer } from './fake-server.js';
import { newNamespace } from './fixtures.js';

/** A real server, or nothing: then the real client talks to the fake one. */
const REAL_URL = process.env['LEDGER_KURRENT_URL'] ?? '';

let fake: FakeKurrentServer | undefined;
beforeAll(async () => {
  if (REAL_URL === '') fake = await FakeKurrentServer.start();
});
afterAll(() => {
  fake?.stop();
});

function url(): string {
  return fake?.url ?? REAL_URL;
}

async function open(): Promise<LedgerFixture> {
  const namespace = newNamespace();
  const ledger = await KurrentLedger.open({ url: url(), namespace });
  return {
    ledger,
    another: () => openLedger({ kind: 'kurrentdb', url: url(), namespace }),
    tamper: (stream, revision, how) => {
      const event = fake?.store.stream(`${namespace}.${stream}`)?.[revision];
      if (event === undefined) throw new Error('there is no such event');
      if (how === 'unchained')
        event.metadata = replaced(event.metadata, /"previousHash":"[0-9a-f]{8}/, '"previousHash":"aaaaaaaa');
      else event.data = how === 'malformed' ? Buffer.from('{') : replaced(event.data, /"mp":2/, '"mp":3');
      return Promise.resolve();
    },
    dispose: () => ledger.close(),
  };
}

function replaced(bytes: Uint8Array, what: RegExp, by: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('utf8').replace(what, by));
}

// A real server offers no way to change an event; what others append to Herald's streams is tested below.
ledgerConformance(open, { tampers: REAL_URL === '' });

describe('a KurrentDB database', () => {
  it('keeps nothing of others, and no snapshot, in the global order', async () => {
    const namespace = newNamespace();
    const ledger = await KurrentLedger.open({ url: url(), namespace });
    const client = EventStoreDBClient.connectionString(clientUrl(url()));
    const stream = newStream();
    await ledger.append(anAppend(stream));
    await client.appendToStream(`${namespace}x-${stream}`, jsonEvent({ type: 'Foreign', data: {} }));
    await ledger.check();
    const [event] = await ledger.readStream(stream);
    await ledger.saveSnapshot({ stream, revision: 0, hash: event?.hash ?? '', schema: 's', state: 'S' });
    await ledger.append(anAppend(stream, { events: [moved(2)] }));
    expect((await ledger.readAll(null)).map(({ type, revision }) => [type, revision])).toEqual([
      ['UnitMoved', 0],
      ['UnitMoved', 1],
    ]);
    await client.dispose();
    await ledger.close();
  });

  it('finds what somebody else appended to a stream of the ledger, and appends nothing after it', async () => {
    const namespace = newNamespace();
    const ledger = await KurrentLedger.open({ url: url(), namespace });
    const client = EventStoreDBClient.connectionString(clientUrl(url()));
    const stream = newStream();
    await appendMany(ledger, stream, 2);
    await client.appendToStream(`${namespace}.${stream}`, jsonEvent({ type: 'UnitMoved', data: { mp: 1 } }));
    expect(await failureOf(ledger.readStream(stream))).toBeInstanceOf(CorruptedEvent);
    expect(await failureOf(ledger.append(anAppend(stream)))).toMatchObject({ type: 'corrupted', revision: 2 });
    await client.dispose();
    await ledger.close();
  });

  it('is given the bytes that were hashed', async () => {
    const namespace = newNamespace();
    const ledger = await KurrentLedger.open({ url: url(), namespace });
    const stream = newStream();
    // A JSON text that is made of the data once more would have these keys the other way about.
    const data = { keys: { '9': 'nine', '10': 'ten' }, Zürich: '\u{1F3F0}' };
    await ledger.append(anAppend(stream, { events: [{ type: 'UnitMoved', version: 1, data }] }));
    const [event] = await ledger.readStream(stream);
    expect(event?.data).toEqual(data);
    const kept = fake?.store.stream(`${namespace}.${stream}`)?.[0]?.data;
    if (fake) expect(Buffer.from(kept ?? []).toString('utf8')).toBe(canonicalJson(data));
    await ledger.close();
  });

  it('gives every event an id that is a UUID made of its hash', () => {
    const id = eventId('0123456789abcdef0123456789abcdef'.repeat(2));
    expect(id).toBe('01234567-89ab-8def-8123-456789abcdef');
    expect(eventId('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
  });

  it('remembers the commands of a stream of many pages, also of those that others append meanwhile', async () => {
    const namespace = newNamespace();
    const [ledger, other] = await Promise.all([1, 2].map(() => KurrentLedger.open({ url: url(), namespace })));
    if (ledger === undefined || other === undefined) throw new Error('no ledgers');
    const stream = newStream();
    const first = anAppend(stream);
    await ledger.append(first);
    for (let page = 0; page < 3; page += 1) {
      await ledger.append(anAppend(stream, { events: Array.from({ length: 800 }, (_, index) => moved(index)) }));
    }
    expect(await other.append(first)).toMatchObject({ repeated: true, firstRevision: 0 });
    const second = anAppend(stream, { events: [moved(1), moved(2)] });
    await ledger.append(second);
    expect(await other.append(second)).toMatchObject({ repeated: true, firstRevision: 2401, lastRevision: 2402 });
    await ledger.close();
    await other.close();
  });

  it('that cannot be reached is LedgerUnavailable', async () => {
    expect(
      await failureOf(KurrentLedger.open({ url: 'kurrentdb://127.0.0.1:1?tls=false', patienceMs: 300 })),
    ).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(KurrentLedger.open({ url: 'nonsense' }))).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(KurrentLedger.open({ url: url(), namespace: 'a.b' }))).toBeInstanceOf(LedgerUnavailable);
  });

  it('that goes away makes calls and subscriptions fail, and none of them hang', async () => {
    const server = await FakeKurrentServer.start();
    const ledger = await KurrentLedger.open({ url: server.url, patienceMs: 300, settleMs: 300 });
    const stream = newStream();
    await appendMany(ledger, stream, 2);
    const waiting = failureOf(take(ledger.subscribe({ stream, from: 0 }, new AbortController().signal), 3));
    await wholeStream(ledger, stream);
    server.stop();
    expect(await failureOf(ledger.append(anAppend(stream)))).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(ledger.check())).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(ledger.readAll(null))).toBeInstanceOf(LedgerUnavailable);
    expect(await waiting).toBeInstanceOf(LedgerUnavailable);
    await ledger.close();
  });
});
