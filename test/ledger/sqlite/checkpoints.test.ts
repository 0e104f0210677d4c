import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import { Checkpoints } from '../../../src/ledger/sqlite/checkpoints.js';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { appendMany, newStream, wholeStream } from '../samples.js';

const NEVER = 1_000_000;
const EVENTS = 40;

interface Log {
  readonly log: number;
  readonly checkpointed: number;
}

describe('the write-ahead log of a SQLite ledger, copied on another connection', () => {
  let folder: string;
  let file: string;
  let ledger: SqliteLedger;
  let checkpoints: Checkpoints;
  let other: Database;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-checkpoints-'));
    file = join(folder, 'ledger.sqlite');
    ledger = SqliteLedger.open({ file, checkpointPages: NEVER });
    checkpoints = Checkpoints.open(file);
    other = new Database(file);
  });
  afterEach(async () => {
    other.close();
    checkpoints.close();
    await ledger.close();
    rmSync(folder, { recursive: true });
  });

  function log(): Log {
    const [row] = other.pragma('wal_checkpoint(NOOP)') as readonly Log[];
    return row ?? { log: -1, checkpointed: -1 };
  }

  it('is left as it is while few pages wait, and then copied to its end, so that it begins anew', async () => {
    const stream = newStream();
    await appendMany(ledger, stream, EVENTS);
    const { log: pages } = log();
    expect(pages).toBeGreaterThan(EVENTS);
    checkpoints.makeIfDue(pages + 1);
    expect(log()).toMatchObject({ log: pages, checkpointed: 0 });
    checkpoints.makeIfDue(pages);
    expect(log()).toMatchObject({ log: pages, checkpointed: pages });
    checkpoints.makeIfDue(1);
    await ledger.append({
      ...{ stream, commandId: 'next', expected: { kind: 'any' } },
      ...{ metadata: { recordedAt: '2026-11-21T12:00:01.000Z', actor: 'red' } },
      events: [{ type: 'UnitMoved', version: 1, data: {} }],
    });
    expect(log().log).toBeLessThan(pages);
    expect(await wholeStream(ledger, stream)).toHaveLength(EVENTS + 1);
  });

  it('is copied as far as a reader of an earlier state allows, and to its end when he has read', async () => {
    await appendMany(ledger, newStream(), 1);
    checkpoints.makeIfDue(1);
    other.exec('BEGIN');
    other.prepare('SELECT count(*) FROM events').get();
    await appendMany(ledger, newStream(), EVENTS);
    checkpoints.makeIfDue(1);
    other.exec('COMMIT');
    const { log: pages, checkpointed } = log();
    expect(checkpointed).toBeLessThan(pages);
    checkpoints.makeIfDue(1);
    expect(log()).toMatchObject({ log: pages, checkpointed: pages });
  });

  it('is left alone once the connection is closed, by whoever hears late of an append', async () => {
    await appendMany(ledger, newStream(), EVENTS);
    const before = log();
    checkpoints.close();
    checkpoints.makeIfDue(1);
    expect(log()).toEqual(before);
  });

  it('of a file that is not there is LedgerUnavailable', () => {
    expect(() => Checkpoints.open(join(folder, 'nowhere.sqlite'))).toThrow(LedgerUnavailable);
  });
});
