import { describe, expect, it, test } from '@jest/globals';
import { verifyChain } from '../../../src/ledger/chain-audit.js';
import { CorruptedEvent } from '../../../src/ledger/errors.js';
import { GENESIS_HASH, hashEvent } from '../../../src/ledger/hash-chain.js';
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
