import type { Database, Statement } from 'better-sqlite3';
import type { StoredRow } from '../event-row.js';
import { isAligned } from '../sound-page.js';
import { isMalformed } from './malformed.js';
import { ROW } from './statements.js';

/** The rows of all streams in the order of their positions. Whoever reads this order reads it here. */
export class GlobalOrder {
  readonly #page: Statement<[bigint, number], StoredRow>;
  readonly #one: Statement<[bigint], StoredRow>;
  readonly #events: Statement<[], { events: number }>;
  readonly #greatest: Statement<[], { events: number | null }>;

  constructor(db: Database) {
    // The column is named with its table: bare, it would be the text of the select list, and '10' < '9'.
    this.#page = db.prepare(`SELECT ${ROW} FROM events WHERE events.position > ? ORDER BY events.position LIMIT ?`);
    this.#one = db.prepare(`SELECT ${ROW} FROM events WHERE events.position = ?`);
    this.#events = db.prepare('SELECT coalesce(sum(revision + 1), 0) AS events FROM heads');
    this.#greatest = db.prepare('SELECT max(position) AS events FROM events');
  }

  /**
   * The rows after a position; null stands for one that cannot be read. SQLite looks for them from the row at that
   * position on, and fails if the page of that row is damaged. The rows that were asked for may be sound all the same.
   */
  after(start: bigint, limit: number): readonly (StoredRow | null)[] {
    try {
      const rows = this.#page.all(start, limit);
      if (isAligned(rows, start)) return rows;
    } catch (error) {
      if (!isMalformed(error)) throw error;
    }
    return this.#oneByOne(start, limit);
  }

  /** Positions have no gaps, so each can be asked for by itself, as far as the heads say that there are events. */
  #oneByOne(start: bigint, limit: number): readonly (StoredRow | null)[] {
    const events = BigInt(this.#numberOfEvents());
    const rows: (StoredRow | null)[] = [];
    for (let position = start + 1n; position <= events && rows.length < limit; position += 1n) {
      rows.push(this.#readable(position));
    }
    return rows;
  }

  #numberOfEvents(): number {
    try {
      return this.#events.get()?.events ?? 0;
    } catch (error) {
      if (!isMalformed(error)) throw error;
      return this.#greatest.get()?.events ?? 0;
    }
  }

  #readable(position: bigint): StoredRow | null {
    try {
      return this.#one.get(position) ?? null;
    } catch (error) {
      if (isMalformed(error)) return null;
      throw error;
    }
  }
}
