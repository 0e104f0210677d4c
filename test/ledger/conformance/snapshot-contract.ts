import { describe, expect, it } from '@jest/globals';
import { InvalidRequest } from '../../../src/ledger/errors.js';
import type { Ledger, Snapshot } from '../../../src/ledger/ledger.js';
import type { FixtureSource } from '../conformance.js';
import { appendMany, failureOf, newStream, wholeStream } from '../samples.js';

/** A stream of `count` events, and a maker of snapshots of it. */
async function played(
  ledger: Ledger,
  count: number,
): Promise<{ stream: string; at: (revision: number, state?: string) => Snapshot }> {
  const stream = newStream();
  await appendMany(ledger, stream, count);
  const events = await wholeStream(ledger, stream);
  return {
    stream,
    at: (revision, state = `{"turn":${revision}}`) => ({
      stream,
      revision,
      schema: 'pbem-1',
      hash: events[revision]?.hash ?? '',
      state,
    }),
  };
}

export function snapshotContract(fixture: FixtureSource): void {
  describe('snapshots', () => {
    it('gives the newest at or before a revision', async () => {
      const { ledger } = fixture();
      const { stream, at } = await played(ledger, 10);
      expect(await ledger.loadSnapshot(stream, 'pbem-1')).toBeNull();
      for (const revision of [2, 8, 5]) await ledger.saveSnapshot(at(revision));
      expect(await ledger.loadSnapshot(stream, 'pbem-1')).toEqual(at(8));
      expect(await ledger.loadSnapshot(stream, 'pbem-1', 7)).toEqual(at(5));
      expect(await ledger.loadSnapshot(stream, 'pbem-1', 5)).toEqual(at(5));
      expect(await ledger.loadSnapshot(stream, 'pbem-1', 1)).toBeNull();
    });

    it('does not use one of another schema or of another stream', async () => {
      const { ledger } = fixture();
      const { stream, at } = await played(ledger, 3);
      await ledger.saveSnapshot(at(1));
      await ledger.saveSnapshot({ ...at(2), schema: 'pbem-2' });
      expect(await ledger.loadSnapshot(stream, 'pbem-1')).toEqual(at(1));
      expect(await ledger.loadSnapshot(newStream(), 'pbem-1')).toBeNull();
    });

    it('replaces one of the same revision, and keeps any text', async () => {
      const { ledger } = fixture();
      const { stream, at } = await played(ledger, 2);
      await ledger.saveSnapshot(at(1, 'first'));
      const large = at(1, 'Ω'.repeat(1024 * 1024));
      await ledger.saveSnapshot(large);
      expect(await ledger.loadSnapshot(stream, 'pbem-1')).toEqual(large);
    });

    it('refuses one of another history, or of an event that is not there', async () => {
      const { ledger } = fixture();
      const { stream, at } = await played(ledger, 3);
      const other = 'f'.repeat(64);
      for (const foreign of [
        { ...at(1), hash: other },
        { ...at(2), hash: at(1).hash },
        { ...at(1), revision: 3 },
        { ...at(1), stream: newStream() },
      ]) {
        expect(await failureOf(ledger.saveSnapshot(foreign))).toBeInstanceOf(InvalidRequest);
      }
      expect(await ledger.loadSnapshot(stream, 'pbem-1')).toBeNull();
    });

    it('are no events', async () => {
      const { ledger } = fixture();
      const { stream, at } = await played(ledger, 2);
      const after = (await wholeStream(ledger, stream)).at(-1)?.globalPosition ?? null;
      await ledger.saveSnapshot(at(1));
      expect(await ledger.readAll(after)).toEqual([]);
      expect(await wholeStream(ledger, stream)).toHaveLength(2);
    });
  });
}
