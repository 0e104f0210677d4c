import { describe, expect, it } from '@jest/globals';
import { LedgerUnavailable, StreamNotFound } from '../../src/ledger/errors.js';
import { TAIL_PAGE_EVENTS } from '../../src/ledger/stream-tail.js';
import { Followers, type News } from '../../src/ledger/follow.js';
import type { RecordedEvent, StreamRead } from '../../src/ledger/ledger.js';
import { take } from './samples.js';

/** Never: the tests look themselves. */
const POLL_MS = 1_000_000;

/** A ledger in memory that counts what is read. */
class CountedLedger {
  readonly reads: { readonly stream: string; readonly limit: number }[] = [];
  readonly followers = new Followers(this, { pollMs: POLL_MS, news: (after) => this.news(after) });
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #order: string[] = [];
  broken = false;

  append(stream: string, count = 1): void {
    const events = this.#streams.get(stream) ?? [];
    for (let one = 0; one < count; one += 1) {
      events.push({ stream, revision: events.length } as RecordedEvent);
      this.#order.push(stream);
    }
    this.#streams.set(stream, events);
  }

  readStream(stream: string, { from = 0, direction, limit = 1000 }: StreamRead = {}): Promise<RecordedEvent[]> {
    this.reads.push({ stream, limit });
    const events = this.#streams.get(stream);
    if (!events) return Promise.reject(new StreamNotFound(stream));
    return Promise.resolve(direction === 'backwards' ? events.slice(-limit) : events.slice(from, from + limit));
  }

  readAll(): Promise<RecordedEvent[]> {
    return Promise.reject(new Error('nobody follows the global order here'));
  }

  news(after: string | null): Promise<News> {
    if (this.broken) return Promise.reject(new LedgerUnavailable('broken'));
    const streams = after === null ? [] : this.#order.slice(Number(after));
    return Promise.resolve({ mark: String(this.#order.length), streams });
  }

  /** Begins to follow, and tells the revisions seen; resolves when it waits for more. */
  follow(stream: string, from: number, signal: AbortSignal): number[] {
    const seen: number[] = [];
    void (async () => {
      for await (const { revision } of this.followers.follow({ stream, from }, signal)) seen.push(revision);
    })();
    return seen;
  }
}

/** Lets everything run that can. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('following streams', () => {
  it('reads a page of the past once for all who come to it together', async () => {
    const ledger = new CountedLedger();
    ledger.append('game-old', 4 * TAIL_PAGE_EVENTS);
    const endings = Array.from({ length: 100 }, () => new AbortController());
    const followers = endings.map(({ signal }) => ledger.follow('game-old', 0, signal));
    await settled();
    for (const seen of followers) expect(seen).toHaveLength(4 * TAIL_PAGE_EVENTS);
    expect(ledger.reads.filter(({ limit }) => limit === TAIL_PAGE_EVENTS).length).toBeLessThanOrEqual(5);
    for (const ending of endings) ending.abort();
  });

  it('reads what is new once for all who follow a stream, and nothing for those of quiet streams', async () => {
    const ledger = new CountedLedger();
    const stop = new AbortController();
    const seen: number[][] = [];
    for (const stream of ['loud', 'quiet']) {
      ledger.append(stream);
      for (let one = 0; one < 500; one += 1) seen.push(ledger.follow(stream, 1, stop.signal));
    }
    await settled();
    ledger.reads.length = 0;
    for (let round = 0; round < 3; round += 1) {
      ledger.append('loud');
      ledger.followers.ring('loud');
      await settled();
    }
    expect(ledger.reads.map(({ stream }) => stream)).toEqual(['loud', 'loud', 'loud']);
    expect(seen.filter((revisions) => revisions.join() === '1,2,3')).toHaveLength(500);
    expect(seen.filter((revisions) => revisions.length === 0)).toHaveLength(500);
    stop.abort();
  });

  it('shares pages of the past, and reads no further for those who do not come back for more', async () => {
    const ledger = new CountedLedger();
    ledger.append('long', 20 * TAIL_PAGE_EVENTS);
    const followers = Array.from({ length: 300 }, () =>
      ledger.followers.follow({ stream: 'long', from: 0 }, new AbortController().signal),
    );
    for (const events of followers) expect((await events.next()).value?.revision).toBe(0);
    // The head, and the first page.
    expect(ledger.reads.map(({ limit }) => limit)).toEqual([1, TAIL_PAGE_EVENTS]);
    for (const events of followers) await events.return();
  });

  it('brings every event once to those who are behind, at the head, and ahead of it', async () => {
    const ledger = new CountedLedger();
    ledger.append('game', 3);
    const stop = new AbortController();
    const seen = [0, 2, 3, 170].map((from) => ledger.follow('game', from, stop.signal));
    for (const count of [1, 2, TAIL_PAGE_EVENTS, 2 * TAIL_PAGE_EVENTS + 7, 1, 40]) {
      ledger.append('game', count);
      ledger.followers.ring('game');
      await settled();
    }
    const late = ledger.follow('game', 5, stop.signal);
    for (let turn = 0; late.length < 199 && turn < 1000; turn += 1) await settled();
    const upTo = (from: number) => Array.from({ length: 204 - from }, (_, index) => from + index);
    for (let turn = 0; turn < 100; turn += 1) await settled();
    expect([...seen, late]).toEqual([upTo(0), upTo(2), upTo(3), upTo(170), upTo(5)]);
    stop.abort();
  });

  it('learns by one look which streams others have moved', async () => {
    const ledger = new CountedLedger();
    const stop = new AbortController();
    const streams = Array.from({ length: 100 }, (_, index) => `game-${index}`);
    const seen = streams.map((stream) => ledger.follow(stream, 0, stop.signal));
    await settled();
    ledger.reads.length = 0;
    for (const stream of ['game-7', 'game-9', 'elsewhere']) ledger.append(stream);
    ledger.followers.ring();
    await settled();
    expect(ledger.reads.map(({ stream }) => stream)).toEqual(['game-7', 'game-9']);
    expect(seen.flat()).toEqual([0, 0]);
    stop.abort();
  });

  it('misses nothing while it cannot look', async () => {
    const ledger = new CountedLedger();
    const stop = new AbortController();
    const seen = ledger.follow('game', 0, stop.signal);
    await settled();
    ledger.broken = true;
    ledger.append('game');
    ledger.followers.ring();
    await settled();
    expect(seen).toEqual([0]);
    ledger.append('game');
    ledger.broken = false;
    for (let look = 0; look < 2; look += 1) ledger.followers.ring();
    await settled();
    expect(seen).toEqual([0, 1]);
    stop.abort();
  });

  it('begins anew when all had left', async () => {
    const ledger = new CountedLedger();
    for (const round of [1, 2, 3]) {
      ledger.append('game');
      const from = { stream: 'game', from: 0 };
      expect(await take(ledger.followers.follow(from, new AbortController().signal), round)).toHaveLength(round);
    }
  });
});
