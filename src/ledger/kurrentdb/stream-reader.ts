import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  START,
  type AllStreamResolvedEvent,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { StreamDeleted } from '../errors.js';
import { READ_LIMIT_MAX, type RecordedEvent } from '../ledger.js';
import { linkedPage } from '../page.js';
import type { CheckedRead } from '../requests.js';
import { SoundPageBuilder } from '../sound-page.js';
import type { SoundPage } from '../upkeep.js';
import type { Connection } from './connection.js';
import { isFailure, unavailable } from './failure.js';
import { entryOf, soundPart, type LogEntry } from './log-entry.js';
import { faultBy, METADATA_PREFIX, truncated } from './stream-limits.js';
import { fromWire } from './wire.js';

type Notable = Exclude<LogEntry, { kind: 'limited' }>;

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

  /**
   * How the names of the ledger's streams and of their metadata begin, and no others: neither of other system events,
   * nor of snapshots, nor of what other applications keep in the same database.
   */
  get prefixes(): string[] {
    return [this.#prefix, `${METADATA_PREFIX}${this.#prefix}`];
  }

  /** The content of the log at a place. */
  entryOf(resolved: AllStreamResolvedEvent): LogEntry {
    return entryOf(resolved, this.#prefix);
  }

  /** A verified page, or null if there is no stream. Throws StreamDeleted, and CorruptedEvent where events are gone. */
  async page(stream: string, { from, backwards, limit }: CheckedRead): Promise<readonly RecordedEvent[] | null> {
    const options: ReadStreamOptions = {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === null ? (backwards ? END : START) : BigInt(from),
      maxCount: limit,
    };
    const found = await this.#ofStream(stream, options);
    if (found === null) return null;
    const events = found.map((event) => fromWire(event, stream));
    const [first] = events;
    if (!backwards && first && first.revision > (from ?? 0)) throw truncated(stream, from ?? 0, first.revision);
    const last = events.at(-1);
    if (backwards && last && events.length < limit && last.revision > 0) throw truncated(stream, 0, last.revision);
    return backwards ? linkedPage(events.toReversed()).toReversed() : linkedPage(events);
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

  /** Throws StreamDeleted or CorruptedEvent if an administrator has deleted the stream or limited what it keeps. */
  async assertUnlimited(stream: string): Promise<void> {
    const name = `${METADATA_PREFIX}${this.nameOf(stream)}`;
    const found = await this.events(name, { direction: BACKWARDS, fromRevision: END, maxCount: 1 }).catch(
      throwDeleted(stream),
    );
    const fault = faultBy(stream, found?.[0]?.event?.data);
    if (fault) throw fault;
  }

  /**
   * Events of all streams after a position, up to the next deletion. Throws CorruptedEvent if one of them is damaged.
   */
  async all(after: bigint | null, limit: number): Promise<readonly RecordedEvent[]> {
    for (let from = after; ;) {
      const entries = await this.log(from, limit);
      const events = soundPart(entries);
      from = entries.at(-1)?.position ?? from;
      if (events.length > 0 || entries.length < limit) return linkedPage(events);
    }
  }

  /** Events of all streams after a position; damaged ones are passed over and named, as are deletions. */
  async allSound(after: bigint | null, limit: number): Promise<SoundPage> {
    const builder = new SoundPageBuilder();
    const deleted = new Set<string>();
    for (const entry of await this.#notable(after, limit)) {
      const position = entry.position.toString();
      if (entry.kind === 'event') builder.add(position, () => entry.event);
      else if (entry.kind === 'damaged') {
        builder.add(position, () => {
          throw entry.fault;
        });
      } else {
        deleted.add(entry.stream);
        builder.pass(position);
      }
    }
    return { ...builder.build(), deleted: [...deleted] };
  }

  /** The raw events of any stream of KurrentDB, or null if there is none. */
  async events(name: string, options: ReadStreamOptions): Promise<readonly ResolvedEvent[] | null> {
    try {
      return await this.connection.events(name, options);
    } catch (error) {
      if (isFailure(error, ErrorType.STREAM_NOT_FOUND)) return null;
      if (isFailure(error, ErrorType.STREAM_DELETED)) throw new StreamDeleted(name);
      throw unavailable(error);
    }
  }

  #ofStream(stream: string, options: ReadStreamOptions): Promise<readonly ResolvedEvent[] | null> {
    return this.events(this.nameOf(stream), options).catch(throwDeleted(stream));
  }

  /** Entries that a reader of the global order has to come to: limits are told to those who ask for the stream. */
  async #notable(after: bigint | null, limit: number): Promise<readonly Notable[]> {
    for (let from = after; ;) {
      const entries = await this.log(from, limit);
      const notable = entries.flatMap((entry) => (entry.kind === 'limited' ? [] : [entry]));
      from = entries.at(-1)?.position ?? from;
      if (notable.length > 0 || entries.length < limit) return notable;
    }
  }

  /** The content of the log after a position, damaged or not. */
  async log(after: bigint | null, limit: number): Promise<readonly LogEntry[]> {
    try {
      const found = await this.connection.log(after, limit, this.prefixes);
      return found.map((resolved) => this.entryOf(resolved));
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** Rethrows; a stream that was deleted is told by the name that the ledger knows. */
function throwDeleted(stream: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof StreamDeleted ? new StreamDeleted(stream) : error;
  };
}
