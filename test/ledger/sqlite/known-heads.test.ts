import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as outside } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Statement } from 'better-sqlite3';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import { KnownHeads } from '../../../src/ledger/sqlite/known-heads.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { anAppend, newStream, wholeStream } from '../samples.js';

/** Statements that read the events of a stream from a revision on. */
const OF_EVENTS = /FROM events WHERE stream = \? AND revision >= \?/;

describe('a look for news of a stream in a SQLite file', () => {
  let folder: string;
  let file: string;
  let reads: number;
  let ledger: SqliteLedger;
  let other: SqliteLedger;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-ends-'));
    file = join(folder, 'ledger.sqlite');
    reads = 0;
    ledger = SqliteLedger.open({ file, connect: counted });
    other = SqliteLedger.open({ file });
  });

  afterEach(async () => {
    await ledger.close();
    await other.close();
    rmSync(folder, { recursive: true });
  });

  function counted(path: string): Database {
    const db = new Database(path);
    const prepare = db.prepare.bind(db) as (source: string) => Statement;
    const watched = (source: string): Statement => {
      const statement = prepare(source);
      if (!OF_EVENTS.test(source)) return statement;
      const all = statement.all.bind(statement);
      return Object.assign(statement, {
        all: (...values: unknown[]) => {
          reads += 1;
          return all(...values);
        },
      });
    };
    return Object.assign(db, { prepare: watched });
  }

  it('reads no table after an append of its own, or once the end was read', async () => {
    const stream = newStream();
    const { lastRevision } = await ledger.append(anAppend(stream));
    expect(await ledger.readStream(stream, { from: lastRevision + 1 })).toEqual([]);
    expect(reads).toBe(0);
    await other.append(anAppend(newStream()));
    for (let look = 0; look < 3; look += 1) {
      expect(await ledger.readStream(stream, { from: lastRevision + 1 })).toEqual([]);
    }
    expect(reads).toBe(1);
  });

  it('finds at once what another connection has appended', async () => {
    const stream = newStream();
    const { lastRevision } = await ledger.append(anAppend(stream));
    for (let round = 0, next = lastRevision + 1; round < 20; round += 1) {
      expect(await ledger.readStream(stream, { from: next })).toEqual([]);
      const appended = await other.append(anAppend(stream));
      expect(await ledger.readStream(stream, { from: next })).toHaveLength(appended.lastRevision - next + 1);
      next = appended.lastRevision + 1;
    }
  });

  it('that found nothing lets the next append follow the last event, which it has not read', async () => {
    const stream = newStream();
    const { lastRevision } = await other.append(anAppend(stream));
    expect(await ledger.readStream(stream, { from: lastRevision + 1 })).toEqual([]);
    const { firstRevision } = await ledger.append(anAppend(stream));
    expect(firstRevision).toBe(lastRevision + 1);
    expect(await wholeStream(other, stream)).toHaveLength(firstRevision + 1);
  });

  it('still reads what was recorded before the end', async () => {
    const stream = newStream();
    const { lastRevision } = await ledger.append(anAppend(stream));
    expect(await ledger.readStream(stream, { from: lastRevision })).toHaveLength(1);
    expect(await ledger.readStream(stream)).toHaveLength(lastRevision + 1);
  });
});

describe('what is remembered of a file', () => {
  let version: number;
  let asked: number;
  let heads: KnownHeads;

  beforeEach(() => {
    version = 1;
    asked = 0;
    heads = new KnownHeads(() => {
      asked += 1;
      return version;
    });
    heads.learn('a', { revision: 3, hash: 'f00' });
    asked = 0;
  });

  it('is compared with the file once for all reads that are answered in one go', async () => {
    for (let read = 0; read < 5; read += 1) {
      heads.lookOnce();
      await Promise.resolve();
    }
    expect(asked).toBe(1);
    await outside();
    version = 2;
    heads.lookOnce();
    expect(asked).toBe(2);
    expect(heads.isPast('a', 4)).toBe(false);
  });

  it('is compared with the file by every append, also after a read in the same go', () => {
    heads.lookOnce();
    version = 2;
    heads.look();
    expect(heads.verified('a')).toBeUndefined();
  });
});
