import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../../src/ledger/ledger.js';
import type { FixtureSource } from '../conformance.js';
import { anAppend, appendMany, lastPosition, moved, movedTo, newStream, take, wholeStream } from '../samples.js';

export function subscriptionContract(fixture: FixtureSource): void {
  describe('subscribing', () => {
    it('catches up, then goes on live, without gap or repetition while others append', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const stream = newStream();
      await appendMany(ledger, stream, 5);
      for (const from of [0, 3, 5, 8]) {
        const written = appendLater(from % 2 === 0 ? ledger : other, stream);
        const events = await take(ledger.subscribe({ stream, from }, new AbortController().signal), 12);
        expect(events.map((event) => event.revision)).toEqual(Array.from({ length: 12 }, (_, index) => from + index));
        await written;
        expect(events).toEqual((await wholeStream(ledger, stream)).slice(from, from + 12));
      }
      await other.close();
    });

    it('follows the global order from any position', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const streams = [newStream(), newStream(), newStream()];
      const start = await lastPosition(ledger);
      await ledger.append(anAppend(streams[0] ?? '', { events: movedTo(4) }));
      const later = await lastPosition(ledger);
      for (const after of [start, later]) {
        const writing = streams.map((stream, index) => appendLater(index % 2 === 0 ? ledger : other, stream));
        const events = await take(ledger.subscribe({ after }, new AbortController().signal), 30);
        await Promise.all(writing);
        expect(events).toEqual((await ledger.readAll(after)).slice(0, 30));
      }
      await other.close();
    });

    it('waits for a stream that does not exist yet', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      const first = take(ledger.subscribe({ stream, from: 0 }, new AbortController().signal), 1);
      await ledger.append(anAppend(newStream()));
      await ledger.append(anAppend(stream));
      expect((await first).map((event) => event.stream)).toEqual([stream]);
    });

    it('crosses pages', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      for (let page = 0; page < 3; page += 1) await ledger.append(anAppend(stream, { events: movedTo(900) }));
      const taken = take(ledger.subscribe({ stream, from: 1 }, new AbortController().signal), 2700);
      await ledger.append(anAppend(stream, { events: [moved(1)] }));
      expect((await taken).map((event) => event.revision)).toEqual(
        Array.from({ length: 2700 }, (_, index) => index + 1),
      );
    });

    it('ends when the signal aborts, waiting or not', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      await appendMany(ledger, stream, 3);
      const stop = new AbortController();
      const seen: RecordedEvent[] = [];
      for await (const event of ledger.subscribe({ stream, from: 0 }, stop.signal)) {
        seen.push(event);
        if (event.revision === 1) stop.abort();
      }
      expect(seen).toHaveLength(2);

      const waiting = new AbortController();
      const rest = take(ledger.subscribe({ stream, from: 3 }, waiting.signal), 1);
      await ledger.readStream(stream);
      waiting.abort();
      expect(await rest).toEqual([]);
      expect(await take(ledger.subscribe({ stream, from: 0 }, AbortSignal.abort()), 1)).toEqual([]);
    });
  });
}

/** Appends to a stream while somebody reads it: twelve events in appends of two. */
async function appendLater(
  ledger: { append: (append: ReturnType<typeof anAppend>) => Promise<unknown> },
  stream: string,
): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await ledger.append(anAppend(stream, { events: movedTo(2, step * 2) }));
  }
}
