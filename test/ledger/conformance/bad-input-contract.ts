import { describe, expect, it, test } from '@jest/globals';
import {
  APPEND_BYTES_MAX,
  EVENT_BYTES_MAX,
  SNAPSHOT_BYTES_MAX,
  streamIsAtRevision,
} from '../../../src/ledger/ledger.js';
import type { Append, Ledger } from '../../../src/ledger/ledger.js';
import type { FixtureSource } from '../conformance.js';
import { anAppend, failureOf, METADATA, moved, movedTo, newStream, take } from '../samples.js';

function withData(data: object): Partial<Append> {
  return { events: [moved(1), { type: 'A', version: 1, data }] };
}

function cycle(): object {
  const self: { me?: object } = {};
  self.me = self;
  return self;
}

function nested(depth: number): object {
  let data: object = {};
  for (let level = 0; level < depth; level += 1) data = { data };
  return data;
}

const BAD_APPENDS: readonly (readonly [string, Partial<Append>])[] = [
  ['no events', { events: [] }],
  ['too many events', { events: movedTo(1001) }],
  ['a stream without a name', { stream: '' }],
  ['a stream name with a blank', { stream: 'game 1' }],
  ['a stream name of a system', { stream: '$all' }],
  ['a stream name with a line end', { stream: 'game\n' }],
  ['too long a stream name', { stream: 'g'.repeat(101) }],
  ['an empty command id', { commandId: '' }],
  ['a command id with a control character', { commandId: 'a\u0000' }],
  ['too long a command id', { commandId: 'c'.repeat(201) }],
  ['an empty actor', { metadata: { ...METADATA, actor: '' } }],
  ['an actor with a control character', { metadata: { ...METADATA, actor: 'a\u0000b' } }],
  ['an actor that is no Unicode', { metadata: { ...METADATA, actor: '\ud800' } }],
  ['a time that is none', { metadata: { ...METADATA, recordedAt: 'yesterday' } }],
  ['a time that does not exist', { metadata: { ...METADATA, recordedAt: '2026-13-41T12:00:00Z' } }],
  ['a time of some place', { metadata: { ...METADATA, recordedAt: '2026-11-21T12:00:00+01:00' } }],
  ['a negative revision', { expected: streamIsAtRevision(-1) }],
  ['half a revision', { expected: streamIsAtRevision(0.5) }],
  ['an empty type', { events: [{ ...moved(1), type: '' }] }],
  ['a system type', { events: [{ ...moved(1), type: '$metadata' }] }],
  ['version 0', { events: [{ ...moved(1), version: 0 }] }],
  ['a version beyond reason', { events: [{ ...moved(1), version: 2 ** 31 }] }],
  ['a fraction', withData({ mp: 1.5 })],
  ['no number', withData({ mp: Number.NaN })],
  ['a number beyond exactness', withData({ mp: 2 ** 53 })],
  ['a lone surrogate', withData({ name: '\udc00' })],
  ['a key with a lone surrogate', withData({ '\udc00': 1 })],
  ['a function', withData({ go: () => 1 })],
  ['a big integer', withData({ mp: 1n })],
  ['undefined in a list', withData({ units: [undefined] })],
  ['a hole in a list', withData({ units: new Array<number>(2) })],
  ['a date', withData({ at: new Date(0) })],
  ['a map', withData({ units: new Map([['a', 1]]) })],
  ['a list instead of an object', withData([1])],
  ['a circle', withData(cycle())],
  ['too deep a nesting', withData(nested(100))],
  ['too large an event', withData({ text: 'x'.repeat(EVENT_BYTES_MAX) })],
  [
    'too large an append',
    {
      events: Array.from({ length: 5 }, () => ({
        type: 'A',
        version: 1,
        data: { text: 'x'.repeat(APPEND_BYTES_MAX / 5) },
      })),
    },
  ],
];

const READS: readonly (readonly [string, (ledger: Ledger, stream: string) => Promise<unknown>])[] = [
  ['a stream name', (ledger) => ledger.readStream('$all')],
  ['a revision', (ledger, stream) => ledger.readStream(stream, { from: -1 })],
  ['half a revision', (ledger, stream) => ledger.readStream(stream, { from: 1.5 })],
  ['a limit of nothing', (ledger, stream) => ledger.readStream(stream, { limit: 0 })],
  ['a limit beyond a page', (ledger, stream) => ledger.readStream(stream, { limit: 1001 })],
  ['a global limit', (ledger) => ledger.readAll(null, 1001)],
  ['a position', (ledger) => ledger.readAll('-1')],
  ['a position that is text', (ledger) => ledger.readAll('1; DROP TABLE events')],
  ['a position beyond all', (ledger) => ledger.readAll('9223372036854775808')],
  ['the start of a subscription', (ledger) => take(ledger.subscribe({ after: 'x' }, new AbortController().signal), 1)],
  [
    'the stream of a subscription',
    (ledger) => take(ledger.subscribe({ stream: '', from: 0 }, new AbortController().signal), 1),
  ],
  [
    'the revision of a subscription',
    (ledger, stream) => take(ledger.subscribe({ stream, from: -1 }, new AbortController().signal), 1),
  ],
  ['a command id', (ledger, stream) => ledger.appendOf(stream, '')],
  ['the schema of a snapshot', (ledger, stream) => ledger.loadSnapshot(stream, '')],
  ['the revision of a snapshot', (ledger, stream) => ledger.loadSnapshot(stream, 'a', -2)],
  [
    'the hash of a snapshot',
    (ledger, stream) => ledger.saveSnapshot({ stream, revision: 0, schema: 'a', hash: 'X', state: '' }),
  ],
  [
    'the size of a snapshot',
    async (ledger, stream) => {
      const hash = (await ledger.readStream(stream))[0]?.hash ?? '';
      await ledger.saveSnapshot({ stream, revision: 0, schema: 'a', hash, state: 'x'.repeat(SNAPSHOT_BYTES_MAX + 1) });
    },
  ],
  [
    'the text of a snapshot',
    async (ledger, stream) => {
      const hash = (await ledger.readStream(stream))[0]?.hash ?? '';
      await ledger.saveSnapshot({ stream, revision: 0, schema: 'a', hash, state: '\u0000' });
    },
  ],
];

export function badInputContract(fixture: FixtureSource): void {
  describe('bad input', () => {
    test.each(BAD_APPENDS)('an append with %s is refused and leaves no trace', async (_, bad) => {
      const { ledger } = fixture();
      const stream = newStream();
      await ledger.append(anAppend(stream));
      expect(await failureOf(ledger.append(anAppend(stream, bad)))).toMatchObject({ type: 'invalidAppend' });
      expect(await ledger.readStream(stream)).toHaveLength(1);
    });

    test.each(READS)('%s that cannot be is refused', async (_, read) => {
      const { ledger } = fixture();
      const stream = newStream();
      await ledger.append(anAppend(stream));
      expect(await failureOf(read(ledger, stream))).toMatchObject({ type: 'invalidRequest' });
    });

    it('takes the largest append, and members that are undefined', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      await ledger.append(anAppend(stream, { events: movedTo(1000) }));
      await ledger.append(anAppend(stream, withData({ a: 1, b: undefined })));
      expect((await ledger.readStream(stream, { from: 1001 }))[0]?.data).toEqual({ a: 1 });
    });
  });
}
