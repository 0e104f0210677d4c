import { describe, expect, it, test } from '@jest/globals';
import { verifyChain } from '../../../src/ledger/chain-audit.js';
import { CorruptedEvent } from '../../../src/ledger/errors.js';
import { sha256 } from '../../../src/engine/canonical/canonical.js';
import { chainedForm, GENESIS_HASH, hashEvent } from '../../../src/ledger/hash-chain.js';
import type { NewEvent } from '../../../src/ledger/ledger.js';
import type { Secret } from '../../../src/ledger/secrets.js';
import type { FixtureSource, LedgerFixture, Tampering } from '../conformance.js';
import { anAppend, appendMany, failureOf, movedTo, newStream, take, wholeStream } from '../samples.js';

const TAMPERINGS: readonly Tampering[] = ['altered', 'malformed', 'unchained'];

export function chainContract(fixture: FixtureSource, openAnother: (() => Promise<LedgerFixture>) | null): void {
  describe('hash chain', () => {
    it('links every event of a stream to the one before it', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      await appendMany(ledger, stream, 3);
      await ledger.append(anAppend(stream, { events: movedTo(4) }));
      const events = await wholeStream(ledger, stream);
      expect(events.map((event) => event.previousHash)).toEqual([
        GENESIS_HASH,
        ...events.slice(0, -1).map((event) => event.hash),
      ]);
      for (const event of events) expect(hashEvent(event)).toBe(event.hash);
      expect(verifyChain(events)).toEqual([]);
    });

    it('covers what not everybody may see by salted commitments, and keeps values and salts', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      const data = { unit: 'Ann', rest: ['K9', 'K10'], uncontrolled: { red: ['Ann'], blue: [] } };
      const secrets: readonly Secret[] = [
        { path: 'rest', salt: '0123456789abcdef0123456789abcdef', standIn: [] },
        { path: 'uncontrolled/red', salt: 'fedcba9876543210fedcba9876543210' },
      ];
      const command = anAppend(stream, { events: [{ type: 'MoveHalted', version: 1, data, secrets }, ...movedTo(1)] });
      const { lastHash } = await ledger.append(command);
      const events = await wholeStream(ledger, stream);
      expect(events[0]).toMatchObject({ data, secrets });
      expect(events[1]?.secrets).toBeUndefined();
      const covered = events.map(chainedForm);
      expect(verifyChain(covered)).toEqual([]);
      expect(covered[0]).toMatchObject({
        data: { unit: 'Ann', rest: [], uncontrolled: { blue: [] } },
        sealed: {
          rest: sha256('["0123456789abcdef0123456789abcdef","rest",["K9","K10"]]'),
          'uncontrolled/red': sha256('["fedcba9876543210fedcba9876543210","uncontrolled/red",["Ann"]]'),
        },
      });
      expect(JSON.stringify(covered)).not.toMatch(/K10|fedcba/);
      const salted = secrets.map((secret) => ({ ...secret, salt: 'f'.repeat(32) }));
      const repeated = {
        ...command,
        events: command.events.map((event) => (event.secrets ? { ...event, secrets: salted } : event)),
      };
      expect(await ledger.append(repeated)).toMatchObject({ repeated: true, lastHash });
    });

    it.each([
      ['no list', 'rest'],
      ['an empty list', []],
      ['a path that is none', [{ path: '../rest', salt: '0'.repeat(32) }]],
      ['a salt that is none', [{ path: 'rest', salt: 'salt' }]],
      [
        'a path twice',
        [
          { path: 'rest', salt: '0'.repeat(32) },
          { path: 'rest', salt: '1'.repeat(32) },
        ],
      ],
      ['a stand-in that is no JSON', [{ path: 'rest', salt: '0'.repeat(32), standIn: 0.5 }]],
    ])('takes no secrets that are %s', async (_what, secrets) => {
      const { ledger } = fixture();
      const stream = newStream();
      const event = { type: 'MoveHalted', version: 1, data: { rest: [] }, secrets } as unknown as NewEvent;
      expect(await failureOf(ledger.append(anAppend(stream, { events: [event] })))).toMatchObject({
        type: 'invalidAppend',
      });
      expect(await failureOf(ledger.readStream(stream))).toMatchObject({ type: 'streamNotFound' });
    });

    if (openAnother === null) return;
    // Each in a store of its own: the event would spoil the global order for the other tests.
    test.each(TAMPERINGS)('finds an event that was %s, and writes nothing after it', async (how) => {
      const { ledger, tamper, dispose } = await openAnother();
      const stream = newStream();
      await appendMany(ledger, stream, 4);
      const command = anAppend(stream, { events: movedTo(2) });
      await ledger.append(command);
      const failure = { type: 'corrupted', stream, revision: 5 };
      await tamper?.(stream, 5, how);
      expect(await failureOf(ledger.readStream(stream))).toBeInstanceOf(CorruptedEvent);
      expect(await failureOf(ledger.readStream(stream, { direction: 'backwards' }))).toMatchObject(failure);
      expect(await failureOf(ledger.readAll(null))).toMatchObject(failure);
      expect(
        await failureOf(take(ledger.subscribe({ stream, from: 0 }, new AbortController().signal), 6)),
      ).toMatchObject(failure);
      expect(await failureOf(take(ledger.subscribe({ after: null }, new AbortController().signal), 6))).toMatchObject(
        failure,
      );
      expect(await failureOf(ledger.append(anAppend(stream)))).toMatchObject(failure);
      expect(await failureOf(ledger.append(command))).toMatchObject(failure);
      expect(await ledger.readStream(stream, { limit: 5 })).toHaveLength(5);
      expect(await ledger.readAll(null, 5)).toHaveLength(5);
      await dispose();
    });
  });
}
