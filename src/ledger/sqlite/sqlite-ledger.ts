import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sha256 } from '../../engine/canonical/canonical.js';
import { appendRecalled } from '../command-content.js';
import { CorruptedEvent, LedgerUnavailable, StreamNotFound } from '../errors.js';
import { recallRowsOf } from '../event-row.js';
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
  type CheckedRead,
} from '../requests.js';
import type { Upkeep } from '../upkeep.js';
import { Appending, readable } from './appending.js';
import { guarded, promised } from './calls.js';
import { Database } from './driver.js';
import { GlobalOrder } from './global-order.js';
import { KnownHeads } from './known-heads.js';
import { SqliteUpkeep } from './sqlite-upkeep.js';
import { prepareDatabase } from './schema.js';
import { prepareStatements, type Statements } from './statements.js';

export interface SqliteLedgerConfig {
  /** Path of the file, made with its folders if need be, or `:memory:`. */
  readonly file: string;
  /** How often a subscription looks for events that other processes appended. */
  readonly pollMs?: number;
  /** How long an append waits for another process that writes. */
  readonly busyTimeoutMs?: number;
  /** Pages of the write-ahead log after which a commit copies them to the file; default: SQLite's own, 1,000. */
  readonly checkpointPages?: number;
  /** Makes the connection to the file; default: the driver's own. For tests, whose disks fail. */
  readonly connect?: (file: string) => Database;
}

/**
 * The ledger in one SQLite file, on a connection of its own. Appends that wait share one immediate transaction, and are
 * on disk before they are acknowledged. Calls are synchronous underneath, so transactions of one process never overlap.
 */
export class SqliteLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #appending: Appending;
  readonly #order: GlobalOrder;
  readonly #heads: KnownHeads;
  #closed = false;
  /** In one transaction, so that the events and the head are of the same instant. */
  readonly #page: (stream: string, asked: CheckedRead) => readonly RecordedEvent[];

  private constructor(
    private readonly db: Database,
    private readonly statements: Statements,
    pollMs: number,
  ) {
    this.#followers = new Followers(this, { pollMs, news: (after) => this.#news(after) });
    this.#order = new GlobalOrder(db);
    this.#heads = new KnownHeads(() => statements.fileVersion.get());
    this.upkeep = new SqliteUpkeep(db, this.#order, (work) => this.#call(work));
    this.#appending = new Appending(db, statements, this.#heads, promised);
    this.#page = db.transaction((stream: string, asked: CheckedRead) => this.#read(stream, asked));
  }

  /** Opens or creates the file; throws NewerSchema, or LedgerUnavailable if it is no ledger or cannot be written. */
  static open({
    file,
    pollMs = 200,
    busyTimeoutMs = 5000,
    checkpointPages,
    connect,
  }: SqliteLedgerConfig): SqliteLedger {
    return guarded(() => {
      if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true });
      const db = connect?.(file) ?? new Database(file);
      try {
        prepareDatabase(db, busyTimeoutMs);
        if (checkpointPages !== undefined) db.pragma(`wal_autocheckpoint = ${checkpointPages}`);
        return new SqliteLedger(db, prepareStatements(db), pollMs);
      } catch (error) {
        db.close();
        throw error;
      }
    });
  }

  async append(append: Append): Promise<Appended> {
    this.#assertOpen();
    const appended = await this.#appending.append(prepareAppend(append));
    if (!appended.repeated) this.#followers.ring(append.stream);
    return appended;
  }

  appendOf(stream: string, commandId: string): Promise<Appended | null> {
    return this.#call(() => {
      checkCommandQuery(stream, commandId);
      return readable(stream, 0, () => appendRecalled(this.#appending.ofCommand(stream, commandId)));
    });
  }

  readStream(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    return this.#call(() => {
      const asked = checkStreamRead(stream, read);
      this.#heads.lookOnce();
      if (!asked.backwards && this.#heads.isPast(stream, asked.from ?? 0)) return [];
      return readable(stream, asked.from ?? 0, () => this.#page(stream, asked));
    }).catch((error: unknown) => {
      // The next append looks at what is there.
      if (error instanceof CorruptedEvent) this.#heads.forget(stream);
      throw error;
    });
  }

  readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.#call(() => {
      const checked = checkAllRead(after, limit);
      const start = checked.after ?? 0n;
      return wholePage(this.#order.after(start, checked.limit), start);
    });
  }

  async *subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    checkStart(start);
    yield* this.#followers.follow(start, signal);
  }

  heed(): void {
    this.#followers.ring();
  }

  saveSnapshot(snapshot: Snapshot): Promise<void> {
    return this.#call(() => {
      checkSnapshot(snapshot);
      const saved = this.statements.saveSnapshot.run({ ...snapshot, state_hash: sha256(snapshot.state) });
      if (saved.changes === 0) throw foreignSnapshot(snapshot);
    });
  }

  loadSnapshot(stream: string, schema: string, atOrBefore?: number): Promise<Snapshot | null> {
    return this.#call(() => {
      checkSnapshotQuery(stream, schema, atOrBefore);
      for (const row of this.statements.snapshots.iterate(stream, schema, atOrBefore ?? Number.MAX_SAFE_INTEGER)) {
        const { state_hash, ...snapshot } = row;
        if (sha256(snapshot.state) === state_hash) return snapshot;
      }
      return null;
    });
  }

  check(): Promise<void> {
    return this.#call(() => {
      this.statements.beat.run();
    });
  }

  /** Appends that wait are made first. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#appending.idle();
    await promised(() => {
      this.db.close();
      this.#followers.ring();
    });
  }

  #read(stream: string, asked: CheckedRead): readonly RecordedEvent[] {
    const { from, backwards, limit } = asked;
    const rows = backwards
      ? this.statements.backwards.all(stream, from ?? Number.MAX_SAFE_INTEGER, limit).reverse()
      : this.statements.forwards.all(stream, from ?? 0, limit);
    const page = linkedPage(recallRowsOf(stream, rows));
    const kept = this.statements.head.get(stream) ?? null;
    if (kept === null && rows.length === 0) {
      assertSameHead(stream, this.statements.last.get(stream) ?? null, null);
      throw new StreamNotFound(stream);
    }
    assertWhole(stream, asked, page, kept);
    const last = page.at(-1);
    if (kept !== null && last?.revision === kept.revision) this.#heads.learn(stream, last);
    else if (kept !== null && page.length === 0) this.#heads.learnEnd(stream, kept.revision);
    return backwards ? page.toReversed() : page;
  }

  #news(after: string | null): Promise<News> {
    return this.#call(() => {
      // First of all: what another process appends in between is then told twice, not left out.
      const mark = this.statements.lastPosition.get()?.position ?? '0';
      const streams = after === null ? [] : this.statements.streamsAfter.all(BigInt(after));
      return { mark, streams: streams.map(({ stream }) => stream) };
    });
  }

  #call<T>(work: () => T): Promise<T> {
    return promised(() => {
      this.#assertOpen();
      return work();
    });
  }

  #assertOpen(): void {
    if (this.#closed) throw new LedgerUnavailable('the ledger is closed');
  }
}
