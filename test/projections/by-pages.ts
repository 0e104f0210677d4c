import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { GameRow } from '../../src/projections/rows/game-row.js';
import { but, memoryLedger } from '../play/support.js';
import { allEvents, besiegeSome, dump, organiseOne, playSome, type Shelf } from './support.js';

const PAGE = 20;

/** A ledger whose global order is read in short pages; `before` is called before each of them. */
export function inPages(ledger: Ledger, before: (page: number) => Promise<void> | void = () => undefined): Ledger {
  let pages = 0;
  return but(ledger, {
    upkeep: but(ledger.upkeep, {
      readSound: async (after) => {
        await before((pages += 1));
        return ledger.upkeep.readSound(after, PAGE);
      },
    }),
  });
}

/** A rebuild of many pages, of which one is read, one is folded and one is written at the same time. */
export function rebuildByPages(shelfOf: () => Shelf): void {
  let ledger: Ledger;
  let database: ReadModelDatabase;
  let expected: string;

  beforeAll(async () => {
    ledger = await memoryLedger();
    database = await shelfOf().open();
    await Promise.all([
      playSome(ledger, 1, 12),
      playSome(ledger, 2, 60),
      besiegeSome(ledger, 4),
      organiseOne(ledger),
      organiseOne(ledger),
    ]);
    await rebuild(ledger, SHELVES, database);
    expected = await dump(database.reader);
    expect((await allEvents(ledger)).length).toBeGreaterThan(10 * PAGE);
  });

  afterAll(async () => {
    await database.close();
    await ledger.close();
  });

  it('rebuilds by pages to the same bytes; until the end readers see the old tables', async () => {
    await database.writer.manager.update(GameRow, { side: 'red' }, { title: 'spoilt' });
    const spoilt = await dump(database.reader);
    const looks: boolean[] = [];
    const paged = inPages(ledger, async () => void looks.push((await dump(database.reader)) === spoilt));
    await rebuild(paged, SHELVES, database);
    expect(looks.length).toBeGreaterThan(10);
    expect(looks).not.toContain(false);
    expect(await dump(database.reader)).toBe(expected);
  });

  it('leaves the old tables if a page cannot be read while another one is written', async () => {
    for (const fatal of [3, 4, 5, 6]) {
      const paged = inPages(ledger, (page) => {
        if (page === fatal) throw new Error('the cable is cut');
      });
      await expect(rebuild(paged, SHELVES, database)).rejects.toThrow('the cable is cut');
      expect(await dump(database.reader)).toBe(expected);
    }
  });

  it('leaves the old tables if whoever is told of the progress fails; nothing is written afterwards', async () => {
    const failing = rebuild(inPages(ledger), SHELVES, database, (projected) => {
      if (projected > 5 * PAGE) throw new Error('the bar is broken');
    });
    await expect(failing).rejects.toThrow('the bar is broken');
    expect(await dump(database.reader)).toBe(expected);
    await sleep(50);
    expect(await dump(database.reader)).toBe(expected);
  });
}
