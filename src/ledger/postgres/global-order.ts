import type { QueryResultRow } from 'pg';
import type { StoredRow } from '../event-row.js';
import { isAligned } from '../sound-page.js';
import { isDamage } from './failure.js';
import { QUERIES } from './queries.js';

type Rows = <Row extends QueryResultRow>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** The rows of all streams in the order of their positions. Whoever reads this order reads it here. */
export class GlobalOrder {
  constructor(private readonly rows: Rows) {}

  /**
   * The rows after a position; null stands for one that cannot be read or is not there. PostgreSQL may walk through
   * other rows on its way, and fails if one of their pages is damaged. The rows that were asked for may be sound all
   * the same.
   */
  async after(start: bigint, limit: number): Promise<readonly (StoredRow | null)[]> {
    try {
      const rows = await this.rows<StoredRow>(QUERIES.all, [start, limit]);
      if (isAligned(rows, start)) return rows;
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
    return this.#oneByOne(start, limit);
  }

  /** Positions have no gaps, so each can be asked for by itself, as far as the heads say that there are events. */
  async #oneByOne(start: bigint, limit: number): Promise<readonly (StoredRow | null)[]> {
    const [count] = await this.rows<{ events: string }>(QUERIES.count, []);
    const events = BigInt(count?.events ?? 0);
    const rows: (StoredRow | null)[] = [];
    for (let position = start + 1n; position <= events && rows.length < limit; position += 1n) {
      rows.push(await this.#one(position));
    }
    return rows;
  }

  async #one(position: bigint): Promise<StoredRow | null> {
    try {
      return (await this.rows<StoredRow>(QUERIES.one, [position]))[0] ?? null;
    } catch (error) {
      if (isDamage(error)) return null;
      throw error;
    }
  }
}
