import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { sealRows } from '../../src/ledger/event-row.js';
import { canonicalJson, sha256 } from '../../src/engine/canonical/canonical.js';
import { verifyChain } from '../../src/ledger/chain-audit.js';
import type { ChainFinding } from '../../src/ledger/chain-audit.js';
import { GENESIS_HASH, hashEvent, hashWithText } from '../../src/ledger/hash-chain.js';
import { jsonFault } from '../../src/ledger/json-fault.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { prepareAppend } from '../../src/ledger/prepared-append.js';
import { anAppend, METADATA, moved } from './samples.js';

const EVENT = {
  stream: 'game-1',
  revision: 0,
  type: 'UnitMoved',
  version: 1,
  data: { to: 'K10', mp: 2 },
  commandId: 'order-1',
  metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'red' },
  previousHash: GENESIS_HASH,
};

function chain(length: number, stream = 'game-1'): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (let revision = 0; revision < length; revision += 1) {
    const previousHash = events.at(-1)?.hash ?? GENESIS_HASH;
    const event = { ...moved(revision), stream, revision, commandId: `c${revision}`, metadata: METADATA, previousHash };
    events.push({ ...event, hash: hashEvent(event), globalPosition: `${revision + 1}` });
  }
  return events;
}

const kinds = (findings: readonly ChainFinding[]): readonly string[] =>
  findings.map(({ kind, revision }) => `${kind} ${revision}`);

const jsonObject = fc.dictionary(
  fc.string({ unit: 'grapheme' }),
  fc.jsonValue({ noUnicodeString: false }).filter((value) => jsonFault({ value }) === null),
);

describe('the rows of an append', () => {
  it('are chained to the head after which they are asked for, again and again', () => {
    const append = anAppend('game-1', { events: [moved(4), moved(5)] });
    const heads = ['a', 'b'].map((digit) => ({ revision: 3, hash: digit.repeat(64) }));
    const later = { revision: 4, hash: 'a'.repeat(64) };
    for (const head of [...heads, later, ...heads]) {
      const [first, second] = sealRows(prepareAppend(append), head);
      expect(first).toMatchObject({
        revision: head.revision + 1,
        previous_hash: head.hash,
        command_id: append.commandId,
      });
      expect(second).toMatchObject({ revision: head.revision + 2, previous_hash: first?.hash });
      expect(sealRows(prepareAppend({ ...append }), head)).toEqual([first, second]);
    }
  });
});

describe('the hash of an event', () => {
  it('is one that anybody can compute: SHA-256 of the canonical JSON', () => {
    // Computed by hand with another tool: printf %s '…' | sha256sum
    expect(hashEvent(EVENT)).toBe('adff9a9e3691e066045d59e2473d14f7ce4cc2aa50f43dd9aab63684847eb507');
  });

  test.each(Object.keys(EVENT))('covers %s', (key) => {
    const others: Record<string, unknown> = { revision: 1, version: 2, data: { to: 'K10', mp: 3 } };
    others['metadata'] = { ...EVENT.metadata, actor: 'blue' };
    const changed = { ...EVENT, [key]: others[key] ?? 'other' };
    expect(hashEvent(changed)).not.toBe(hashEvent(EVENT));
  });

  it('covers when it was recorded', () => {
    expect(hashEvent({ ...EVENT, metadata: { ...EVENT.metadata, recordedAt: '2026-11-21T12:00:01Z' } })).not.toBe(
      hashEvent(EVENT),
    );
  });

  it('is the hash of the canonical JSON of the whole event, for any data', () => {
    fc.assert(
      fc.property(jsonObject, fc.nat(), (data, revision) => {
        const event = { ...EVENT, data, revision };
        expect(hashEvent(event)).toBe(sha256(canonicalJson(event)));
        expect(hashWithText(event, canonicalJson(data))).toBe(hashEvent(event));
        expect(hashEvent({ ...event, data: JSON.parse(JSON.stringify(data)) as object })).toBe(hashEvent(event));
      }),
    );
  });
});

