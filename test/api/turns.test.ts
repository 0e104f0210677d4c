import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { takeTurns } from '../../src/api/gate.js';
import { inLots } from '../../src/api/graphql/in-lots.js';
import { inPieces, Turns } from '../../src/play/turns.js';

describe('taking turns', () => {
  it('gives them in the order in which they were asked for', async () => {
    const turns = new Turns();
    const done: number[] = [];
    const work = Array.from({ length: 100 }, async (_, index) => {
      await turns.next();
      done.push(index);
    });
    await Promise.all(work);
    expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it('ends one before the next begins, however many promises it takes', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const work = [1, 2, 3].map(async (one) => {
      await turns.next();
      done.push(`${one} begins`);
      for (let promise = 0; promise < 20; promise += 1) await Promise.resolve();
      done.push(`${one} ends`);
    });
    await Promise.all(work);
    expect(done).toEqual([1, 2, 3].flatMap((one) => [`${one} begins`, `${one} ends`]));
  });

  it('lets the event loop turn between, though all that is waited for is there', async () => {
    const turns = new Turns();
    let left = 0;
    let stopped = false;
    const worker = async (): Promise<void> => {
      left += 1;
      while (!stopped) {
        await turns.next();
        for (let promise = 0; promise < 100; promise += 1) await Promise.resolve();
      }
      left -= 1;
    };
    const workers = Array.from({ length: 200 }, worker);
    // Without turns none of these would ever come.
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(left).toBe(200);
    stopped = true;
    await Promise.all(workers);
    expect(left).toBe(0);
  });
});

/** Counts how often the event loop turns while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await work();
  clearImmediate(counting);
  return turns;
}

function busyFor(ms: number): void {
  for (const ends = performance.now() + ms; performance.now() < ends;);
}

describe('long work', () => {
  function* steps(): Generator<undefined, string> {
    let done = '';
    for (let step = 0; step < 12; step += 1) {
      busyFor(3);
      done += step;
      yield;
    }
    return done;
  }

  it('that is done in pieces lets the event loop turn, and comes to the same', async () => {
    let done = '';
    expect(await turnsDuring(async () => (done = await inPieces(steps())))).toBeGreaterThan(1);
    expect(done).toBe('01234567891011');
  });

  it('of making a list lets the event loop turn between its lots, and keeps the order', async () => {
    const all = Array.from({ length: 4500 }, (_, index) => index);
    const made: number[] = [];
    const view = (one: number): string => {
      made.push(one);
      return `${one}`;
    };
    const members = inLots(all, view);
    const whole = (): Promise<readonly string[]> => Promise.all(members.map((one) => Promise.resolve(one)));
    expect(made).toHaveLength(1000);
    expect(members[999]).toBe('999');
    expect(await turnsDuring(whole)).toBeGreaterThan(2);
    expect(await whole()).toEqual(all.map(String));
    expect(made).toEqual(all);
  });
});

/** In which turn of the event loop each of some requests was answered that came together. */
async function turnsOf(urls: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const app = fastify();
  takeTurns(app);
  let turn = 0;
  const turns = new Map<string, Set<number>>();
  for (const url of new Set(urls)) {
    turns.set(url, new Set());
    app.get(url, () => {
      turns.get(url)?.add(turn);
      busyFor(3);
      return Promise.resolve('done');
    });
  }
  await app.ready();
  const count = (): void => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await Promise.all(urls.map((url) => app.inject(url)));
  clearImmediate(counting);
  await app.close();
  return turns;
}

describe('requests that come together', () => {
  it('are answered in several turns of the event loop, those for watching the server at once', async () => {
    const turns = await turnsOf([...Array.from({ length: 20 }, () => '/graphql'), '/health', '/health']);
    expect(turns.get('/graphql')?.size).toBeGreaterThan(1);
    expect(turns.get('/health')?.size).toBe(1);
  });
});
