import { Pool } from 'pg';
import type { ClientConfig, QueryResultRow } from 'pg';
import { sha256 } from '../../engine/canonical/canonical.js';
import { answerAgain, appendRecalled } from '../command-content.js';
import { LedgerUnavailable, StreamNotFound } from '../errors.js';
import { appendedAfter, type EventRow, recallRowsOf, sealRows, type StoredRow } from '../event-row.js';
import { assertExpected } from '../expectation.js';
import { Followers, type News } from '../follow.js';
import { NO_HEAD } from '../hash-chain.js';
import type { Head } from '../hash-chain.js';
import { assertSameHead, assertWhole } from '../heads.js';
import type { Append, Appended, Ledger, RecordedEvent, Snapshot, StreamRead, SubscriptionStart } from '../ledger.js';
import { linkedPage } from '../page.js';
import { wholePage } from '../sound-page.js';
import { prepareAppend } from '../prepared-append.js';
import type { PreparedAppend } from '../prepared-append.js';
import {
  checkAllRead,
  checkCommandQuery,
  checkSnapshot,
  checkSnapshotQuery,
  checkStart,
  checkStreamRead,
  foreignSnapshot,
} from '../requests.js';
import { StreamQueue } from '../stream-queue.js';
import type { Upkeep } from '../upkeep.js';
import { Ear } from './ear.js';
import { asDamage, unavailable } from './failure.js';
import { GlobalOrder } from './global-order.js';
import { PostgresUpkeep } from './postgres-upkeep.js';
import { QUERIES } from './queries.js';
import { migrate } from './schema.js';
import { appendSettled } from './settling.js';
import { type Headed, partsOf } from './with-head.js';

export interface PostgresLedgerConfig {
  /** `postgres://user:password@host:port/database`. The user may create a schema, once. */
  readonly url: string;
  /** How often a subscription looks for events, should a notification be lost. */
  readonly pollMs?: number;
  readonly connectionsMax?: number;
  /** How long an append waits for those of others before it fails. */
  readonly lockTimeoutMs?: number;
  /** How long an append of which nobody knows whether it was made is looked after. */
  readonly settleMs?: number;
}

/** An append that lost its place this often in a row gives up; each loss is somebody else's success. */
const ATTEMPTS_MAX = 1000;

/**
 * The ledger in the schema `herald_ledger` of a PostgreSQL database. Appends of all processes are made one after the
 * other, so that the global order has neither gaps nor latecomers (docs/adr/0003).
 */