describe('verifying a chain', () => {
  const events = chain(6);

  it('finds nothing in a whole one, or in none', () => {
    expect(verifyChain(events, { stream: 'game-1', head: events[5] ?? EVENT_AT_NOTHING })).toEqual([]);
    expect(verifyChain([])).toEqual([]);
  });

  it('finds a gap, at the beginning, in the middle and at the end', () => {
    expect(kinds(verifyChain(events.filter(({ revision }) => revision !== 2 && revision !== 3)))).toEqual(['gap 2']);
    expect(kinds(verifyChain(events.slice(1)))).toEqual(['gap 0']);
    expect(verifyChain(events.slice(0, 4))).toEqual([]);
    expect(kinds(verifyChain(events.slice(0, 4), { head: events[5] ?? EVENT_AT_NOTHING }))).toEqual(['gap 4']);
    expect(kinds(verifyChain([], { stream: 'game-1', head: events[0] ?? EVENT_AT_NOTHING }))).toEqual(['gap 0']);
  });

  it('finds events that stand in the wrong order, or twice', () => {
    const swapped = events.map((event, index) => (index === 2 ? events[3] : index === 3 ? events[2] : event));
    expect(kinds(verifyChain(swapped.flatMap((event) => event ?? [])))).toEqual(['reordered 2']);
    expect(kinds(verifyChain([...events, ...events.slice(4, 5)]))).toEqual(['reordered 4']);
  });

  it('finds an event that was altered, even if its own hash was made to fit', () => {
    const altered = events.map((event) => (event.revision === 2 ? { ...event, data: { mp: 9 } } : event));
    expect(kinds(verifyChain(altered))).toEqual(['altered 2']);
    const rehashed = altered.map((event) => (event.revision === 2 ? { ...event, hash: hashEvent(event) } : event));
    expect(kinds(verifyChain(rehashed))).toEqual(['altered 3']);
    const nonsense = events.map((event) => (event.revision === 2 ? { ...event, data: { mp: 0.5 } } : event));
    expect(kinds(verifyChain(nonsense))).toEqual(['altered 2']);
  });

  it('finds a history that was rewritten as a whole, if the head is known', () => {
    const rewritten = chain(6).map((event) => ({ ...event, commandId: 'x' }));
    let previousHash = GENESIS_HASH;
    const consistent = rewritten.map((event) => {
      const relinked = { ...event, previousHash };
      previousHash = hashEvent(relinked);
      return { ...relinked, hash: previousHash };
    });
    expect(verifyChain(consistent)).toEqual([]);
    expect(kinds(verifyChain(consistent, { head: events[5] ?? EVENT_AT_NOTHING }))).toEqual(['altered 5']);
  });

  it('finds events of another stream, and does not confuse them with its own', () => {
    const mixed = [...events.slice(0, 3), ...chain(1, 'game-2'), ...events.slice(3)];
    expect(kinds(verifyChain(mixed))).toEqual(['foreign 0']);
    expect(kinds(verifyChain(chain(2, 'game-2'), { stream: 'game-1' }))).toEqual(['foreign 0', 'foreign 1']);
  });

  it('notices any single change of any event', () => {
    const changes = [
      (event: RecordedEvent) => ({ ...event, type: `${event.type}x` }),
      (event: RecordedEvent) => ({ ...event, version: event.version + 1 }),
      (event: RecordedEvent) => ({ ...event, commandId: 'other' }),
      (event: RecordedEvent) => ({ ...event, hash: 'f'.repeat(64) }),
      (event: RecordedEvent) => ({ ...event, previousHash: 'f'.repeat(64) }),
      (event: RecordedEvent) => ({ ...event, stream: 'game-9' }),
      (event: RecordedEvent) => ({ ...event, revision: event.revision + 1 }),
    ];
    fc.assert(
      fc.property(fc.nat(5), fc.constantFrom(...changes), (index, change) => {
        const changed = events.map((event, at) => (at === index ? change(event) : event));
        expect(verifyChain(changed, { stream: 'game-1' })).not.toEqual([]);
      }),
    );
  });
});

const EVENT_AT_NOTHING = { revision: 0, hash: GENESIS_HASH };
