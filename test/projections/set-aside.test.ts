import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { GuardedLedger } from '../../src/ledger/guarded-ledger.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { openLedger } from '../../src/ledger/open.js';
import { SetAsideStreams } from '../../src/ledger/set-aside.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { moveCheckpoint, readCheckpoint } from '../../src/projections/checkpoint.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { Freshness } from '../../src/projections/freshness.js';
import { Projector } from '../../src/projections/projector.js';
import { gamesPage, gamesSetAside } from '../../src/projections/read/by-age.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { leavesOf, spoilPage } from '../ledger/damage/sqlite-file.js';
import { dump, playSome, sqliteShelf } from './support.js';

/** Kinds of damage to a row of the ledger, and how the row is mended from a copy. */
const DAMAGES: readonly (readonly [string, string, string])[] = [
  [
    'altered',
    `UPDATE events SET data = replace(data, ':', ': ') WHERE position = (SELECT position FROM kept)`,
    `UPDATE events SET data = (SELECT data FROM kept) WHERE position = (SELECT position FROM kept)`,
  ],
  [
    'of another stream',
    `UPDATE events SET stream = replace(stream, 'game-', 'gamf-') WHERE position = (SELECT position FROM kept)`,
    `UPDATE events SET stream = (SELECT stream FROM kept) WHERE position = (SELECT position FROM kept)`,
  ],
  ['gone', `DELETE FROM events WHERE position = (SELECT position FROM kept)`, `INSERT INTO events SELECT * FROM kept`],
  [
    'at another position',
    `UPDATE events SET position = 900000 WHERE position = (SELECT position FROM kept)`,
    `UPDATE events SET position = (SELECT position FROM kept) WHERE position = 900000`,
  ],
];

