import { existsSync } from 'node:fs';
import type { Database, Statement } from 'better-sqlite3';
import { CorruptedEvent, InvalidRequest } from '../errors.js';
import { rowOf } from '../event-row.js';
import type { RecordedEvent } from '../ledger.js';
import { checkAllRead } from '../requests.js';
import { soundPage } from '../sound-page.js';
import { LedgerNotEmpty, type Integrity, type SoundPage, type Upkeep } from '../upkeep.js';
import type { GlobalOrder } from './global-order.js';
import { isMalformed } from './malformed.js';

/** Findings of `integrity_check` that are told; one page may bring about hundreds. */
const FINDINGS_MAX = 100;

type Calls = <T>(work: () => T) => Promise<T>;

/** The upkeep of a SQLite file, on the connection of its ledger. */
export class SqliteUpkeep implements Upkeep {
  /** Names in the heads, and in each index; what one of them has lost another may know. */
  readonly #streams: readonly Statement<[string, number], { stream: string }>[];
  readonly #counts: Statement<[string, string], { kept: number; found: number }>;

  constructor(
    private readonly db: Database,
    private readonly order: GlobalOrder,
    private readonly call: Calls,
  ) {
    const names = ['heads', 'events INDEXED BY sqlite_autoindex_events_1', 'events INDEXED BY events_by_command'];
    this.#streams = names.map((from) =>
      db.prepare(`SELECT DISTINCT stream FROM ${from}
        WHERE stream > ? AND typeof(stream) = 'text' ORDER BY stream LIMIT ?`),
    );
    this.#counts = db.prepare(`SELECT
      (SELECT revision + 1 FROM heads WHERE stream = ?) AS kept,
      (SELECT count(*) FROM events INDEXED BY events_by_command WHERE stream = ?) AS found`);
  }

  streams(after: string | null, limit: number): Promise<readonly string[]> {
    return this.call(() => {
      const known = this.#streams.flatMap((names) => namesReadable(() => names.all(after ?? '', limit)));
      return [...new Set(known)].sort(byCodePoints).slice(0, limit);
    });
  }

  readSound(after: string | null, limit?: number): Promise<SoundPage> {
    return this.call(() => {
      const checked = checkAllRead(after, limit);
      const start = checked.after ?? 0n;
      return soundPage(this.order.after(start, checked.limit), start);
    });
  }

  inspect(stream: string): Promise<void> {
    return this.call(() => {
      const { kept, found } = this.#countsOf(stream);
      if (kept === found) return;
      const because = `the index of commands has ${found} events of the stream, its head stands for ${kept}`;
      throw new CorruptedEvent(stream, Math.min(kept, found), because);
    });
  }

  integrity(): Promise<Integrity> {
    return this.call(() => {
      try {
        const rows = this.db.pragma(`integrity_check(${FINDINGS_MAX})`) as readonly { integrity_check: string }[];
        const findings = rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok');
        return { findings, notes: [] };
      } catch (error) {
        if (!isMalformed(error)) throw error;
        return { findings: [`SQLite cannot check the file: ${error.message}`], notes: [] };
      }
    });
  }

  copyTo(file: string): Promise<void> {
    return this.call(() => {
      if (existsSync(file)) throw new InvalidRequest(`${file} is there already`);
      // One read transaction: others may write meanwhile. Indexes are made anew, so their damage is not copied.
      this.db.prepare('VACUUM INTO ?').run(file);
    });
  }

  async adopt(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void> {
    await this.call(() => this.db.exec('BEGIN IMMEDIATE'));
    try {
      if (this.db.prepare('SELECT 1 FROM events').get() !== undefined) throw new LedgerNotEmpty();
      const insert = this.db.prepare(`INSERT INTO events
        (stream, revision, type, version, data, secrets, command_id, recorded_at, actor, previous_hash, hash) VALUES
        (@stream, @revision, @type, @version, @data, @secrets, @command_id, @recorded_at, @actor, @previous_hash, @hash)`);
      for await (const batch of batches) {
        await this.call(() => {
          for (const event of batch) insert.run(rowOf(event));
        });
      }
      await this.call(() => this.db.exec('COMMIT'));
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  #countsOf(stream: string): { readonly kept: number; readonly found: number } {
    try {
      const { kept, found } = this.#counts.get(stream, stream) ?? { kept: null, found: 0 };
      return { kept: kept ?? 0, found };
    } catch (error) {
      if (!isMalformed(error)) throw error;
      throw new CorruptedEvent(stream, 0, `SQLite cannot read the index of commands: ${error.message}`);
    }
  }
}

function namesReadable(read: () => readonly { readonly stream: string }[]): readonly string[] {
  try {
    return read().map(({ stream }) => stream);
  } catch (error) {
    if (isMalformed(error)) return [];
    throw error;
  }
}

/** As SQLite orders text: by the bytes of UTF-8. */
function byCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
