import { describe, expect, it } from '@jest/globals';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type { FixtureSource } from '../conformance.js';
import { anAppend, failureOf, newStream, take } from '../samples.js';

const CALLS: readonly ((ledger: Ledger) => Promise<unknown>)[] = [
  (ledger) => ledger.append(anAppend(newStream())),
  (ledger) => ledger.appendOf(newStream(), 'a'),
  (ledger) => ledger.readStream(newStream()),
  (ledger) => ledger.readAll(null),
  (ledger) => take(ledger.subscribe({ after: null }, new AbortController().signal), 1),
  (ledger) => ledger.loadSnapshot(newStream(), 'a'),
  (ledger) => ledger.saveSnapshot({ stream: newStream(), revision: 0, schema: 'a', hash: '0'.repeat(64), state: '' }),
  (ledger) => ledger.check(),
];

export function closingContract(fixture: FixtureSource): void {
  describe('closing', () => {
    it('checks that the store can be written', async () => {
      await expect(fixture().ledger.check()).resolves.toBeUndefined();
    });

    it('answers no call any more, and may be closed twice', async () => {
      const ledger = await fixture().another();
      await ledger.close();
      await ledger.close();
      for (const call of CALLS) expect(await failureOf(call(ledger))).toBeInstanceOf(LedgerUnavailable);
    });

    it('ends subscriptions that wait', async () => {
      const ledger = await fixture().another();
      const stream = newStream();
      await ledger.append(anAppend(stream));
      const subscription = ledger.subscribe({ stream, from: 0 }, new AbortController().signal)[Symbol.asyncIterator]();
      await subscription.next();
      const next = failureOf(subscription.next());
      await ledger.close();
      expect(await next).toBeInstanceOf(LedgerUnavailable);
    });

    it('keeps what was appended', async () => {
      const { another, ledger } = fixture();
      const first = await another();
      const stream = newStream();
      await first.append(anAppend(stream));
      await first.close();
      expect(await ledger.readStream(stream)).toHaveLength(1);
    });
  });
}
