import { describe, expect, it } from '@jest/globals';
import type { FollowCursor } from '../../src/api/graphql/context.js';
import { following, keptIn } from '../../src/api/graphql/following.js';

interface Event {
  readonly revision: number;
}

async function* silentAfter(count: number, signal: AbortSignal, ended: () => void): AsyncGenerator<Event> {
  for (let revision = 0; revision < count; revision += 1) yield { revision };
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  ended();
}

const revisionOf = ({ revision }: Event): string => String(revision);

describe('following a source', () => {
  it('shows each event in turn, and keeps the cursor at the next', async () => {
    const context: { cursor?: FollowCursor } = {};
    const shown = following(
      (signal) => silentAfter(3, signal, () => undefined),
      ({ revision }) => `event ${revision}`,
      keptIn(context),
    );
    const seen: string[] = [];
    for await (const one of shown) {
      seen.push(one);
      if (seen.length === 3) break;
    }
    expect(seen).toEqual(['event 0', 'event 1', 'event 2']);
    expect(context.cursor).toEqual({ fromRevision: 3 });
  });

  it('ends the source at once, though it waits for an event that never comes', async () => {
    let ended = false;
    const shown = following((signal) => silentAfter(0, signal, () => (ended = true)), revisionOf);
    const next = shown.next();
    expect(await shown.return?.()).toEqual({ done: true, value: undefined });
    expect(await next).toEqual({ done: true, value: undefined });
    expect(ended).toBe(true);
  });

  it('ends a source that stands at an event', async () => {
    let ended = false;
    const shown = following((signal) => {
      return (async function* (): AsyncGenerator<Event> {
        try {
          while (!signal.aborted) yield await Promise.resolve({ revision: 1 });
        } finally {
          ended = true;
        }
      })();
    }, revisionOf);
    await shown.next();
    await shown.return?.();
    expect(ended).toBe(true);
  });

  it('passes the error of its source on', async () => {
    const failing = following(() => {
      return (async function* (): AsyncGenerator<Event> {
        yield await Promise.resolve({ revision: 1 });
        throw new Error('the ledger is closed');
      })();
    }, revisionOf);
    expect(await failing.next()).toEqual({ done: false, value: '1' });
    await expect(failing.next()).rejects.toThrow('the ledger is closed');
  });
});
