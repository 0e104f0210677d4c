import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../src/engine/canonical/canonical.js';
import { StreamNotFound } from '../../../src/ledger/errors.js';
import type { FixtureSource } from '../conformance.js';
import {
  allAfter,
  anAppend,
  appendMany,
  failureOf,
  lastPosition,
  METADATA,
  moved,
  movedTo,
  newStream,
} from '../samples.js';

export function readContract(fixture: FixtureSource): void {
  describe('reading a stream', () => {
    it('gives back what was appended, to the letter', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      const data = {
        deep: { b: [1, null, true, ''], a: '\u0000 \u2028 "\\ 😀' },
        10: -5,
        9: 9007199254740991,
        ['__proto__']: [0],
      };
      const append = anAppend(stream, {
        events: [{ type: 'A.b:c-d_e', version: 7, data }],
        metadata: { ...METADATA, actor: 'Šaman "Ω"' },
      });
      await ledger.append(append);
      const [event] = await ledger.readStream(stream);
      expect(event).toMatchObject({ stream, revision: 0, type: 'A.b:c-d_e', version: 7, commandId: append.commandId });
      expect(event?.metadata).toEqual(append.metadata);
      expect(canonicalJson(event?.data)).toBe(canonicalJson(data));
    });

    it('reads forwards and backwards, from any revision, in pages', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      await appendMany(ledger, stream, 7);
      const revisions = async (read: Parameters<typeof ledger.readStream>[1]): Promise<readonly number[]> =>
        (await ledger.readStream(stream, read)).map((event) => event.revision);
      expect(await revisions({})).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(await revisions({ from: 2, limit: 3 })).toEqual([2, 3, 4]);
      expect(await revisions({ from: 7 })).toEqual([]);
      expect(await revisions({ direction: 'backwards', limit: 2 })).toEqual([6, 5]);
      expect(await revisions({ direction: 'backwards', from: 3 })).toEqual([3, 2, 1, 0]);
      expect(await revisions({ direction: 'backwards', from: 100, limit: 1 })).toEqual([6]);
    });

    it('gives at most a thousand events a page', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      await ledger.append(anAppend(stream, { events: movedTo(1000) }));
      await ledger.append(anAppend(stream, { events: movedTo(5) }));
      expect(await ledger.readStream(stream)).toHaveLength(1000);
      expect(await ledger.readStream(stream, { from: 1000 })).toHaveLength(5);
    });

    it('says that a stream does not exist', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      for (const direction of ['forwards', 'backwards'] as const) {
        const failure = await failureOf(ledger.readStream(stream, { direction }));
        expect(failure).toBeInstanceOf(StreamNotFound);
        expect(failure).toMatchObject({ type: 'streamNotFound', stream });
      }
    });

    it('keeps an event of the largest size', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      const data = { text: 'x'.repeat(1024 * 1024 - '{"text":""}'.length) };
      await ledger.append(anAppend(stream, { events: [{ type: 'Big', version: 1, data }] }));
      expect((await ledger.readStream(stream))[0]?.data).toEqual(data);
    });
  });

  describe('reading all', () => {
    it('has one global order that each stream agrees with, whatever the page size', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const start = await lastPosition(ledger);
      const streams = Array.from({ length: 5 }, newStream);
      await Promise.all(
        streams.flatMap((stream, index) =>
          Array.from({ length: 4 }, () =>
            (index % 2 === 0 ? ledger : other).append(anAppend(stream, { events: movedTo(3) })),
          ),
        ),
      );
      const all = await allAfter(ledger, start);
      expect(all).toHaveLength(60);
      const positions = all.map((event) => BigInt(event.globalPosition));
      expect(positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? position))).toBe(
        true,
      );
      for (const stream of streams) {
        const own = all.filter((event) => event.stream === stream);
        expect(own).toEqual(await ledger.readStream(stream));
      }
      expect(await allAfter(other, start, 1)).toEqual(all);
      expect(await allAfter(ledger, start, 7)).toEqual(all);
      await other.close();
    });

    it('begins with the first event ever', async () => {
      const { ledger } = fixture();
      await ledger.append(anAppend(newStream(), { events: [moved(1)] }));
      const [first] = await ledger.readAll(null, 1);
      expect(first).toBeDefined();
      expect((await allAfter(ledger, null, 100))[0]).toEqual(first);
      expect((await ledger.readAll(first?.globalPosition ?? null, 1))[0]).not.toEqual(first);
    });

    it('is empty at its end', async () => {
      const { ledger } = fixture();
      await ledger.append(anAppend(newStream()));
      expect(await ledger.readAll(await lastPosition(ledger))).toEqual([]);
      expect(await ledger.readAll('9223372036854775807')).toEqual([]);
    });
  });
}
