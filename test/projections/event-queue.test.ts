import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { EventQueue } from '../../src/projections/event-queue.js';

/** A source that tells how many events were taken from it. */
function source(total: number, failure?: Error) {
  const taken = { count: 0, ended: false };
  async function* events(signal: AbortSignal): AsyncGenerator<RecordedEvent> {
    try {
      for (; taken.count < total && !signal.aborted; taken.count += 1) {
        yield await Promise.resolve({ revision: taken.count } as RecordedEvent);
      }
      if (failure) throw failure;
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    } finally {
      taken.ended = true;
    }
  }
  return { taken, events };
}

const never = new AbortController().signal;

async function revisions(queue: EventQueue, count: number, max: number): Promise<readonly number[]> {
  const seen: number[] = [];
  while (seen.length < count) seen.push(...(await queue.take(max)).map(({ revision }) => revision));
  return seen;
}

describe('the queue before the projector', () => {
  it('hands events on in order, never more than asked for, none twice', async () => {
    const queue = new EventQueue(source(5000).events, never);
    expect(await revisions(queue, 5000, 7)).toEqual(Array.from({ length: 5000 }, (_, index) => index));
    await queue.close();
  });

  it('stops pulling when nobody takes', async () => {
    const { taken, events } = source(100_000);
    const queue = new EventQueue(events, never);
    expect(await queue.take(1)).toHaveLength(1);
    for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(taken.count).toBeLessThan(3000);
    await queue.close();
    expect(taken.ended).toBe(true);
  });

  it('tells the failure of its source after the events that came before it', async () => {
    const queue = new EventQueue(source(3, new Error('the ledger is closed')).events, never);
    expect(await revisions(queue, 3, 2)).toEqual([0, 1, 2]);
    await expect(queue.take(1)).rejects.toThrow('the ledger is closed');
    await queue.close();
  });

  it('ends with nothing when it is told to stop while it waits', async () => {
    const stopping = new AbortController();
    const { taken, events } = source(0);
    const queue = new EventQueue(events, stopping.signal);
    const waiting = queue.take(1);
    stopping.abort();
    expect(await waiting).toEqual([]);
    await queue.close();
    expect(taken.ended).toBe(true);
  });
});
