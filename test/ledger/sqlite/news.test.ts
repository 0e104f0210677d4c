import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import type { Statement } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sealRows } from '../../../src/ledger/event-row.js';
import { NO_HEAD } from '../../../src/ledger/hash-chain.js';
import type { NewEvent } from '../../../src/ledger/ledger.js';
import { prepareAppend } from '../../../src/ledger/prepared-append.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { prepareStatements } from '../../../src/ledger/sqlite/statements.js';
import { anAppend, appendMany, moved, newStream } from '../samples.js';

/** The two questions of which news are made: how far the table goes, and which streams have moved. */
const OF_NEWS = /max\(position\)|DISTINCT \+stream/;

/** A connection that lets somebody do something after each question of the news. */
function connectionWith(after: () => void): (file: string) => Database {
  return (file) => {
    const db = new Database(file);
    const prepare = db.prepare.bind(db) as (source: string) => Statement;
    const watched = (source: string): Statement => {
      const statement = prepare(source);
      if (!OF_NEWS.test(source)) return statement;
      const [get, all] = [statement.get.bind(statement), statement.all.bind(statement)];
      const then = <Rows>(rows: Rows): Rows => {
        after();
        return rows;
      };
      return Object.assign(statement, {
        get: (...values: unknown[]) => then(get(...values)),
        all: (...values: unknown[]) => then(all(...values)),
      });
    };
    return Object.assign(db, { prepare: watched });
  };
}

/** Appends at once, as another process may do at any instant. */
class Writer {
  readonly #db: Database;

  constructor(file: string) {
    this.#db = new Database(file);
  }

  append(stream: string, event: NewEvent): void {
    const { head, insert } = prepareStatements(this.#db);
    const append = prepareAppend(anAppend(stream, { events: [event] }));
    for (const row of sealRows(append, head.get(stream) ?? NO_HEAD)) insert.run(row);
  }

  close(): void {
    this.#db.close();
  }
}

describe('news of a SQLite file that two processes write', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-news-'));
    file = join(folder, 'ledger.sqlite');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('leave nothing out that the other appends between two questions, and come in the order of revisions', async () => {
    const other = SqliteLedger.open({ file });
    const writer = new Writer(file);
    const stream = newStream();
    let appends: (() => void) | null = null;
    const connect = connectionWith(() => {
      const now = appends;
      appends = null;
      now?.();
    });
    const ledger = SqliteLedger.open({ file, pollMs: 5, connect });
    await appendMany(other, stream, 1);
    const stop = new AbortController();
    const events = ledger.subscribe({ stream, from: 0 }, stop.signal);
    const seen = [(await events.next()).value?.revision];
    for (let revision = 1; revision <= 5; revision += 1) {
      // An event that the mark covers, and of which the news do not tell, would never come.
      const next = events.next();
      appends = () => {
        writer.append(stream, moved(revision));
      };
      seen.push((await next).value?.revision);
      // News of another stream do not hide those of this one.
      await appendMany(other, newStream(), 1);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    stop.abort();
    await events.return();
    writer.close();
    await ledger.close();
    await other.close();
  });

  it('are looked for at once when somebody says that the other has appended', async () => {
    const ledger = SqliteLedger.open({ file, pollMs: 3_600_000 });
    const other = SqliteLedger.open({ file });
    const stream = newStream();
    await appendMany(other, stream, 1);
    const stop = new AbortController();
    const events = ledger.subscribe({ after: null }, stop.signal);
    expect((await events.next()).value).toMatchObject({ stream, revision: 0 });
    const next = events.next();
    await other.append(anAppend(stream, { events: [moved(1)] }));
    ledger.heed();
    expect((await next).value).toMatchObject({ stream, revision: 1 });
    stop.abort();
    await events.return();
    await ledger.close();
    await other.close();
  });

  it('cost what has come since, however many events the file holds', async () => {
    await SqliteLedger.open({ file }).close();
    const db = new Database(file);
    const { source } = prepareStatements(db).streamsAfter;
    const plan = db.prepare<[number], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`).all(1);
    const text = plan.map(({ detail }) => detail).join('; ');
    expect(text).toContain('SEARCH events USING INTEGER PRIMARY KEY');
    expect(text).not.toContain('SCAN');
    db.close();
  });
});
