import { describe, expect, it } from '@jest/globals';
import { following } from '../../src/api/graphql/following.js';

async function* silentAfter(count: number, signal: AbortSignal, ended: () => void): AsyncGenerator<number> {
  for (let event = 0; event < count; event += 1) yield event;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  ended();
}

describe('following a source', () => {
  it('shows each event in turn', async () => {
    const shown = following(
      (signal) => silentAfter(3, signal, () => undefined),
      (event) => `event ${event}`,
    );
    const seen: string[] = [];
    for await (const one of shown) {
      seen.push(one);
      if (seen.length === 3) break;
    }
    expect(seen).toEqual(['event 0', 'event 1', 'event 2']);
  });

  it('ends the source at once, though it waits for an event that never comes', async () => {
    let ended = false;
    const shown = following((signal) => silentAfter(0, signal, () => (ended = true)), String);
    const next = shown.next();
    expect(await shown.return?.()).toEqual({ done: true, value: undefined });
    expect(await next).toEqual({ done: true, value: undefined });
    expect(ended).toBe(true);
  });

  it('passes the error of its source on', async () => {
    const failing = following(() => {
      return (async function* (): AsyncGenerator<number> {
        yield await Promise.resolve(1);
        throw new Error('the ledger is closed');
      })();
    }, String);
    expect(await failing.next()).toEqual({ done: false, value: '1' });
    await expect(failing.next()).rejects.toThrow('the ledger is closed');
  });
});
