import { gameOfStream } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import { FeedPages } from '../play/feed/pages.js';
import type { GameId } from '../play/viewer.js';
import type { Webhook, WebhookBook } from './book.js';
import { Lane, pause } from './lane.js';
import { post } from './post.js';
import { newsOf, type TellerParts } from './told.js';
import { type Webhooks, WEBHOOKS_STREAM } from './webhooks.js';

/** New events are waited for so long at a time, in ms. */
const QUIET_MS = 60_000;

export interface SenderParts extends TellerParts {
  readonly store: Pick<Ledger, 'upkeep' | 'subscribe'>;
  readonly hooks: Pick<Webhooks, 'book' | 'record'>;
  readonly privateToo: boolean;
  /** ISO 8601, UTC. */
  readonly now: () => string;
  readonly retryMs: number;
  readonly disableAfterMs: number;
  readonly failed: (error: unknown) => void;
}

/**
 * Tells the receivers of webhooks. It reads the global order from where the receivers have been told everything; what
 * it was doing when the server stopped it does when the server runs again. Several servers on one ledger send the same
 * messages with the same ids.
 */
export class WebhookSender {
  readonly #stopping = new AbortController();
  readonly #pages: FeedPages;
  readonly #lanes = new Map<string, Lane>();
  #running: Promise<void> = Promise.resolve();
  #position: string | null = null;

  constructor(private readonly parts: SenderParts) {
    this.#pages = new FeedPages(parts.store);
  }

  start(): void {
    this.#running = this.#run(this.#stopping.signal);
  }

  /** Sends nothing any more; resolves when it is recorded how far the receivers were told. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await Promise.all([...this.#lanes.values()].map((lane) => lane.ended()));
  }

  async #run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        await this.#follow(stop);
      } catch (error) {
        if (stop.aborted) return;
        this.parts.failed(error);
        await pause(this.parts.retryMs, stop);
      }
    }
  }

  /** Follows the global order as long as there are webhooks, else waits for one. */
  async #follow(stop: AbortSignal): Promise<void> {
    const book = await this.parts.hooks.book();
    this.#arrange(book);
    if (this.#lanes.size === 0) {
      this.#position = null;
      await this.#firstWebhook(book.revision + 1, stop);
      return;
    }
    this.#position ??= earliest([...this.#lanes.values()].map(({ hook }) => hook.reached));
    while (!stop.aborted && this.#lanes.size > 0) {
      const page = await this.#pages.after(this.#position);
      if (page.last === null) {
        await this.#pages.news(this.#position, stop, QUIET_MS);
        continue;
      }
      const before = this.#position;
      const gone = await this.#lookAt(page.events);
      for (const [game, event] of gone) await this.#put(game, event, before);
      this.#position = page.last;
      for (const lane of this.#lanes.values()) lane.pass(page.last);
    }
  }

  /** Resolves when the stream of webhooks has an event from a revision on, or when the signal aborts. */
  async #firstWebhook(from: number, stop: AbortSignal): Promise<void> {
    const news = this.parts.store.subscribe({ stream: WEBHOOKS_STREAM, from }, stop)[Symbol.asyncIterator]();
    await news.next();
    await news.return?.();
  }

  /** The games that have gone on in a page, each with its last event. */
  async #lookAt(events: readonly RecordedEvent[]): Promise<ReadonlyMap<GameId, RecordedEvent>> {
    const gone = new Map<GameId, RecordedEvent>();
    for (const event of events) {
      const game = gameOfStream(event.stream);
      if (game !== null) gone.set(game, event);
    }
    const isChanged = events.some(({ stream, type }) => stream === WEBHOOKS_STREAM && type !== 'WebhookReached');
    if (isChanged) this.#arrange(await this.parts.hooks.book());
    return gone;
  }

  async #put(game: GameId, { revision, globalPosition }: RecordedEvent, before: string): Promise<void> {
    const accounts = await this.parts.seats.accounts(game);
    for (const lane of this.#lanes.values()) {
      const isNews = BigInt(globalPosition) > BigInt(lane.hook.reached);
      if (isNews && accounts.has(lane.hook.account)) lane.put(game, revision, before);
    }
  }

  /** A lane for each webhook that is in force; one that was set anew has a new lane. */
  #arrange({ hooks }: WebhookBook): void {
    for (const [id, lane] of this.#lanes) {
      const now = hooks.get(id);
      if (now?.disabled === null && isSame(now, lane.hook)) continue;
      lane.close();
      this.#lanes.delete(id);
    }
    for (const hook of hooks.values()) {
      if (hook.disabled === null && !this.#lanes.has(hook.id)) this.#lanes.set(hook.id, this.#lane(hook));
    }
  }

  #lane(hook: Webhook): Lane {
    const { hooks, privateToo, retryMs, disableAfterMs, failed } = this.parts;
    const stop = this.#stopping.signal;
    return new Lane(hook, {
      news: (game) => newsOf(this.parts, hook.account, game),
      send: (message) => post(hook.url, message, privateToo, stop),
      record: (event) => hooks.record(hook, event),
      clock: () => Date.parse(this.parts.now()),
      ...{ retryMs, disableAfterMs, failed, stop },
    });
  }
}

function isSame(one: Webhook, other: Webhook): boolean {
  return one.setAt === other.setAt && one.secret === other.secret && one.url === other.url;
}

function earliest(positions: readonly string[]): string {
  return positions.reduce((one, other) => (BigInt(one) < BigInt(other) ? one : other));
}