describe('a damaged row of the ledger', () => {
  const shelf = sqliteShelf();
  let folder: string;
  let file: string;
  let ledger: Ledger;
  let database: ReadModelDatabase;
  let setAside: SetAsideStreams;
  let projector: Projector;
  let damaged: string;
  let sound: string;
  let whole: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'herald-set-aside-'));
    file = join(folder, 'ledger.sqlite');
    ledger = await openLedger({ kind: 'sqlite', file, pollMs: 5 });
    damaged = await playSome(ledger, 2, 15);
    sound = await playSome(ledger, 3, 6);
    await playMoreOf(3);
    const expected = await shelf.open();
    await rebuild(ledger, SHELVES, expected);
    whole = await dump(expected.reader);
    await expected.close();
    database = await shelf.open();
    setAside = new SetAsideStreams();
    projector = projectorWith(setAside);
  });
  afterEach(async () => {
    await projector.stop();
    await database.close();
    await ledger.close();
    rmSync(folder, { recursive: true });
  });
  afterAll(() => {
    shelf.clear();
  });

  function projectorWith(streams: SetAsideStreams): Projector {
    const watch = { projected: () => undefined, failed: () => undefined };
    return new Projector(ledger, SHELVES, database, watch, streams);
  }

  /** Lets the sound game go on after the damage. */
  function playMoreOf(seed: number): Promise<string> {
    return playSome(ledger, seed + 2, 4);
  }

  function tamper(sql: string): void {
    const db = new Database(file);
    db.exec(`DROP TRIGGER IF EXISTS events_are_never_updated; DROP TRIGGER IF EXISTS events_are_never_deleted; ${sql}`);
    db.close();
  }

  function damage(sql: string): void {
    tamper(`CREATE TABLE kept AS SELECT * FROM events WHERE stream = 'game-${damaged}' AND revision = 12; ${sql}`);
  }

  async function listed(): Promise<readonly string[]> {
    return (await gamesPage(database.reader, { limit: 100 })).rows.map(({ id }) => id);
  }

  async function caughtUp(): Promise<void> {
    await new Freshness(database.reader, ledger, 20_000).ofAll();
    await projector.recheck();
  }

  it.each(DAMAGES)('%s takes its game away and no other, until it is mended', async (how, sql, mend) => {
    damage(sql);
    projector.start();
    await caughtUp();
    expect(projector.failure).toBeNull();
    expect(await listed()).toHaveLength(how === 'at another position' ? 3 : 2);
    expect(await listed()).toContain(sound);
    if (how !== 'at another position') {
      expect(setAside.of(`game-${damaged}`)).toMatchObject({ revision: how === 'gone' ? 13 : expect.any(Number) });
      expect(await gamesSetAside(database.reader)).toEqual([damaged]);
    } else {
      // The stream itself is whole, and so is projected; what is wrong is a place of the global order.
      expect(setAside.all.map(({ stream }) => stream)).toEqual([expect.stringMatching(/^position:\d+$/)]);
    }
    const guarded = new GuardedLedger(ledger, setAside);
    if (how !== 'at another position') {
      await expect(guarded.readStream(`game-${damaged}`, { limit: 1 })).rejects.toMatchObject({ type: 'corrupted' });
    }
    await expect(guarded.readStream(`game-${sound}`)).resolves.not.toHaveLength(0);

    tamper(`${mend}; DROP TABLE kept`);
    await projector.recheck();
    expect(setAside.all).toEqual([]);
    expect(await listed()).toHaveLength(3);
    expect(await dump(database.reader)).toBe(whole);
  });

  it('that has been projected is set aside when somebody reports it, also after a restart, and comes back', async () => {
    projector.start();
    await caughtUp();
    expect(await listed()).toHaveLength(3);
    damage(DAMAGES[0]?.[1] ?? '');
    setAside.report({ stream: `game-${damaged}`, revision: 12, because: 'the scrub has found it' });
    await projector.recheck();
    expect(await listed()).toHaveLength(2);
    await projector.stop();

    setAside = new SetAsideStreams();
    projector = projectorWith(setAside);
    projector.start();
    await caughtUp();
    expect(setAside.of(`game-${damaged}`)).toMatchObject({ revision: 12 });
    tamper(`${DAMAGES[0]?.[2] ?? ''}; DROP TABLE kept`);
    await projector.recheck();
    expect(await dump(database.reader)).toBe(whole);
  });

  it('that has been projected does not keep later rows from being projected', async () => {
    projector.start();
    await caughtUp();
    await projector.stop();
    // The read model stands at the last row of a page of the file, and that page is damaged.
    const leaf = leavesOf(file).at(-2);
    if (!leaf) throw new Error('all events stand on one page');
    const checkpoint = await readCheckpoint(database.writer.manager);
    const moved = { ...checkpoint, position: String(leaf.last) };
    await database.transaction((manager) => moveCheckpoint(manager, checkpoint, moved));
    spoilPage(file, leaf);
    await ledger.close();
    ledger = await openLedger({ kind: 'sqlite', file, pollMs: 5 });
    projector = projectorWith(setAside);
    projector.start();
    await new Freshness(database.reader, ledger).ofAll();
    expect(projector.failure).toBeNull();
    expect(projector.checkpoint.position).toBe(checkpoint.position);
  });

  it('does not stop a rebuild, which names the stream', async () => {
    damage(DAMAGES[0]?.[1] ?? '');
    const rebuilt = await rebuild(ledger, SHELVES, database);
    expect(rebuilt.setAside).toMatchObject([{ stream: `game-${damaged}`, revision: 12 }]);
    expect(await listed()).toHaveLength(2);
    tamper(`${DAMAGES[0]?.[2] ?? ''}; DROP TABLE kept`);
    expect((await rebuild(ledger, SHELVES, database)).setAside).toEqual([]);
    expect(await dump(database.reader)).toBe(whole);
  });

  it('lets nobody order in a game that is set aside, and reports what reading meets', async () => {
    damage(DAMAGES[0]?.[1] ?? '');
    const guarded = new GuardedLedger(ledger, setAside);
    const stream = `game-${damaged}`;
    const failure = { type: 'corrupted', stream, revision: 12 };
    expect(await guarded.readStream(stream, { limit: 5 })).toHaveLength(5);
    await expect(guarded.readStream(stream)).rejects.toMatchObject(failure);
    expect(setAside.all).toMatchObject([{ stream, revision: 12 }]);
    await expect(guarded.readStream(stream, { limit: 5 })).rejects.toMatchObject(failure);
    await expect(guarded.appendOf(stream, 'order-1')).rejects.toMatchObject(failure);
    const events = [{ type: 'A', version: 1, data: {} }];
    const metadata = { recordedAt: '2026-11-21T12:00:00Z', actor: 'red' };
    const append = { stream, expected: { kind: 'any' }, commandId: 'c', metadata, events } as const;
    await expect(guarded.append(append)).rejects.toMatchObject(failure);
  });
});
