import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import type { RecordedEvent } from '../ledger.js';
import type { Connection } from './connection.js';
import type { LogEntry } from './log-entry.js';
import type { StreamReader } from './stream-reader.js';

/** Entries that are kept, and characters of data that they have together: about 16 MB. */
const ENTRIES_MAX = 2000;
const WEIGHT_MAX = 8_000_000;
const RETRY_FIRST_MS = 50;

/** A listener for new events. */
export interface Listener {
  /** An entry came; its event is verified. */
  told(entry: LogEntry): void;
  /** The log is followed from now on, or no longer: much may have happened that nobody was told of. */
  changed(isUp: boolean): void;
}

/**
 * The end of the log of all streams, as one live subscription brings it. Whoever follows takes events from here, so
 * that an event costs no call, however many follow. While the subscription is down it is tried again, at most every
 * `retryMs`, and goes on where it was.
 */
export class LiveLog {
  #entries: { readonly entry: LogEntry; readonly weight: number }[] = [];
  #weight = 0;
  /** All that follows this position is in `#entries`, as far as it came. */
  #floor = 0n;
  #last = 0n;
  #subscription: AllStreamSubscription | undefined;
  #isWanted = false;
  #isUp = false;
  #pauseMs = RETRY_FIRST_MS;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
    private readonly listener: Listener,
    private readonly retryMs: number,
  ) {
    connection.onRenewed(() => {
      this.#drop(this.#subscription);
    });
  }

  /** Whether what is told is all there is, but for the last moments. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** Begins to follow the log, if it does not yet. */
  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#begin();
  }

  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    this.#isUp = false;
    void this.#subscription?.unsubscribe().catch(() => undefined);
    this.#subscription = undefined;
  }

  /** Entries after a position; null if that cannot be said from here. */
  after(position: bigint | null, limit: number): readonly LogEntry[] | null {
    if (!this.#isUp || position === null || position < this.#floor) return null;
    // From the end, since nearly all who ask have come nearly that far.
    let first = this.#entries.length;
    while (first > 0 && this.#positionAt(first - 1) > position) first -= 1;
    return this.#entries.slice(first, first + limit).map(({ entry }) => entry);
  }

  /** Events of a stream from a revision on that follow one another; none if the first is not here. */
  tail(stream: string, from: number, limit: number): readonly RecordedEvent[] {
    const first = this.#entries.findLastIndex(({ entry }) => isOf(entry, stream) && entry.event.revision <= from);
    if (first < 0) return [];
    const events: RecordedEvent[] = [];
    for (let at = first; at < this.#entries.length && events.length < limit; at += 1) {
      const entry = this.#entries[at]?.entry;
      if (!entry || !isOf(entry, stream)) continue;
      if (entry.event.revision !== from + events.length) break;
      events.push(entry.event);
    }
    return events;
  }

  /** Position of the last entry, or of what the database holds while nothing is followed. */
  async end(): Promise<bigint> {
    return this.#isUp ? this.#last : this.connection.end();
  }

  #positionAt(index: number): bigint {
    return this.#entries[index]?.entry.position ?? 0n;
  }

  async #begin(): Promise<void> {
    try {
      const end = await this.connection.end();
      if (!this.#isWanted) return;
      // After a restore the database may end before what was seen of it.
      if (this.#last === 0n || end < this.#last) this.#reset(end);
      this.#follow(this.connection.subscribe(this.#last, this.reader.prefixes));
    } catch {
      this.#again();
    }
  }

  #follow(subscription: AllStreamSubscription): void {
    this.#subscription = subscription;
    subscription.on('data', (resolved) => {
      if (this.#subscription !== subscription) return;
      try {
        this.#take(resolved);
      } catch {
        // It cannot be told what it is (fromWire); those who follow read it themselves, and find out why.
        this.#drop(subscription);
      }
    });
    const caughtUp = (): void => {
      if (this.#subscription !== subscription || this.#isUp) return;
      if (subscription.readableLength > 0) {
        setImmediate(caughtUp);
        return;
      }
      this.#isUp = true;
      this.#pauseMs = RETRY_FIRST_MS;
      this.connection.lost();
      this.listener.changed(true);
    };
    const lost = (): void => {
      this.#drop(subscription);
    };
    subscription.on('caughtUp', caughtUp);
    subscription.on('error', lost).on('end', lost).on('close', lost);
  }

  #take(resolved: AllStreamResolvedEvent): void {
    const entry = this.reader.entryOf(resolved);
    if (entry.position <= this.#last) return;
    const weight = entry.kind === 'event' ? JSON.stringify(entry.event.data).length : 0;
    this.#entries.push({ entry, weight });
    this.#weight += weight;
    this.#last = entry.position;
    while (this.#entries.length > ENTRIES_MAX || this.#weight > WEIGHT_MAX) {
      const oldest = this.#entries.shift();
      this.#floor = oldest?.entry.position ?? this.#floor;
      this.#weight -= oldest?.weight ?? this.#weight;
    }
    this.listener.told(entry);
  }

  #reset(end: bigint): void {
    this.#entries = [];
    this.#weight = 0;
    this.#floor = end;
    this.#last = end;
  }

  #drop(subscription: AllStreamSubscription | undefined): void {
    if (subscription === undefined || this.#subscription !== subscription) return;
    this.#subscription = undefined;
    void subscription.unsubscribe().catch(() => undefined);
    if (this.#isUp) {
      this.#isUp = false;
      this.connection.lost();
      this.listener.changed(false);
    }
    this.#again();
  }

  #again(): void {
    if (!this.#isWanted) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#begin(), Math.min(this.#pauseMs, this.retryMs)).unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, 1000);
  }
}

/** Whether an entry is an event of a stream. */
function isOf(entry: LogEntry, stream: string): entry is Extract<LogEntry, { kind: 'event' }> {
  return entry.kind === 'event' && entry.stream === stream;
}
