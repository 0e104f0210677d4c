import { setMaxListeners } from 'node:events';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { settled } from '../settle.js';
import { appendBy, type ProposedAppend } from './append-call.js';
import { isLoss, isPassing } from './failure.js';
import { gathered, pageOf, type Waiting } from './gathering.js';
import { TimeLimit } from './time-limit.js';
import { clientUrl } from './url.js';

/** A client of the library, and what it needs to know of itself. */
interface Line {
  readonly client: EventStoreDBClient;
  /** When the server was last heard of, by `performance.now()`. */
  heardAt: number;
}

export interface ConnectionOptions {
  /** How long reads go on trying while the server is away, or another node is becoming the leader. */
  readonly patienceMs: number;
  /** How long a call waits for the next thing that is heard of it. */
  readonly silenceMs: number;
}

/**
 * The way to a KurrentDB database, of one node or several. All that is asked goes to the leader, since a follower may
 * be behind. No call waits for ever; if nothing at all is heard of the server, a new client looks for the leader anew.
 */
export class Connection {
  #line: Line;
  #losses = 0;
  readonly #closing = new AbortController();
  readonly #waiting: Waiting;
  /** The deadline of a call and a little more: it counts while a node is looked for, too. */
  readonly #appends: TimeLimit;
  readonly #patienceMs: number;
  readonly #listeners = new Set<() => void>();

  /** Throws an Error if the URL is none. */
  constructor(
    private readonly url: string,
    { patienceMs, silenceMs }: ConnectionOptions,
  ) {
    setMaxListeners(0, this.#closing.signal);
    this.#line = newLine(url);
    this.#patienceMs = patienceMs;
    this.#waiting = { silenceMs, closing: this.#closing.signal };
    this.#appends = new TimeLimit(silenceMs + 500);
  }

  /** How often calls failed on their way. If that has grown, the server may be another, with another past. */
  get losses(): number {
    return this.#losses;
  }

  /** Called when subscriptions must be made anew, since their client was given up. */
  onRenewed(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Appends to a stream, once: what a failure that passes has left undone is for the caller to find out. Gives the
   * revision of the last event.
   */
  append(append: ProposedAppend): Promise<bigint> {
    return this.#heard('an append', ({ client }) =>
      this.#appends.of(appendBy(client, append, this.#waiting.silenceMs), 'an append'),
    );
  }

  /** Events of a stream. Throws what the client throws when the answer is final, or the patience is at an end. */
  events(name: string, options: ReadStreamOptions): Promise<readonly ResolvedEvent[]> {
    return this.#patiently('a read', async (line) =>
      gathered(line.client.readStream(name, { ...options, requiresLeader: true }), this.#waiting),
    );
  }

  /** Position of the last event there is in the whole log; 0 if there is none. */
  async end(): Promise<bigint> {
    const [last] = await this.#patiently('a read', async (line) => {
      const read = line.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true });
      return gathered(read, this.#waiting);
    });
    return last?.event?.position.commit ?? 0n;
  }

  /**
   * Events of streams whose names begin with one of the prefixes, which follow a position in the log, until there are
   * `limit` or no more. The client cannot filter a read of the log, so a subscription is made and ended.
   */
  log(after: bigint | null, limit: number, prefixes: string[]): Promise<readonly AllStreamResolvedEvent[]> {
    return this.#patiently('a read of the log', (line) =>
      pageOf(subscription(line, after, prefixes), limit, this.#waiting),
    );
  }

  /** A subscription that goes on after what is there. The caller listens, and ends it. */
  subscribe(after: bigint, prefixes: string[]): AllStreamSubscription {
    return subscription(this.#line, after, prefixes);
  }

  /** Tells that a subscription was lost. */
  lost(): void {
    this.#losses += 1;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#appends.close();
    await this.#line.client.dispose();
  }

  #patiently<Result>(what: string, work: (line: Line) => Promise<Result>): Promise<Result> {
    return settled(() => this.#heard(what, work), {
      withinMs: this.#patienceMs,
      isPassing: (error) => !this.#closing.signal.aborted && isPassing(error),
    });
  }

  async #heard<Result>(what: string, work: (line: Line) => Promise<Result>): Promise<Result> {
    const line = this.#line;
    const askedAt = performance.now();
    try {
      const result = await work(line);
      line.heardAt = performance.now();
      return result;
    } catch (error) {
      if (isLoss(error)) this.#losses += 1;
      if (!isPassing(error)) line.heardAt = performance.now();
      const isSilent = performance.now() - askedAt >= 0.9 * this.#waiting.silenceMs && line.heardAt < askedAt;
      if (isSilent && line === this.#line && !this.#closing.signal.aborted) this.#renew();
      throw error;
    }
  }

  #renew(): void {
    const { client } = this.#line;
    this.#line = newLine(this.url);
    void client.dispose();
    for (const listener of this.#listeners) listener();
  }
}

function newLine(url: string): Line {
  const client = EventStoreDBClient.connectionString(clientUrl(url));
  tame(client);
  return { client, heardAt: performance.now() };
}

/** Two ways of the client could end the process, by promises that are rejected while nobody holds them (ADR 21). */
function tame(client: EventStoreDBClient): void {
  // Appends share one call where the server offers it. When that call breaks, those of other clients are rejected, too.
  const supports = (): Promise<boolean> => Promise.resolve(false);
  // It looks after a failed call by itself, and fails if no node is found meanwhile. The next call finds that out, too.
  const handle = Reflect.get(client, 'handleError') as (...facts: readonly unknown[]) => Promise<void>;
  const handleError = (...facts: readonly unknown[]): Promise<void> => handle(...facts).catch(() => undefined);
  Object.assign(client, { supports, handleError });
}

function subscription({ client }: Line, after: bigint | null, prefixes: string[]): AllStreamSubscription {
  const fromPosition = after === null ? START : { commit: after, prepare: after };
  const filter = streamNameFilter({ prefixes });
  const made = client.subscribeToAll({ fromPosition, filter, requiresLeader: true });
  // It may fail once more after it was ended, when nobody listens any longer.
  return made.on('error', () => undefined);
}
