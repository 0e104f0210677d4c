import { Lru } from '../ledger/lru.js';
import type { GameId } from '../play/viewer.js';
import type { Webhook } from './book.js';
import type { WebhookEvent } from './events.js';
import { messageId, signed, type SignedMessage } from './message.js';
import type { Attempt } from './post.js';
import type { GameNews } from './told.js';

/** The time between two attempts grows threefold, up to this, in ms. */
const RETRY_MS_MAX = 3_600_000;
/** How far a receiver was told is recorded so often, in ms: after a crash it hears no more than that again. */
const KEEP_MS = 30_000;
const TOLD_MAX = 1000;

export interface LaneParts {
  readonly news: (game: GameId) => Promise<GameNews | null>;
  readonly send: (message: SignedMessage) => Promise<Attempt>;
  readonly record: (
    event: Extract<WebhookEvent, { type: `Webhook${'Reached' | 'Failing' | 'Disabled'}` }>,
  ) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The time until the second attempt, in ms. */
  readonly retryMs: number;
  /** A receiver that cannot be told for so long is given up, in ms. */
  readonly disableAfterMs: number;
  readonly stop: AbortSignal;
}

/** A game of which the receiver is to be told, and the place in the global order before its events. */
interface Due {
  readonly revision: number;
  readonly before: string;
}

/**
 * Tells one receiver, one message at a time. Of each game it knows only that the receiver must be told of it: if the
 * game goes on while the receiver is away, the receiver hears once how the game stands.
 */
export class Lane {
  readonly #due = new Map<GameId, Due>();
  /** By game the revision that the receiver was told last. */
  readonly #told = new Lru<number>(TOLD_MAX);
  #passed: string;
  #reached: string;
  #keptAt: number;
  #failingSince: number | null;
  #running: Promise<void> | null = null;
  #isOver = false;

  constructor(
    readonly hook: Webhook,
    private readonly parts: LaneParts,
  ) {
    this.#passed = this.#reached = hook.reached;
    this.#keptAt = parts.clock();
    this.#failingSince = hook.failingSince === null ? null : Date.parse(hook.failingSince);
  }

  /** The game has gone on; `before`: the global position before the event. */
  put(game: GameId, revision: number, before: string): void {
    if (this.#isOver || revision <= (this.#told.get(game) ?? -1)) return;
    this.#due.set(game, { revision, before: this.#due.get(game)?.before ?? before });
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Everything up to a global position was looked at. */
  pass(position: string): void {
    this.#passed = position;
  }

  /** The webhook is not in force any more: nothing further is sent. */
  close(): void {
    this.#isOver = true;
  }

  /** Resolves when nothing is sent any more and it is recorded how far the receiver was told. */
  async ended(): Promise<void> {
    await this.#running;
    await this.#keep(true);
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.parts.stop.aborted && !this.#isOver;) {
      const [first] = this.#due;
      if (!first) return this.#keep(false);
      const attempt = await this.#tell(...first);
      if (attempt.kind === 'told') {
        failures = 0;
        await this.#keep(this.#failingSince !== null);
        continue;
      }
      failures += 1;
      await this.#failed(attempt);
      if (!this.#isOver) await pause(Math.min(this.parts.retryMs * 3 ** (failures - 1), RETRY_MS_MAX), this.parts.stop);
    }
  }

  async #tell(game: GameId, due: Due): Promise<Attempt> {
    try {
      const news = await this.parts.news(game);
      if (news !== null) {
        const { clock, send } = this.parts;
        const id = messageId(this.hook.id, game, news.revision);
        const attempt = await send(signed(id, Math.floor(clock() / 1000), news.body, this.hook.secret));
        if (attempt.kind !== 'told') return attempt;
        this.#told.set(game, news.revision);
      }
      // Events that came meanwhile are told anew, unless the message told of them already.
      const now = this.#due.get(game) ?? due;
      if (news === null || now.revision <= news.revision) this.#due.delete(game);
      return { kind: 'told' };
    } catch (error) {
      this.parts.failed(error);
      return { kind: 'failed', because: 'the server could not read the game' };
    }
  }

  async #failed(attempt: Exclude<Attempt, { kind: 'told' }>): Promise<void> {
    const { clock, disableAfterMs } = this.parts;
    const because = attempt.kind === 'gone' ? 'the receiver answered 410: it is gone' : attempt.because;
    const since = this.#failingSince ?? clock();
    if (attempt.kind === 'gone' || clock() - since >= disableAfterMs) {
      this.#isOver = true;
      await this.#record({ type: 'WebhookDisabled', data: { hook: this.hook.id, because } });
    } else if (this.#failingSince === null) {
      await this.#record({ type: 'WebhookFailing', data: { hook: this.hook.id, because } });
    }
    this.#failingSince = since;
  }

  /** Records how far the receiver was told, if it is time or `now`. */
  async #keep(now: boolean): Promise<void> {
    const [first] = [...this.#due.values()].sort((one, other) => (BigInt(one.before) < BigInt(other.before) ? -1 : 1));
    const reached = first?.before ?? this.#passed;
    const isTime = now || this.parts.clock() - this.#keptAt >= KEEP_MS;
    const isNews = BigInt(reached) > BigInt(this.#reached) || (this.#failingSince !== null && now);
    // A receiver that fails stays failing when the server stops.
    if (this.#isOver || !isTime || !isNews || (this.parts.stop.aborted && this.#failingSince !== null)) return;
    await this.#record({ type: 'WebhookReached', data: { hook: this.hook.id, position: reached } });
    this.#failingSince = null;
    this.#reached = reached;
    this.#keptAt = this.parts.clock();
  }

  async #record(event: Parameters<LaneParts['record']>[0]): Promise<void> {
    try {
      await this.parts.record(event);
    } catch (error) {
      this.parts.failed(error);
    }
  }
}

/** Waits, or less if the signal aborts. */
export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end);
  });
}
