import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import { LedgerUnavailable, NewerSchema } from '../../../src/ledger/errors.js';
import { openLedger } from '../../../src/ledger/open.js';
import { SQLITE_SCHEMA } from '../../../src/ledger/sqlite/schema.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { ledgerConformance } from '../conformance.js';
import type { LedgerFixture, Tampering } from '../conformance.js';
import { anAppend, appendMany, failureOf, movedTo, newStream, wholeStream } from '../samples.js';

const TAMPER: Record<Tampering, string> = {
  altered: `data = replace(data, '"mp":2', '"mp":3')`,
  malformed: `data = '{'`,
  unchained: `previous_hash = '${'a'.repeat(64)}'`,
};

function open(): Promise<LedgerFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-sqlite-'));
  const file = join(folder, 'ledger.sqlite');
  const ledger = SqliteLedger.open({ file, pollMs: 20 });
  return Promise.resolve({
    ledger,
    another: () => openLedger({ kind: 'sqlite', file, pollMs: 20 }),
    tamper: (stream, revision, how) => {
      const db = new Database(file);
      db.exec('DROP TRIGGER IF EXISTS events_are_never_updated');
      db.prepare(`UPDATE events SET ${TAMPER[how]} WHERE stream = ? AND revision = ?`).run(stream, revision);
      db.close();
      return Promise.resolve();
    },
    dispose: async () => {
      await ledger.close();
      rmSync(folder, { recursive: true });
    },
  });
}

ledgerConformance(open, { tampers: true });

describe('a SQLite file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-sqlite-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is made with its folders, and is written through to the disk', async () => {
    const file = join(folder, 'data', 'deep', 'ledger.sqlite');
    const ledger = SqliteLedger.open({ file });
    await ledger.append(anAppend(newStream()));
    const db = new Database(file);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('user_version', { simple: true })).toBe(SQLITE_SCHEMA);
    db.close();
    await ledger.close();
  });

  it('of a later version is not touched', () => {
    const file = join(folder, 'later.sqlite');
    const db = new Database(file);
    db.pragma(`user_version = ${SQLITE_SCHEMA + 1}`);
    db.close();
    expect(() => SqliteLedger.open({ file })).toThrow(NewerSchema);
  });

  it('that is no database is LedgerUnavailable, and stays as it is', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'To the Herald: greetings, and a long letter that is no database at all. '.repeat(50));
    expect(() => SqliteLedger.open({ file })).toThrow(LedgerUnavailable);
    expect(await failureOf(openLedger({ kind: 'sqlite', file: join(file, 'x') }))).toBeInstanceOf(LedgerUnavailable);
  });

  it('lets nobody change or delete an event by mistake', async () => {
    const file = join(folder, 'ledger.sqlite');
    const ledger = SqliteLedger.open({ file });
    await appendMany(ledger, newStream(), 2);
    const db = new Database(file);
    expect(() => db.exec('UPDATE events SET version = 2')).toThrow('immutable');
    expect(() => db.exec('DELETE FROM events')).toThrow('immutable');
    db.close();
    await ledger.close();
  });

  it('passes over a damaged snapshot', async () => {
    const file = join(folder, 'ledger.sqlite');
    const ledger = SqliteLedger.open({ file });
    const stream = newStream();
    await appendMany(ledger, stream, 3);
    const events = await wholeStream(ledger, stream);
    for (const { revision, hash } of events)
      await ledger.saveSnapshot({ stream, revision, hash, schema: 's', state: `${revision}` });
    const db = new Database(file);
    db.exec(`UPDATE snapshots SET state = 'damaged' WHERE revision = 2`);
    db.exec(`UPDATE snapshots SET hash = '${'b'.repeat(64)}' WHERE revision = 1`);
    db.close();
    expect(await ledger.loadSnapshot(stream, 's')).toMatchObject({ revision: 0, state: '0' });
    await ledger.close();
  });

  it('that is locked by another for too long is LedgerUnavailable, and then goes on', async () => {
    const file = join(folder, 'ledger.sqlite');
    const ledger = SqliteLedger.open({ file, busyTimeoutMs: 10 });
    const db = new Database(file);
    db.exec('BEGIN IMMEDIATE');
    const append = anAppend(newStream());
    expect(await failureOf(ledger.append(append))).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(ledger.check())).toBeInstanceOf(LedgerUnavailable);
    db.exec('ROLLBACK');
    expect(await ledger.append(append)).toMatchObject({ repeated: false });
    db.close();
    await ledger.close();
  });

  it('whose disk is full refuses all that share a transaction, keeps nothing of them, and then goes on', async () => {
    const { ledger, fails } = failingAt('the-second', 'SQLITE_FULL');
    const [one, two, three] = [newStream(), newStream(), newStream()];
    await ledger.append(anAppend(one));
    const appends = [anAppend(one), anAppend(two, { commandId: 'the-second', events: movedTo(3) }), anAppend(three)];
    for (const result of await Promise.allSettled(appends.map((append) => ledger.append(append)))) {
      expect(result).toMatchObject({ status: 'rejected', reason: { type: 'unavailable' } });
    }
    expect(await wholeStream(ledger, one)).toHaveLength(1);
    fails(false);
    const made = await Promise.all(appends.map((append) => ledger.append(append)));
    expect(made.map(({ repeated, lastRevision }) => [repeated, lastRevision])).toEqual([
      [false, 1],
      [false, 2],
      [false, 0],
    ]);
    await ledger.close();
  });

  it('of which a page is damaged refuses the append that meets it, and makes those that share its transaction', async () => {
    const { ledger } = failingAt('the-second', 'SQLITE_CORRUPT');
    const [one, two, three] = [newStream(), newStream(), newStream()];
    await ledger.append(anAppend(one));
    const results = await Promise.allSettled([
      ledger.append(anAppend(one)),
      ledger.append(anAppend(two, { commandId: 'the-second', events: movedTo(3) })),
      ledger.append(anAppend(three)),
    ]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: { lastRevision: 1 } },
      { status: 'rejected', reason: { type: 'corrupted', stream: two } },
      { status: 'fulfilled', value: { lastRevision: 0 } },
    ]);
    expect(await failureOf(ledger.readStream(two))).toMatchObject({ type: 'streamNotFound' });
    expect(await wholeStream(ledger, one)).toHaveLength(2);
    await ledger.close();
  });

  /** A ledger that cannot write the last event of a command, with the failure that SQLite would have. */
  function failingAt(command: string, code: string): { ledger: SqliteLedger; fails: (does: boolean) => void } {
    let failing = true;
    let connection: Database | undefined;
    const connect = (of: string): Database => (connection = new Database(of));
    const ledger = SqliteLedger.open({ file: join(folder, 'failing.sqlite'), connect });
    connection?.function('refuse', () => {
      if (failing) throw new Database.SqliteError('refused', code);
      return null;
    });
    connection?.exec(`CREATE TEMP TRIGGER refusing AFTER INSERT ON main.events
      WHEN NEW.command_id = '${command}' AND NEW.revision = 2 BEGIN SELECT refuse(); END`);
    return { ledger, fails: (does) => (failing = does) };
  }

  it('may live in memory', async () => {
    const ledger = SqliteLedger.open({ file: ':memory:' });
    const stream = newStream();
    await appendMany(ledger, stream, 3);
    expect(await wholeStream(ledger, stream)).toHaveLength(3);
    await ledger.close();
  });
});
