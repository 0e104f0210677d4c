import type { Bell } from './bell.js';
import type { Ledger, RecordedEvent, SubscriptionStart } from './ledger.js';
import { StreamNotFound } from './errors.js';

/** How a subscription learns of new events: a bell for those of this process or server, polling for all others. */
export interface Waking {
  readonly bell: Bell;
  readonly pollMs: number;
}

/**
 * A subscription made of reads: pages until one is empty, then a sleep, then pages again. Since one and the same
 * cursor walks through what is there and what comes, there is no seam at which an event could be lost or repeated.
 */
export async function* follow(
  ledger: Pick<Ledger, 'readStream' | 'readAll'>,
  start: SubscriptionStart,
  waking: Waking,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent, void, undefined> {
  const nextPage = 'after' in start ? pagesOfAll(ledger, start.after) : pagesOfStream(ledger, start.stream, start.from);
  while (!signal.aborted) {
    const rings = waking.bell.rings;
    const page = await nextPage();
    for (const event of page) {
      if (signal.aborted) return;
      yield event;
    }
    if (page.length === 0) await waking.bell.wait(rings, waking.pollMs, signal);
  }
}

type NextPage = () => Promise<readonly RecordedEvent[]>;

function pagesOfAll(ledger: Pick<Ledger, 'readAll'>, start: string | null): NextPage {
  let after = start;
  return async () => {
    const page = await ledger.readAll(after);
    after = page.at(-1)?.globalPosition ?? after;
    return page;
  };
}

function pagesOfStream(ledger: Pick<Ledger, 'readStream'>, stream: string, start: number): NextPage {
  let from = start;
  return async () => {
    try {
      const page = await ledger.readStream(stream, { from });
      from += page.length;
      return page;
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  };
}
