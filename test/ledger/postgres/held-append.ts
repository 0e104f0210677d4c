import { Client } from 'pg';
import { sealRows } from '../../../src/ledger/event-row.js';
import { NO_HEAD } from '../../../src/ledger/hash-chain.js';
import type { Append } from '../../../src/ledger/ledger.js';
import { columnsOf } from '../../../src/ledger/postgres/appending.js';
import { QUERIES } from '../../../src/ledger/postgres/queries.js';
import { prepareAppend } from '../../../src/ledger/prepared-append.js';

/** An append to a new stream, made in a transaction that stays open until it is told how to end. */
export class HeldAppend {
  private constructor(private readonly client: Client) {}

  static async begin(url: string): Promise<HeldAppend> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN');
    return new HeldAppend(client);
  }

  /** Writes the events, after whoever holds the lock. */
  async write(append: Append): Promise<void> {
    const rows = sealRows(prepareAppend(append), NO_HEAD);
    const firsts = rows.map((_row, index) => index === 0);
    await this.client.query({ ...QUERIES.appendGroup, values: [firsts, ...columnsOf(rows)] });
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await this.client.query(how);
    await this.client.end();
  }

  /** Ends the connection, as when the client's machine fails. */
  async vanish(): Promise<void> {
    await this.client.end();
  }
}
