import { randomUUID } from 'node:crypto';
import { ErrorType, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { answerAgain, appendRecalled } from '../command-content.js';
import { InvalidAppend, LedgerUnavailable, StreamNotFound } from '../errors.js';
import { rowOf, sealRows } from '../event-row.js';
import type { EventRow } from '../event-row.js';
import { assertExpected } from '../expectation.js';
import { Followers } from '../follow.js';
import type { Head } from '../hash-chain.js';
import type { Append, Appended, Ledger, RecordedEvent, Snapshot, StreamRead, SubscriptionStart } from '../ledger.js';
import { prepareAppend } from '../prepared-append.js';
import type { PreparedAppend } from '../prepared-append.js';
import {
  checkAllRead,
  checkCommandQuery,
  checkSnapshot,
  checkSnapshotQuery,
  checkStart,
  checkStreamRead,
} from '../requests.js';
import { StreamQueue } from '../stream-queue.js';
import type { Upkeep } from '../upkeep.js';
import { CommandMemory } from './command-memory.js';
import { Connection } from './connection.js';
import { Ear } from './ear.js';
import { isFailure, isTooLarge, unavailable } from './failure.js';
import { KurrentUpkeep } from './kurrent-upkeep.js';
import { KurrentSnapshots } from './snapshots.js';
import { StreamReader } from './stream-reader.js';
import { toWire } from './wire.js';

export interface KurrentLedgerConfig {
  /** `kurrentdb://user:password@host:2113?tls=…` */
  readonly url: string;
  /** Begins the names of all of Herald's streams in the database. Lower-case letters and digits. */
  readonly namespace?: string;
  /** How often a subscription looks for events, should the live one be down. */
  readonly pollMs?: number;
  /** How long reads go on trying while the server is away. */
  readonly patienceMs?: number;
}

/** An append that lost its place this often in a row gives up; each loss is somebody else's success. */
const ATTEMPTS_MAX = 1000;

/** The ledger in a KurrentDB database, whose log is the global order. */
export class KurrentLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #queue = new StreamQueue();
  /** Tells the events of this process from the same events of another one. */
  readonly #writer = randomUUID();
  readonly #commands: CommandMemory;
  readonly #snapshots: KurrentSnapshots;
  readonly #ear: Ear;
  #closed = false;

  private constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
    private readonly pulse: string,
    pollMs: number,
  ) {
    this.#commands = new CommandMemory((stream, first, last) => reader.span(stream, first, last));
    this.#snapshots = new KurrentSnapshots(connection, reader);
    this.#followers = new Followers(this, { pollMs });
    this.#ear = new Ear(connection, reader, this.#followers, pollMs);
    const adopt = (stream: string, events: readonly RecordedEvent[]): Promise<void> => this.#adopt(stream, events);
    this.upkeep = new KurrentUpkeep(reader, adopt, () => {
      this.#assertOpen();
    });
  }

  /** Connects; throws LedgerUnavailable. */
  static async open(config: KurrentLedgerConfig): Promise<KurrentLedger> {
    const { url, namespace = 'herald', pollMs = 1000, patienceMs = 5000 } = config;
    if (!/^[a-z][a-z0-9]{0,39}$/.test(namespace))
      throw new LedgerUnavailable(`KurrentDB: ${namespace} is no namespace`);
    const pulse = `pulse-${namespace}`;
    let connection: Connection | undefined;
    try {
      connection = new Connection(url, { patienceMs });
      await connection.append(`$$${pulse}`, jsonEvent({ type: '$metadata', data: { $maxCount: 1 } }));
      return new KurrentLedger(connection, new StreamReader(connection, namespace), pulse, pollMs);
    } catch (error) {
      await connection?.close();
      throw unavailable(error);
    }
  }

  async append(append: Append): Promise<Appended> {
    this.#assertOpen();
    const prepared = prepareAppend(append);
    const appended = await this.#queue.run(append.stream, () => this.#appendInTurn(prepared));
    if (!appended.repeated) this.#followers.ring(append.stream);
    return appended;
  }

  async appendOf(stream: string, commandId: string): Promise<Appended | null> {
    this.#assertOpen();
    checkCommandQuery(stream, commandId);
    const recorded = await this.#queue.run(stream, async () =>
      this.#recorded(stream, commandId, await this.reader.head(stream)),
    );
    return appendRecalled(recorded);
  }

  async readStream(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const page = await this.reader.page(stream, checkStreamRead(stream, read));
    if (page === null) throw new StreamNotFound(stream);
    return page;
  }

  async readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const checked = checkAllRead(after, limit);
    return this.reader.all(checked.after, checked.limit);
  }

  async *subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    this.#assertOpen();
    checkStart(start);
    this.#ear.start();
    yield* this.#followers.follow(start, signal);
  }

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
      await this.connection.append(this.pulse, jsonEvent({ type: 'Beat', data: {} }));
    } catch (error) {
      throw unavailable(error);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#followers.ring();
    await this.#ear.stop();
    await this.connection.close();
  }

  async #appendInTurn(append: PreparedAppend): Promise<Appended> {
    const { stream, commandId } = append;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const head = await this.reader.head(stream);
      const before = answerAgain(append, await this.#recorded(stream, commandId, head));
      if (before !== null) return before;
      assertExpected(append, head.revision);
      const rows = sealRows(append, head);
      if (await this.#write(stream, head, rows)) {
        const after = rows.at(-1) ?? head;
        this.#commands.note(stream, commandId, after, rows.length);
        return {
          firstRevision: head.revision + 1,
          lastRevision: after.revision,
          lastHash: after.hash,
          repeated: false,
        };
      }
    }
    throw new LedgerUnavailable(`KurrentDB: ${stream} moved on ${ATTEMPTS_MAX} times while it was appended to`);
  }

  /** The events that bear the command's id in a stream that ends at `head`. */
  async #recorded(stream: string, commandId: string, head: Head): Promise<readonly RecordedEvent[]> {
    const span = await this.#commands.find(stream, commandId, head);
    return span === undefined ? [] : this.reader.span(stream, span.first, span.last);
  }

  /** Appends the rows if the head is still the stream's; false if it is not. */
  async #write(stream: string, head: Head, rows: readonly EventRow[]): Promise<boolean> {
    const expected = head.revision < 0 ? NO_STREAM : BigInt(head.revision);
    try {
      await this.connection.append(
        this.reader.nameOf(stream),
        rows.map((row) => toWire(row, this.#writer)),
        expected,
      );
      return true;
    } catch (error) {
      if (isFailure(error, ErrorType.WRONG_EXPECTED_VERSION)) return false;
      if (isTooLarge(error)) throw new InvalidAppend('the append is larger than the server lets it be (MaxAppendSize)');
      throw unavailable(error);
    }
  }

  /** Writes events as they were recorded, of one command. */
  async #adopt(stream: string, events: readonly RecordedEvent[]): Promise<void> {
    const rows = events.map(rowOf);
    const head = { revision: (rows[0]?.revision ?? 0) - 1, hash: rows[0]?.previous_hash ?? '' };
    if (await this.#write(stream, head, rows)) return;
    throw new LedgerUnavailable(`KurrentDB: somebody else has written to ${stream} while it was filled`);
  }

  #assertOpen(): void {
    if (this.#closed) throw new LedgerUnavailable('the ledger is closed');
  }
}
