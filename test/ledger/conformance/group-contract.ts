import { describe, expect, it } from '@jest/globals';
import { EVENT_BYTES_MAX, noStream, streamIsAtRevision } from '../../../src/ledger/ledger.js';
import type { Append, Ledger } from '../../../src/ledger/ledger.js';
import type { FixtureSource, LedgerFixture } from '../conformance.js';
import { anAppend, appendMany, moved, movedTo, newStream, wholeStream } from '../samples.js';

/** The outcomes of appends that were given at the same time: `made`, `repeated`, or the type of the failure. */
async function outcomesOf(ledger: Ledger, appends: readonly Append[]): Promise<readonly string[]> {
  const results = await Promise.allSettled(appends.map((append) => ledger.append(append)));
  return results.map((result) => {
    if (result.status === 'fulfilled') return result.value.repeated ? 'repeated' : 'made';
    return String((result.reason as { readonly type: unknown }).type);
  });
}

/** Appends that are given at the same time may share a transaction. None of them may notice. */
export function groupContract(fixture: FixtureSource, openAnother: (() => Promise<LedgerFixture>) | null): void {
  describe('appends that wait together', () => {
    it('each have their own answer: what is refused harms none of the others', async () => {
      const { ledger } = fixture();
      const [stale, known, reused, absent] = [newStream(), newStream(), newStream(), newStream()];
      const before = anAppend(known, { events: movedTo(2) });
      const used = anAppend(reused);
      for (const append of [anAppend(stale), before, used]) await ledger.append(append);
      const good = Array.from({ length: 8 }, newStream);
      const bad: readonly (readonly [Append, string])[] = [
        [anAppend(stale, { expected: streamIsAtRevision(7) }), 'revisionConflict'],
        [before, 'repeated'],
        [{ ...used, events: [moved(99)] }, 'commandReused'],
        [
          anAppend(absent, { events: [{ type: 'A', version: 1, data: { text: 'x'.repeat(EVENT_BYTES_MAX) } }] }),
          'invalidAppend',
        ],
        [anAppend(stale, { expected: noStream }), 'revisionConflict'],
      ];
      const appends = good.flatMap((stream, index) => {
        const [refused] = bad[index] ?? [];
        return refused ? [anAppend(stream), refused] : [anAppend(stream)];
      });
      const outcomes = good.flatMap((_stream, index) => {
        const [, outcome] = bad[index] ?? [];
        return outcome ? ['made', outcome] : ['made'];
      });
      expect(await outcomesOf(ledger, appends)).toEqual(outcomes);
      for (const stream of [...good, stale, reused]) expect(await wholeStream(ledger, stream)).toHaveLength(1);
      expect(await wholeStream(ledger, known)).toHaveLength(2);
      await expect(ledger.readStream(absent)).rejects.toMatchObject({ type: 'streamNotFound' });
    });

    it('to one stream follow one another in the order in which they were given', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      const appends = Array.from({ length: 6 }, (_, step) =>
        anAppend(stream, { expected: step === 0 ? noStream : streamIsAtRevision(step - 1), events: [moved(step)] }),
      );
      expect(await outcomesOf(ledger, appends)).toEqual(appends.map(() => 'made'));
      expect((await wholeStream(ledger, stream)).map(({ data }) => data)).toEqual(
        appends.map(({ events }) => events[0]?.data),
      );
    });

    it('see what another server has appended since, though the heads of their streams are remembered', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const streams = Array.from({ length: 6 }, newStream);
      for (const stream of streams) await ledger.append(anAppend(stream));
      const command = anAppend(streams[0] ?? '', { commandId: 'given-to-both' });
      await other.append(command);
      for (const stream of streams.slice(1, 4)) await other.append(anAppend(stream));
      const appends = [
        command,
        ...streams.slice(1, 3).map((stream) => anAppend(stream, { expected: streamIsAtRevision(0) })),
        ...streams.slice(3).map((stream) => anAppend(stream)),
      ];
      expect(await outcomesOf(ledger, appends)).toEqual([
        'repeated',
        'revisionConflict',
        'revisionConflict',
        'made',
        'made',
        'made',
      ]);
      const lengths = await Promise.all(streams.map((stream) => wholeStream(ledger, stream)));
      expect(lengths.map(({ length }) => length)).toEqual([2, 2, 2, 3, 2, 2]);
      await other.close();
    });

    if (openAnother === null) return;
    it('are made though one of their streams is damaged', async () => {
      const { ledger, tamper, dispose } = await openAnother();
      const damaged = newStream();
      await appendMany(ledger, damaged, 2);
      await tamper?.(damaged, 1, 'altered');
      await ledger.readStream(damaged).catch(() => undefined);
      const [one, two] = [newStream(), newStream()];
      const appends = [one, damaged, two].map((stream) => anAppend(stream));
      expect(await outcomesOf(ledger, appends)).toEqual(['made', 'corrupted', 'made']);
      await dispose();
    });
  });
}
