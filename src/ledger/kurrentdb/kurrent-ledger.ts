import { appendRecalled } from '../command-content.js';
import { LedgerUnavailable, StreamNotFound } from '../errors.js';
import { Followers, type News } from '../follow.js';
import {
  type Append,
  type Appended,
  type Ledger,
  type RecordedEvent,
  type Snapshot,
  type StreamRead,
  type SubscriptionStart,
  READ_LIMIT_MAX,
} from '../ledger.js';
import { NAMESPACE_PATTERN } from '../names.js';
import { prepareAppend } from '../prepared-append.js';
import {
  checkAllRead,
  checkCommandQuery,
  checkSnapshot,
  checkSnapshotQuery,
  checkStart,
  checkStreamRead,
  type CheckedRead,
} from '../requests.js';
import { StreamQueue } from '../stream-queue.js';
import type { Upkeep } from '../upkeep.js';
import { Appending } from './appending.js';
import { Connection } from './connection.js';
import { unavailable } from './failure.js';
import { KurrentUpkeep } from './kurrent-upkeep.js';
import { LiveLog } from './live-log.js';
import { soundPart, type LogEntry } from './log-entry.js';
import { badUrl, beatOf, prove, pulseOf } from './opening.js';
import { KurrentSnapshots } from './snapshots.js';
import { StreamMemory } from './stream-memory.js';
import { StreamReader } from './stream-reader.js';

export interface KurrentLedgerConfig {
  /** `kurrentdb://user:password@host:2113,host:2114?tls=…` */
  readonly url: string;
  /** Begins the names of all of Herald's streams in the database: NAMESPACE_PATTERN. */
  readonly namespace?: string;
  /** How often a subscription looks for events, should the live one be down. */
  readonly pollMs?: number;
  /** How long reads go on trying while the server is away or another node is becoming the leader. */
  readonly patienceMs?: number;
  /** How long an append of which nobody knows whether it was made is looked after. */
  readonly settleMs?: number;
  /** How long one call waits for the next thing that is heard of it. */
  readonly silenceMs?: number;
}

function connected({ url, patienceMs = 8000, silenceMs = 3000 }: KurrentLedgerConfig): Connection {
  try {
    return new Connection(url, { patienceMs, silenceMs });
  } catch (error) {
    throw badUrl(error);
  }
}

