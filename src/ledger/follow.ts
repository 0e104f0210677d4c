import { Bell } from './bell.js';
import type { Ledger, RecordedEvent, StreamName, SubscriptionStart } from './ledger.js';
import { Lru } from './lru.js';
import { StreamTail } from './stream-tail.js';

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

/** Pages of the past that all tails keep together: 10,000 events. */
const PAGES_MAX = 200;
/** Streams that are looked at in one round where the store does not tell which of them have moved. */
const ROUND_STREAMS = 50;

/**
 * All subscriptions to a ledger in this process. One stream has one tail, whoever follows it; and one look, at most
 * every `pollMs`, finds out which streams have moved, so that quiet streams cost nothing.
 */
export class Followers {
  readonly #bell = new Bell();
  readonly #tails = new Map<StreamName, StreamTail>();
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
    if (stream !== undefined) this.#tails.get(stream)?.bell.ring();
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
    const tail = this.#join(stream);
    try {
      // Before the first read: what comes between the two is news.
      await this.#marked();
      for (let next = from; !signal.aborted;) {
        const { rings } = tail.bell;
        const event = await tail.at(next);
        if (event === null) {
          await tail.bell.wait(rings, signal);
        } else if (!signal.aborted) {
          next += 1;
          yield event;
        }
      }
    } finally {
      this.#leave(stream, tail);
    }
  }

  #join(stream: StreamName): StreamTail {
    const tail = this.#tails.get(stream) ?? new StreamTail(this.ledger, stream, this.#past);
    this.#tails.set(stream, tail);
    tail.followers += 1;
    return tail;
  }

  #leave(stream: StreamName, tail: StreamTail): void {
    tail.followers -= 1;
    if (tail.followers > 0) return;
    this.#tails.delete(stream);
    if (this.#tails.size > 0) return;
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
    if (this.#looking || this.#tails.size === 0) return;
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
    else if (this.#tails.size > 0) this.#lookLater();
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
    for (const stream of streams) this.#tails.get(stream)?.bell.ring();
  }

  /** A limited number of tails a round, in turn: those that were rung go to the end of the queue. */
  #ringNextRound(): void {
    for (const [stream, tail] of [...this.#tails].slice(0, ROUND_STREAMS)) {
      this.#tails.delete(stream);
      this.#tails.set(stream, tail);
      tail.bell.ring();
    }
  }

  #ringAll(): void {
    for (const tail of [...this.#tails.values()]) tail.bell.ring();
  }
}
