import { BACKWARDS, END, ErrorType, FORWARDS, START } from '@eventstore/db-client';
import type { ReadStreamOptions, ResolvedEvent } from '@eventstore/db-client';
import { LedgerUnavailable } from '../errors.js';
import { NO_HEAD } from '../hash-chain.js';
import type { Head } from '../hash-chain.js';
import { READ_LIMIT_MAX } from '../ledger.js';
import type { RecordedEvent } from '../ledger.js';
import { linkedPage } from '../page.js';
import type { CheckedRead } from '../requests.js';
import { SoundPageBuilder } from '../sound-page.js';
import type { SoundPage } from '../upkeep.js';
import type { Connection } from './connection.js';
import { isFailure, unavailable } from './failure.js';
import { fromWire } from './wire.js';

/** Reads Herald's events from KurrentDB, where each stream stands as `<namespace>.<stream>`. */
export class StreamReader {
  readonly #prefix: string;

  constructor(
    private readonly connection: Connection,
    namespace: string,
  ) {
    this.#prefix = `${namespace}.`;
  }

  /** The stream's name in KurrentDB. A dot is in no name of Herald's, so the prefix is never ambiguous. */
  nameOf(stream: string): string {
    return `${this.#prefix}${stream}`;
  }

  /** The stream that has a name in KurrentDB. */
  streamOf(name: string): string {
    return name.slice(this.#prefix.length);
  }

  /**
   * How the names of the ledger's streams begin, and no others: neither of system events, nor of snapshots, nor of what
   * other applications keep in the same database.
   */
  get prefixes(): string[] {
    return [this.#prefix];
  }

  /** A verified page, or null if there is no stream. */
  async page(stream: string, { from, backwards, limit }: CheckedRead): Promise<readonly RecordedEvent[] | null> {
    const options: ReadStreamOptions = {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === null ? (backwards ? END : START) : BigInt(from),
      maxCount: limit,
    };
    const found = await this.events(this.nameOf(stream), options);
    if (found === null) return null;
    const events = found.map((event) => fromWire(event, stream));
    return backwards ? linkedPage(events.toReversed()).toReversed() : linkedPage(events);
  }

  /** The end of a stream, verified. */
  async head(stream: string): Promise<Head> {
    const page = await this.page(stream, { from: null, backwards: true, limit: 1 });
    return page?.[0] ?? NO_HEAD;
  }

  /** The events of a stream from one revision to another, both included. */
  async span(stream: string, first: number, last: number): Promise<readonly RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for (let from = first; from <= last; from += READ_LIMIT_MAX) {
      const limit = Math.min(READ_LIMIT_MAX, last - from + 1);
      events.push(...((await this.page(stream, { from, backwards: false, limit })) ?? []));
    }
    return linkedPage(events);
  }

  /** Events of all streams after a position. */
  async all(after: bigint | null, limit: number): Promise<readonly RecordedEvent[]> {
    const found = await this.#log(after, limit);
    return linkedPage(found.map((resolved) => fromWire(resolved, this.#streamIn(resolved))));
  }

  /** Events of all streams after a position; damaged ones are passed over and named. */
  async allSound(after: bigint | null, limit: number): Promise<SoundPage> {
    const builder = new SoundPageBuilder();
    for (const resolved of await this.#log(after, limit)) {
      const position = resolved.event?.position?.commit.toString() ?? '0';
      builder.add(position, () => fromWire(resolved, this.#streamIn(resolved)));
    }
    return builder.build();
  }

  #streamIn({ event }: ResolvedEvent): string {
    return (event?.streamId ?? '').slice(this.#prefix.length);
  }

  async #log(after: bigint | null, limit: number): Promise<readonly ResolvedEvent[]> {
    try {
      return await this.connection.log(after, limit, this.prefixes);
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** The raw events of any stream of KurrentDB, or null if there is none. */
  async events(name: string, options: ReadStreamOptions): Promise<readonly ResolvedEvent[] | null> {
    try {
      return await this.connection.events(name, options);
    } catch (error) {
      if (isFailure(error, ErrorType.STREAM_NOT_FOUND)) return null;
      if (isFailure(error, ErrorType.STREAM_DELETED))
        throw new LedgerUnavailable(`KurrentDB: ${name} was deleted`, error);
      throw unavailable(error);
    }
  }
}
