import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { rowOf } from '../event-row.js';
import type { RecordedEvent } from '../ledger.js';
import { checkAllRead } from '../requests.js';
import { soundPage } from '../sound-page.js';
import { LedgerNotEmpty, NotOffered } from '../upkeep.js';
import type { Integrity, SoundPage, Upkeep } from '../upkeep.js';
import { columnsOf } from './appending.js';
import { unavailable } from './failure.js';
import type { GlobalOrder } from './global-order.js';
import { APPEND_LOCK } from './heads.js';
import { QUERIES } from './queries.js';

const NO_AMCHECK =
  'PostgreSQL cannot check its indexes and tables, since the extension amcheck is not there: CREATE EXTENSION amcheck';

/** The upkeep of a PostgreSQL ledger, on the connections of the ledger. */
export class PostgresUpkeep implements Upkeep {
  constructor(
    private readonly pool: Pool,
    private readonly order: GlobalOrder,
    private readonly assertOpen: () => void,
  ) {}

  async streams(after: string | null, limit: number): Promise<readonly string[]> {
    return (await this.#rows<{ stream: string }>(QUERIES.streams, [after ?? '', limit])).map(({ stream }) => stream);
  }

  async readSound(after: string | null, limit?: number): Promise<SoundPage> {
    this.assertOpen();
    const checked = checkAllRead(after, limit);
    const start = checked.after ?? 0n;
    return soundPage(await this.order.after(start, checked.limit), start);
  }

  async inspect(): Promise<void> {
    // No statement can make PostgreSQL use one index and not another; amcheck compares them all (see integrity).
  }

  async integrity(): Promise<Integrity> {
    const [extension] = await this.#rows(`SELECT 1 FROM pg_extension WHERE extname = 'amcheck'`);
    if (extension === undefined) return { findings: [], notes: [NO_AMCHECK] };
    const findings: string[] = [];
    const indexes = await this.#rows<{ name: string }>(
      `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE c.relnamespace = 'herald_ledger'::regnamespace ORDER BY 1`,
    );
    for (const { name } of indexes) {
      const check = this.#rows('SELECT bt_index_check($1::regclass, true)', [name]);
      await check.catch((error: unknown) => findings.push(`${name}: ${messageOf(error)}`));
    }
    const tables = ['herald_ledger.events', 'herald_ledger.heads'];
    for (const name of tables) {
      const rows = await this.#rows<{ blkno: string; msg: string }>(
        'SELECT blkno::text, msg FROM verify_heapam($1::regclass)',
        [name],
      );
      for (const { blkno, msg } of rows) findings.push(`${name}, block ${blkno}: ${msg}`);
    }
    return { findings, notes: [] };
  }

  copyTo(): Promise<void> {
    const instead = 'write `herald backup` to a file whose name ends in .ndjson, or use pg_dump';
    return Promise.reject(new NotOffered(`a ledger on PostgreSQL is not copied as one file: ${instead}`));
  }

  async adopt(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void> {
    this.assertOpen();
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [APPEND_LOCK]);
      await adoptWithin(client, batches);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw isOfDatabase(error) ? unavailable(error) : error;
    } finally {
      client.release();
    }
  }

  async #rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    this.assertOpen();
    try {
      return (await this.pool.query<Row>(text, [...values])).rows;
    } catch (error) {
      throw unavailable(error);
    }
  }
}

async function adoptWithin(client: PoolClient, batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void> {
  const found = await client.query('SELECT 1 FROM herald_ledger.events LIMIT 1');
  if (found.rows.length > 0) throw new LedgerNotEmpty();
  let position = 0;
  for await (const batch of batches) {
    const rows = batch.map(rowOf);
    const positions = rows.map(() => (position += 1));
    await client.query(QUERIES.adopt, [positions, ...columnsOf(rows)]);
  }
}

/** Errors of PostgreSQL have a severity; what the batches threw has not. */
function isOfDatabase(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'severity' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