export class PostgresLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #order: GlobalOrder;
  readonly #queue = new StreamQueue();
  readonly #ear: Ear;
  #closed = false;

  private constructor(
    private readonly pool: Pool,
    connection: ClientConfig,
    pollMs: number,
    private readonly settleMs: number,
  ) {
    this.#followers = new Followers(this, { pollMs, news: (after) => this.#news(after) });
    this.#ear = new Ear(connection, this.#followers, pollMs);
    this.#order = new GlobalOrder((text, values) => this.#rows(text, values));
    this.upkeep = new PostgresUpkeep(pool, this.#order, () => {
      this.#assertOpen();
    });
  }

  /** Connects, and makes the schema current; throws NewerSchema, or LedgerUnavailable. */
  static async open(config: PostgresLedgerConfig): Promise<PostgresLedger> {
    const { url, pollMs = 1000, connectionsMax = 10, lockTimeoutMs = 10_000, settleMs = 10_000 } = config;
    const connection = { connectionString: url, application_name: 'herald-ledger', connectionTimeoutMillis: 10_000 };
    const pool = new Pool({
      ...connection,
      max: connectionsMax,
      // Whatever the server's defaults are: acknowledged is durable, and a statement sees what the lock waited for.
      options: `-c synchronous_commit=on -c default_transaction_isolation=read\\ committed -c lock_timeout=${lockTimeoutMs}`,
    });
    // Lost idle connections are replaced at the next query, which then fails or not by itself.
    pool.on('error', () => undefined);
    try {
      const client = await pool.connect();
      await migrate(client).finally(() => {
        client.release();
      });
    } catch (error) {
      await pool.end();
      throw unavailable(error);
    }
    return new PostgresLedger(pool, connection, pollMs, settleMs);
  }

  async append(append: Append): Promise<Appended> {
    this.#assertOpen();
    const prepared = prepareAppend(append);
    const attempt = (tried: Set<string>): Promise<Appended> => this.#appendInTurn(prepared, tried);
    const isOpen = (): boolean => !this.#closed;
    const appended = await this.#queue
      .run(append.stream, () => appendSettled(attempt, this.settleMs, isOpen))
      .catch(asDamage(append.stream, 0));
    if (!appended.repeated) this.#followers.ring(append.stream);
    return appended;
  }

  async appendOf(stream: string, commandId: string): Promise<Appended | null> {
    this.#assertOpen();
    checkCommandQuery(stream, commandId);
    const rows = await this.#rows<StoredRow>(QUERIES.ofCommand, [stream, commandId]).catch(asDamage(stream, 0));
    return appendRecalled(recallRowsOf(stream, rows));
  }

  async readStream(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const asked = checkStreamRead(stream, read);
    const { from, backwards, limit } = asked;
    const found = backwards
      ? this.#rows<Headed>(QUERIES.backwards, [stream, from ?? Number.MAX_SAFE_INTEGER, limit])
      : this.#rows<Headed>(QUERIES.forwards, [stream, from ?? 0, limit]);
    const { rows, kept } = partsOf(await found.catch(asDamage(stream, from ?? 0)));
    const page = linkedPage(recallRowsOf(stream, rows));
    if (kept === null && rows.length === 0) {
      const [last] = await this.#rows<StoredRow>(QUERIES.backwards, [stream, Number.MAX_SAFE_INTEGER, 1]);
      if (typeof last?.position === 'string') assertSameHead(stream, last, null);
      throw new StreamNotFound(stream);
    }
    assertWhole(stream, asked, page, kept);
    return backwards ? page.toReversed() : page;
  }

  async readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    this.#assertOpen();
    const checked = checkAllRead(after, limit);
    const start = checked.after ?? 0n;
    return wholePage(await this.#order.after(start, checked.limit), start);
  }

  async *subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    this.#assertOpen();
    checkStart(start);
    await this.#ear.start();
    yield* this.#followers.follow(start, signal);
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    this.#assertOpen();
    checkSnapshot(snapshot);
    const { stream, schema, revision, hash, state } = snapshot;
    const saved = await this.#query(QUERIES.saveSnapshot, [stream, schema, revision, hash, state, sha256(state)]);
    if (saved.rowCount === 0) throw foreignSnapshot(snapshot);
  }

  async loadSnapshot(stream: string, schema: string, atOrBefore?: number): Promise<Snapshot | null> {
    this.#assertOpen();
    checkSnapshotQuery(stream, schema, atOrBefore);
    let newest = atOrBefore ?? Number.MAX_SAFE_INTEGER;
    for (;;) {
      const [row] = await this.#rows<Snapshot & { state_hash: string }>(QUERIES.snapshot, [stream, schema, newest]);
      if (row === undefined) return null;
      const { state_hash, ...snapshot } = row;
      if (sha256(snapshot.state) === state_hash) return snapshot;
      newest = snapshot.revision - 1;
    }
  }

  async check(): Promise<void> {
    this.#assertOpen();
    await this.#query(QUERIES.beat, []);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#followers.ring();
    await this.#ear.stop();
    await this.pool.end();
  }

  async #news(after: string | null): Promise<News> {
    this.#assertOpen();
    const [row] = await this.#rows<{ mark: string; streams: string[] }>(QUERIES.news, [after]);
    return { mark: row?.mark ?? '0', streams: row?.streams ?? [] };
  }

  /** `tried` gathers the last hashes of what may have been inserted or not. */
  async #appendInTurn(append: PreparedAppend, tried: Set<string>): Promise<Appended> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const { rows, kept } = partsOf(await this.#rows<Headed>(QUERIES.before, [append.stream, append.commandId]));
      const recorded = recallRowsOf(append.stream, rows);
      const before = answerAgain(
        append,
        recorded.filter(({ commandId }) => commandId === append.commandId),
      );
      if (before !== null) return before;
      const last = recorded.at(-1) ?? null;
      const head = last ?? NO_HEAD;
      assertSameHead(append.stream, last, kept);
      assertExpected(append, head.revision);
      const sealed = sealRows(append, head);
      const appended = appendedAfter(head, sealed);
      tried.add(appended.lastHash);
      if (await this.#insert(append, head, sealed)) return appended;
      tried.delete(appended.lastHash);
    }
    throw new LedgerUnavailable(`PostgreSQL: ${append.stream} moved on ${ATTEMPTS_MAX} times while it was appended to`);
  }

  /** Appends the rows if the head is still the stream's; false if it is not. */
  async #insert(
    { stream, commandId, metadata }: PreparedAppend,
    head: Head,
    rows: readonly EventRow[],
  ): Promise<boolean> {
    const [outcome] = await this.#rows<{ appended: boolean }>(QUERIES.append, [
      stream,
      commandId,
      metadata.recordedAt,
      metadata.actor,
      head.revision,
      head.hash,
      rows.map((row) => row.type),
      rows.map((row) => row.version),
      rows.map((row) => row.data),
      rows.map((row) => row.secrets),
      rows.map((row) => row.previous_hash),
      rows.map((row) => row.hash),
    ]);
    return outcome?.appended === true;
  }

  async #rows<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#query<Row>(text, values)).rows;
  }

  async #query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }> {
    try {
      return await this.pool.query<Row>(text, [...values]);
    } catch (error) {
      throw unavailable(error);
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw new LedgerUnavailable('the ledger is closed');
  }
}
