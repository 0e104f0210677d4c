import { Bell } from './bell.js';
import { Feed } from './feed.js';
import type { Ledger, RecordedEvent, StreamName, SubscriptionStart } from './ledger.js';
import { Lru } from './lru.js';

/**
 * The answer of a store about events that came after a mark: their streams, and the mark to ask with next time. It is
 * not verified, so that one damaged event does not keep the followers of other streams waiting.
 */
export interface News {
  readonly mark: string;
  readonly streams: readonly StreamName[];
}

/** How followers learn of events that other processes appended. */
export interface Watch {
  readonly pollMs: number;
  /** Tells what came after a mark; null: nothing is asked but the mark. Absent: streams are looked at in turn. */
  readonly news?: (after: string | null) => Promise<News>;
}

/** Pages of the past that all feeds keep together: 10,000 events. */
const PAGES_MAX = 200;
/** Streams that are looked at in one round where the store does not tell which of them have moved. */
const ROUND_STREAMS = 50;

/**
 * All subscriptions to a ledger in this process. One stream has one feed, whoever follows it; and one look, at most
 * every `pollMs`, finds out which streams have moved, so that quiet streams cost nothing.
 */
export class Followers {
  readonly #bell = new Bell();
  readonly #feeds = new Map<StreamName, Feed>();
  readonly #past = new Lru<readonly RecordedEvent[]>(PAGES_MAX);
  #mark: Promise<string | null> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #lookAgain = false;

  constructor(
    private readonly ledger: Pick<Ledger, 'readStream' | 'readAll'>,
    private readonly watch: Watch,
  ) {}

  /** Tells that a stream has moved; without a stream, that some may have, or that the ledger was closed. */
  ring(stream?: StreamName): void {
    this.#bell.ring();
    if (stream !== undefined) this.#feeds.get(stream)?.bell.ring();
    else if (this.watch.news) void this.#look();
    else this.#ringAll();
  }

  /** First what is there, then what comes, without gap or repetition, until the signal aborts. */
  follow(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    return 'after' in start ? this.#followAll(start.after, signal) : this.#follow(start.stream, start.from, signal);
  }

  /**
   * Pages until one is empty, then a sleep, then pages again. Since one and the same cursor walks through what is there
   * and what comes, there is no seam at which an event could be lost or repeated; here and in `#follow`.
   */
  async *#followAll(start: string | null, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    let after = start;
    while (!signal.aborted) {
      const { rings } = this.#bell;
      const page = await this.ledger.readAll(after);
      for (const event of page) {
        if (signal.aborted) return;
        yield event;
      }
      after = page.at(-1)?.globalPosition ?? after;
      if (page.length === 0) await this.#bell.wait(rings, signal, this.watch.pollMs);
    }
  }

  async *#follow(
    stream: StreamName,
    from: number,
    signal: AbortSignal,
  ): AsyncGenerator<RecordedEvent, void, undefined> {
    const feed = this.#join(stream);
    try {
      // Before the first read: what comes between the two is news.
      await this.#marked();
      for (let next = from; !signal.aborted;) {
        const { rings } = feed.bell;
        const event = await feed.at(next);
        if (event === null) {
          await feed.bell.wait(rings, signal);
        } else if (!signal.aborted) {
          next += 1;
          yield event;
        }
      }
    } finally {
      this.#leave(stream, feed);
    }
  }

  #join(stream: StreamName): Feed {
    const feed = this.#feeds.get(stream) ?? new Feed(this.ledger, stream, this.#past);
    this.#feeds.set(stream, feed);
    feed.followers += 1;
    return feed;
  }

  #leave(stream: StreamName, feed: Feed): void {
    feed.followers -= 1;
    if (feed.followers > 0) return;
    this.#feeds.delete(stream);
    if (this.#feeds.size > 0) return;
    clearTimeout(this.#timer);
    this.#mark = null;
  }

  /** From where on news are news. The first follower finds it out, the last one to leave forgets it. */
  async #marked(): Promise<void> {
    if (this.#mark === null) {
      const { news } = this.watch;
      this.#mark = news ? news(null).then(({ mark }) => mark) : Promise.resolve(null);
      this.#lookLater();
    }
    await this.#mark;
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), this.watch.pollMs);
  }

  /** One look at a time; who asks for one while it is under way gets another after it. */
  async #look(): Promise<void> {
    this.#lookAgain = this.#looking;
    if (this.#looking || this.#feeds.size === 0) return;
    this.#looking = true;
    try {
      await this.#ringThoseThatMoved();
    } catch {
      // The followers look for themselves and find out what is wrong; what came meanwhile is then news to nobody.
      this.#mark = null;
      this.#ringAll();
    } finally {
      this.#looking = false;
    }
    if (this.#lookAgain) await this.#look();
    else if (this.#feeds.size > 0) this.#lookLater();
  }

  async #ringThoseThatMoved(): Promise<void> {
    const { news } = this.watch;
    if (!news) {
      this.#ringNextRound();
      return;
    }
    const before = this.#mark;
    if (before === null) {
      await this.#marked();
      this.#ringAll();
      return;
    }
    const { mark, streams } = await news(await before);
    // Everybody may have left meanwhile, and others may have come with a mark of their own.
    if (this.#mark === before) this.#mark = Promise.resolve(mark);
    for (const stream of streams) this.#feeds.get(stream)?.bell.ring();
  }

  /** A limited number of feeds a round, in turn: those that were rung go to the end of the queue. */
  #ringNextRound(): void {
    for (const [stream, feed] of [...this.#feeds].slice(0, ROUND_STREAMS)) {
      this.#feeds.delete(stream);
      this.#feeds.set(stream, feed);
      feed.bell.ring();
    }
  }

  #ringAll(): void {
    for (const feed of [...this.#feeds.values()]) feed.bell.ring();
  }
}