/** The ledger in a KurrentDB database, whose log is the global order. */
export class KurrentLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #queue = new StreamQueue();
  readonly #memory: StreamMemory;
  readonly #appending: Appending;
  readonly #snapshots: KurrentSnapshots;
  readonly #live: LiveLog;
  #closed = false;

  private constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
    private readonly pulse: string,
    { pollMs = 1000, settleMs = 10_000 }: KurrentLedgerConfig,
  ) {
    this.#memory = new StreamMemory({
      losses: () => connection.losses,
      page: (stream, from) => reader.page(stream, { from, backwards: false, limit: READ_LIMIT_MAX }),
      assertUnlimited: (stream) => reader.assertUnlimited(stream),
    });
    this.#appending = new Appending(connection, reader, this.#memory, settleMs);
    this.#snapshots = new KurrentSnapshots(connection, reader);
    const recent = {
      readStream: (stream: string, read?: StreamRead) => this.#followed(stream, read),
      readAll: (after: string | null) => this.#recentAll(after),
    };
    this.#followers = new Followers(recent, { pollMs, news: (after) => this.#news(after) });
    const listener = { told: this.#told, changed: () => this.#followers.ring() };
    this.#live = new LiveLog(connection, reader, listener, pollMs);
    const adopt = (stream: string, events: readonly RecordedEvent[]) => this.#appending.adopt(stream, events);
    this.upkeep = new KurrentUpkeep(reader, adopt, () => {
      this.#assertOpen();
    });
  }

  /** Connects; throws LedgerUnavailable. */
  static async open(config: KurrentLedgerConfig): Promise<KurrentLedger> {
    const { url, namespace = 'herald' } = config;
    if (!NAMESPACE_PATTERN.test(namespace)) throw new LedgerUnavailable(`KurrentDB: ${namespace} is no namespace`);
    const connection = connected(config);
    const reader = new StreamReader(connection, namespace);
    const pulse = pulseOf(namespace);
    try {
      await prove(connection, url, { pulse, prefixes: reader.prefixes, patienceMs: config.patienceMs });
    } catch (error) {
      await connection.close();
      throw error;
    }
    return new KurrentLedger(connection, reader, pulse, config);
  }

  async append(append: Append): Promise<Appended> {
    this.#assertOpen();
    const prepared = prepareAppend(append);
    const appended = await this.#queue.run(append.stream, () => this.#appending.append(prepared));
    // Those who follow are told of it by the live log, with all others.
    if (!appended.repeated && !this.#live.isUp) this.#followers.ring(append.stream);
    return appended;
  }

  async appendOf(stream: string, commandId: string): Promise<Appended | null> {
    this.#assertOpen();
    checkCommandQuery(stream, commandId);
    const recorded = await this.#queue.run(stream, async () =>
      this.#appending.recorded(stream, commandId, await this.#memory.known(stream)),
    );
    return appendRecalled(recorded);
  }

  async readStream(stream: string, read: StreamRead = {}): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const asked = checkStreamRead(stream, read);
    if (read.recent === true && this.#live.isUp) {
      await this.#queue.run(stream, () => this.#memory.known(stream));
      const remembered = this.#remembered(stream, asked);
      if (remembered) return remembered;
    }
    return this.#read(stream, asked);
  }

  async #read(stream: string, asked: CheckedRead): Promise<readonly RecordedEvent[]> {
    const page = await this.reader.page(stream, asked).catch((error: unknown) => {
      // A reader that meets damage no longer goes on from memory.
      this.#memory.forget(stream);
      throw error;
    });
    if (page !== null) return page;
    await this.reader.assertUnlimited(stream);
    throw new StreamNotFound(stream);
  }

  async readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const checked = checkAllRead(after, limit);
    return this.reader.all(checked.after, checked.limit);
  }

  async *subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    this.#assertOpen();
    checkStart(start);
    this.#live.start();
    yield* this.#followers.follow(start, signal);
  }

  /** The database tells all connections of every append. */
  heed(): void {}

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    this.#assertOpen();
    checkSnapshot(snapshot);
    await this.#snapshots.save(snapshot);
  }

  async loadSnapshot(stream: string, schema: string, atOrBefore?: number): Promise<Snapshot | null> {
    this.#assertOpen();
    checkSnapshotQuery(stream, schema, atOrBefore);
    return this.#snapshots.load(stream, schema, atOrBefore ?? Number.MAX_SAFE_INTEGER);
  }

  async check(): Promise<void> {
    this.#assertOpen();
    try {
      await this.connection.append(beatOf(this.pulse));
    } catch (error) {
      throw unavailable(error);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#live.stop();
    this.#followers.ring();
    await this.connection.close();
  }

  /** The answer to a read, if the memory alone can give it; null if not. */
  #remembered(stream: string, { from, backwards, limit }: CheckedRead): readonly RecordedEvent[] | null {
    this.#memory.assertSound(stream);
    if (!this.#live.isUp || backwards || from === null) return null;
    const head = this.#memory.recall(stream)?.head.revision;
    if (head === -1) throw new StreamNotFound(stream);
    if (head !== undefined && from > head) return [];
    const events = this.#live.tail(stream, from, limit);
    const isAll = events.length > 0 && (head === undefined || from + events.length > Math.min(from + limit - 1, head));
    return isAll ? events : null;
  }

  /** For those who follow: what is not at hand is read, but the stream is not learned for it. */
  async #followed(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const asked = checkStreamRead(stream, read);
    return this.#remembered(stream, asked) ?? (await this.#read(stream, asked));
  }

  /** Which streams have moved since a position. */
  async #news(after: string | null): Promise<News> {
    this.#assertOpen();
    if (after === null) return { mark: (await this.#live.end()).toString(), streams: [] };
    const position = checkAllRead(after).after;
    const entries = this.#live.after(position, READ_LIMIT_MAX) ?? (await this.reader.log(position, READ_LIMIT_MAX));
    return {
      mark: entries.at(-1)?.position.toString() ?? after,
      streams: [...new Set(entries.map(({ stream }) => stream))],
    };
  }

  async #recentAll(after: string | null): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const position = checkAllRead(after).after;
    const entries = this.#live.after(position, READ_LIMIT_MAX);
    return entries === null ? this.readAll(after) : soundPart(entries);
  }

  /** Handed on, so an arrow. */
  readonly #told = (entry: LogEntry): void => {
    const { kind, stream } = entry;
    if (kind === 'event') this.#memory.tell(entry.event);
    else if (kind === 'damaged') this.#memory.forget(stream);
    else this.#memory.condemn(stream, entry.fault);
    this.#followers.ring(stream);
  };

  #assertOpen(): void {
    if (this.#closed) throw new LedgerUnavailable('the ledger is closed');
  }
}
