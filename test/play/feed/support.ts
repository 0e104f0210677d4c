import type { Ledger } from '../../../src/ledger/ledger.js';
import { SetAsideStreams } from '../../../src/ledger/set-aside.js';
import { SIEGE_RULEBOOKS } from '../../../src/library/rulesets.js';
import type { FeedEntry, FeedFilter } from '../../../src/play/feed/contract.js';
import { EventFeed, type FeedParts } from '../../../src/play/feed/event-feed.js';
import { KEYS } from '../support.js';
import { TINY_BOOKS } from '../tiny.js';

/** The feed of tiny games and of sieges. */
export function feedOn(ledger: Ledger, over: Partial<FeedParts> = {}): EventFeed {
  const rulebooks = { game: TINY_BOOKS, siege: SIEGE_RULEBOOKS };
  const parts = { store: ledger, ledger, setAside: new SetAsideStreams(), rulebooks, keys: KEYS };
  return new EventFeed({ ...parts, arbiterOf: () => Promise.resolve(null), ...over });
}

/** The question of a reader; absent: without a key, all, from the first event on. */
export interface Asking {
  readonly key?: string | null;
  readonly filter?: FeedFilter;
  readonly after?: string | null;
}

/** All entries up to the end, the last mark among them. */
export async function entriesNow(feed: EventFeed, asking: Asking = {}): Promise<readonly FeedEntry[]> {
  const stop = new AbortController();
  const entries: FeedEntry[] = [];
  const question = { key: null, filter: {}, after: null, ...asking };
  for await (const entry of feed.entries(question, stop.signal)) {
    entries.push(entry);
    if (entry.kind === 'mark' && entry.isEnd) break;
  }
  stop.abort();
  return entries;
}

/** The events up to the end, as `id@revision`. */
export async function namesNow(feed: EventFeed, asking: Asking = {}): Promise<readonly string[]> {
  return (await entriesNow(feed, asking)).flatMap(nameOf);
}

export function nameOf(entry: FeedEntry): readonly string[] {
  return entry.kind === 'event' ? [`${entry.of.id}@${entry.event.revision}`] : [];
}
