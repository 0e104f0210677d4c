import { Pool } from 'pg';
import type { ClientConfig, QueryResultRow } from 'pg';
import { sha256 } from '../../engine/canonical/canonical.js';
import { appendRecalled } from '../command-content.js';
import { CorruptedEvent, LedgerUnavailable, StreamNotFound } from '../errors.js';
import { recallRowsOf, type StoredRow } from '../event-row.js';
import { Followers, type News } from '../follow.js';
import { assertSameHead, assertWhole } from '../heads.js';
import type { Append, Appended, Ledger, RecordedEvent, Snapshot, StreamRead, SubscriptionStart } from '../ledger.js';
import { linkedPage } from '../page.js';
import { wholePage } from '../sound-page.js';
import { prepareAppend } from '../prepared-append.js';
import {
  checkAllRead,
  checkCommandQuery,
  checkSnapshot,
  checkSnapshotQuery,
  checkStart,
  checkStreamRead,
  foreignSnapshot,
} from '../requests.js';
import type { Upkeep } from '../upkeep.js';
import { Appending } from './appending.js';
import { Ear } from './ear.js';
import { asDamage, unavailable } from './failure.js';
import { GlobalOrder } from './global-order.js';
import { Looks } from './looks.js';
import { PostgresUpkeep } from './postgres-upkeep.js';
import { type Named, QUERIES } from './queries.js';
import { migrate } from './schema.js';
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

/** A row of `QUERIES.snapshot`. */
interface FoundSnapshot extends Snapshot {
  readonly state_hash: string;
  readonly follows: boolean;
}

/**
 * The ledger in the schema `herald_ledger` of a PostgreSQL database. Appends that wait in this process share one
 * transaction (docs/adr/0025). The transactions of all processes are made one after the other, so that the global order
 * has neither gaps nor latecomers (docs/adr/0003).
 */
export class PostgresLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #appending: Appending;
  readonly #looks: Looks;
  readonly #order: GlobalOrder;
  readonly #ear: Ear;
  #closed = false;

  private constructor(
    private readonly pool: Pool,
    connection: ClientConfig,
    pollMs: number,
    settleMs: number,
  ) {
    this.#followers = new Followers(this, { pollMs, news: (after) => this.#news(after) });
    this.#appending = new Appending({
      rows: (query, values) => this.#rows(query, values),
      isOpen: () => !this.#closed,
      settleMs,
    });
    this.#looks = new Looks((text, values) => this.#rows(text, values));
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
      // Against any defaults of the server: acknowledged is durable, and a statement sees what its lock waited for.
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
    const appended = await this.#appending.append(prepareAppend(append));
    if (appended.repeated) return appended;
    this.#looks.learn(append.stream, appended.lastRevision);
    this.#followers.ring(append.stream);
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
    try {
      return await this.#read(stream, read);
    } catch (error) {
      if (error instanceof CorruptedEvent) this.#appending.forget(stream);
      throw error;
    }
  }

  async #read(stream: string, read: StreamRead | undefined): Promise<readonly RecordedEvent[]> {
    const asked = checkStreamRead(stream, read);
    const { from, backwards, limit } = asked;
    if (!backwards && (await this.#looks.endsBefore(stream, from ?? 0))) return [];
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
    if (kept !== null) this.#looks.learn(stream, kept.revision);
    const end = page.at(-1);
    if (kept !== null && end?.revision === kept.revision) this.#appending.learn(stream, end);
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

  /** The database tells all connections of every append. */
  heed(): void {}

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
      const [row] = await this.#rows<FoundSnapshot>(QUERIES.snapshot, [stream, schema, newest]);
      if (row === undefined) return null;
      const { state_hash, follows, ...snapshot } = row;
      if (follows && sha256(snapshot.state) === state_hash) return snapshot;
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
    await this.#appending.idle();
    await this.#ear.stop();
    await this.pool.end();
  }

  async #news(after: string | null): Promise<News> {
    this.#assertOpen();
    const [row] = await this.#rows<{ mark: string; streams: string[] }>(QUERIES.news, [after]);
    return { mark: row?.mark ?? '0', streams: row?.streams ?? [] };
  }

  async #rows<Row extends QueryResultRow>(query: string | Named, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#query<Row>(query, values)).rows;
  }

  async #query<Row extends QueryResultRow>(
    query: string | Named,
    values: readonly unknown[],
  ): Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }> {
    try {
      const statement = typeof query === 'string' ? { text: query } : query;
      return await this.pool.query<Row>({ ...statement, values: [...values] });
    } catch (error) {
      throw unavailable(error);
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw new LedgerUnavailable('the ledger is closed');
  }
}
