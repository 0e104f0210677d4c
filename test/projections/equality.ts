import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Ledger, RecordedEvent } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { CheckpointMoved, readCheckpoint } from '../../src/projections/checkpoint.js';
import { Folds } from '../../src/projections/folds.js';
import { project } from '../../src/projections/project.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { claimCounts, claimsPage } from '../../src/projections/read/claims.js';
import { ClaimRow } from '../../src/projections/rows/claim-row.js';
import { arbiterAt } from '../../src/projections/read/arbiter-at.js';
import { KeyRow } from '../../src/projections/rows/key-row.js';
import { OrganiserRow } from '../../src/projections/rows/organiser-row.js';
import { GameRow } from '../../src/projections/rows/game-row.js';
import { SiegeRow } from '../../src/projections/rows/siege-row.js';
import { Lots } from '../audit/bot.js';
import { memoryLedger } from '../play/support.js';
import { LONG } from '../siege/support.js';
import {
  allEvents,
  allProjected,
  besiegeSome,
  catchUp,
  dump,
  organiseOne,
  playSome,
  projectOnce,
  projectorOn,
  type Shelf,
} from './support.js';

/** However the tables came about, they hold the same bytes: what every database must prove. */
export function rebuildEquality(shelfOf: () => Shelf): void {
  let ledger: Ledger;
  let events: readonly RecordedEvent[];
  let live: ReadModelDatabase;
  let expected: string;
  const opened: ReadModelDatabase[] = [];

  async function fresh(): Promise<ReadModelDatabase> {
    const database = await shelfOf().open();
    opened.push(database);
    return database;
  }

  beforeAll(async () => {
    ledger = await memoryLedger();
    live = await fresh();
    const projector = projectorOn(ledger, live);
    projector.start();
    await Promise.all([
      playSome(ledger, 1, 12),
      playSome(ledger, 2, 60),
      playSome(ledger, 4, 30),
      besiegeSome(ledger, 6),
      organiseOne(ledger),
    ]);
    await allProjected(ledger, live);
    await projector.stop();
    // Accounts are not in the read model.
    events = (await allEvents(ledger)).filter(({ stream }) => !stream.startsWith('account-'));
    expected = await dump(live.reader);
  });

  afterAll(async () => {
    for (const database of opened) await database.close();
    await ledger.close();
  });

  it('fills every table', async () => {
    for (const table of expected.split('\n\n')) expect(table.split('\n').length).toBeGreaterThan(1);
    expect(await live.reader.manager.count(GameRow)).toBe(3);
    const [siege] = await live.reader.manager.find(SiegeRow);
    expect(siege).toMatchObject({ title: LONG.title, day: 6, over: true, winner: 'defender' });
    expect(siege?.orders).toBeGreaterThan(12);
  });

  it('lists claims to a key, an account and an arbiter, with counts', async () => {
    const { reader: source } = live;
    const all = await source.manager.find(ClaimRow);
    const [{ keyHash } = { keyHash: '' }] = await source.manager.find(KeyRow);
    for (const reader of [null, { keyHash, account: null }, { keyHash, account: 'ann' }]) {
      const { claims } = await claimsPage(source, { reader }, { limit: 100 });
      expect(claims).toHaveLength(all.length);
      expect(await claimCounts(source, { reader })).not.toEqual([]);
    }
    const [organiser] = await source.manager.find(OrganiserRow);
    const reader = { keyHash: '', account: organiser?.account ?? null };
    expect(await claimsPage(source, { reader, mine: true }, { limit: 1 })).toEqual({ claims: [], more: false });
  });

  it('knows of each game and siege who its arbiter is, as far as it has come with it', async () => {
    const { manager } = live.reader;
    const arbiters = new Map(
      (await manager.find(KeyRow, { where: { office: 'arbiter' } })).map((row) => [row.game, row]),
    );
    for (const { id, revision } of [...(await manager.find(GameRow)), ...(await manager.find(SiegeRow))]) {
      expect(await arbiterAt(manager, { id, revision })).toBe(arbiters.get(id)?.keyHash ?? null);
      expect(await arbiterAt(manager, { id, revision: revision + 1 })).toBeUndefined();
    }
  });

  it('rebuilds in place to the same bytes, and tells how far it is', async () => {
    const seen: number[] = [];
    const { checkpoint } = await rebuild(ledger, SHELVES, live, (projected, before) => seen.push(projected, before));
    expect(checkpoint.events).toBe(events.length);
    expect(seen.slice(-2)).toEqual([events.length, events.length]);
    expect(await dump(live.reader)).toBe(expected);
  });

  it('rebuilds tables that somebody has spoilt', async () => {
    await live.writer.manager.update(GameRow, { side: 'red' }, { title: 'spoilt' });
    expect(await dump(live.reader)).not.toBe(expected);
    await rebuild(ledger, SHELVES, live);
    expect(await dump(live.reader)).toBe(expected);
  });

  it('comes to the same bytes from zero, and from any checkpoint', async () => {
    const lots = new Lots(7);
    for (const upTo of [0, 1, lots.draw(events.length), lots.draw(events.length), events.length]) {
      const database = await fresh();
      if (upTo > 0) await projectOnce(ledger, database, events.slice(0, upTo));
      await catchUp(ledger, database);
      expect(await dump(database.reader)).toBe(expected);
    }
  });

  it('is not changed by events that are delivered twice', async () => {
    const database = await fresh();
    const middle = Math.floor(events.length / 2);
    await projectOnce(ledger, database, events.slice(0, middle));
    await projectOnce(ledger, database, events.slice(middle - 20));
    await projectOnce(ledger, database, events);
    expect(await dump(database.reader)).toBe(expected);
  });

  it('keeps a batch whole or not at all', async () => {
    const database = await fresh();
    await projectOnce(ledger, database, events.slice(0, 10));
    const before = await dump(database.reader);
    const gap = [...events.slice(10, 30), ...events.slice(60)];
    await expect(projectOnce(ledger, database, gap)).rejects.toThrow('was to be projected');
    expect(await dump(database.reader)).toBe(before);
  });

  it('lets one of two projectors write, and the other look again', async () => {
    const database = await fresh();
    const start = await readCheckpoint(database.reader.manager);
    const folds = new Folds(ledger, SHELVES);
    const batch = () => database.transaction((manager) => project(manager, events.slice(0, 30), start, { folds }));
    await batch();
    await expect(batch()).rejects.toThrow(CheckpointMoved);

    const other = await shelfOf().again();
    opened.push(other);
    const projectors = [projectorOn(ledger, database, ignore), projectorOn(ledger, other, ignore)];
    for (const projector of projectors) projector.start();
    await allProjected(ledger, database);
    await Promise.all(projectors.map((projector) => projector.stop()));
    expect(await dump(database.reader)).toBe(expected);
  });
}

function ignore(): void {
  // The loser of a race fails, looks again and goes on: that is what is tested.
}
