import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sha256 } from '../../engine/canonical/canonical.js';
import { answerAgain, appendRecalled } from '../command-content.js';
import { CorruptedEvent, LedgerDamaged, LedgerError, LedgerUnavailable, StreamNotFound } from '../errors.js';
import { appendedAfter, recallRowsOf, sealRows } from '../event-row.js';
import { assertExpected } from '../expectation.js';
import { Followers, type News } from '../follow.js';
import { NO_HEAD } from '../hash-chain.js';
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
import type { CheckedRead } from '../requests.js';
import type { Upkeep } from '../upkeep.js';
import { Database } from './driver.js';
import { GlobalOrder } from './global-order.js';
import { isMalformed } from './malformed.js';
import { SqliteUpkeep } from './sqlite-upkeep.js';
import { prepareDatabase } from './schema.js';
import { prepareStatements } from './statements.js';
import type { Statements } from './statements.js';

export interface SqliteLedgerConfig {
  /** Path of the file, made with its folders if need be, or `:memory:`. */
  readonly file: string;
  /** How often a subscription looks for events that other processes appended. */
  readonly pollMs?: number;
  /** How long an append waits for another process that writes. */
  readonly busyTimeoutMs?: number;
  /** Makes the connection to the file; default: the driver's own. For tests, whose disks fail. */
  readonly connect?: (file: string) => Database;
}

/**
 * The ledger in one SQLite file, on a connection of its own. Each append is one immediate transaction, and is on disk
 * before it is acknowledged. Calls are synchronous underneath, so appends of one process never overlap.
 */
export class SqliteLedger implements Ledger {
  readonly upkeep: Upkeep;
  readonly #followers: Followers;
  readonly #order: GlobalOrder;
  /** In one transaction, so that the events and the head are of the same instant. */
  readonly #page: (stream: string, asked: CheckedRead) => readonly RecordedEvent[];

  private constructor(
    private readonly db: Database,
    private readonly statements: Statements,
    pollMs: number,
  ) {
    this.#followers = new Followers(this, { pollMs, news: (after) => this.#news(after) });
    this.#order = new GlobalOrder(db);
    this.upkeep = new SqliteUpkeep(db, this.#order, (work) => this.#call(work));
    this.#page = db.transaction((stream: string, asked: CheckedRead) => this.#read(stream, asked));
  }

  /** Opens or creates the file; throws NewerSchema, or LedgerUnavailable if it is no ledger or cannot be written. */
  static open({ file, pollMs = 200, busyTimeoutMs = 5000, connect }: SqliteLedgerConfig): SqliteLedger {
    return guarded(() => {
      if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true });
      const db = connect?.(file) ?? new Database(file);
      try {
        prepareDatabase(db, busyTimeoutMs);
        return new SqliteLedger(db, prepareStatements(db), pollMs);
      } catch (error) {
        db.close();
        throw error;
      }
    });
  }

  append(append: Append): Promise<Appended> {
    return this.#call(() => {
      const prepared = prepareAppend(append);
      const appended = readable(append.stream, 0, () => this.db.transaction(() => this.#write(prepared)).immediate());
      if (!appended.repeated) this.#followers.ring(append.stream);
      return appended;
    });
  }

  appendOf(stream: string, commandId: string): Promise<Appended | null> {
    return this.#call(() => {
      checkCommandQuery(stream, commandId);
      return readable(stream, 0, () => appendRecalled(this.#ofCommand(stream, commandId)));
    });
  }

  readStream(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    return this.#call(() => {
      const asked = checkStreamRead(stream, read);
      return readable(stream, asked.from ?? 0, () => this.#page(stream, asked));
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

  close(): Promise<void> {
    return promised(() => {
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

  #ofCommand(stream: string, commandId: string): readonly RecordedEvent[] {
    return recallRowsOf(stream, this.statements.ofCommand.all(stream, commandId));
  }

  #write(append: PreparedAppend): Appended {
    const { stream, commandId } = append;
    const before = answerAgain(append, this.#ofCommand(stream, commandId));
    if (before !== null) return before;
    const lastRow = this.statements.last.get(stream);
    const [head = NO_HEAD] = recallRowsOf(stream, lastRow === undefined ? [] : [lastRow]);
    assertSameHead(stream, lastRow === undefined ? null : head, this.statements.head.get(stream) ?? null);
    assertExpected(append, head.revision);
    const rows = sealRows(append, head);
    for (const row of rows) this.statements.insert.run(row);
    return appendedAfter(head, rows);
  }

  #call<T>(work: () => T): Promise<T> {
    return promised(() => {
      if (!this.db.open) throw new LedgerUnavailable('the ledger is closed');
      return work();
    });
  }
}

/** What SQLite cannot read of a stream is damage of that stream; everybody else's are read as before. */
function readable<T>(stream: string, revision: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isMalformed(error)) throw error;
    throw new CorruptedEvent(stream, revision, `SQLite cannot read the stream from there: ${error.message}`);
  }
}

function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(guarded(work));
  });
}

/** What SQLite or the file system refuses is LedgerUnavailable; bugs pass through. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof LedgerError || !isSystemFailure(error)) throw error;
    const Failure = isMalformed(error) ? LedgerDamaged : LedgerUnavailable;
    throw new Failure(`SQLite: ${error.message}`, error);
  }
}

/** Errors with a code. Told by their form: `instanceof Error` fails on errors of Node's own realm. */
function isSystemFailure(error: unknown): error is { readonly code: string; readonly message: string } {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
