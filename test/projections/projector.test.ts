import { afterAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../src/engine/game/event.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import { loadCampaigns } from '../../src/library/campaigns.js';
import { SHELVES, SHIPPED_RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { loadSieges } from '../../src/library/sieges.js';
import { Freshness, ReadModelBehind } from '../../src/projections/freshness.js';
import { Projector } from '../../src/projections/projector.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { GameRow } from '../../src/projections/rows/game-row.js';
import { HistoryEventRow } from '../../src/projections/rows/history-event-row.js';
import type { InTransaction } from '../../src/projections/transaction.js';
import { campaignsOn } from '../campaign/play.js';
import { memoryLedger } from '../play/support.js';
import { allEvents, catchUp, dump, playSome, projectorOn, sqliteShelf, storesForEach } from './support.js';

/** Books that cannot tell the beginning of a step, so many times. */
function hoarse(times: number) {
  const teller = {
    failuresLeft: times,
    games: shelfOf(
      SHIPPED_RULEBOOKS.map((book) => ({
        ...book,
        tell(event: GameEvent) {
          if (event.type === 'StepBegan' && teller.failuresLeft > 0) {
            teller.failuresLeft -= 1;
            throw new Error('the teller is hoarse');
          }
          return book.tell(event);
        },
      })),
    ),
  };
  return teller;
}

describe('the projector', () => {
  const stores = storesForEach();

  it('goes on from its checkpoint after a failure, as if nothing had been', async () => {
    const { shelf, ledger, database } = stores;
    const { games } = hoarse(3);
    const failures: string[] = [];
    const projector = new Projector(ledger, { ...SHELVES, games }, database, {
      projected: () => undefined,
      failed: (error) => failures.push(String(error)),
    });
    projector.start();
    await playSome(ledger, 2, 10);
    await new Freshness(database.reader, ledger, 30_000).ofAll();
    expect(failures).toEqual(Array.from({ length: 3 }, () => 'Error: the teller is hoarse'));
    expect(projector.failure).toBeNull();
    await projector.stop();

    const other = await shelf.open();
    await catchUp(ledger, other);
    expect(await dump(database.reader)).toBe(await dump(other.reader));
    await other.close();
  });

  it('goes on after its disk was full and another failure came, and readers see what it writes', async () => {
    const { ledger, database } = stores;
    const teller = hoarse(0);
    const failures = new Set<string>();
    const projector = new Projector(ledger, { ...SHELVES, games: teller.games }, database, {
      projected: () => undefined,
      failed: (error) => failures.add(String(error)),
    });
    await database.writer.query('PRAGMA max_page_count = 1');
    projector.start();
    await playSome(ledger, 2, 10);
    while (failures.size < 1) await new Promise((resolve) => setImmediate(resolve));
    teller.failuresLeft = 1;
    await database.writer.query('PRAGMA max_page_count = 1073741823');
    await new Freshness(database.reader, ledger, 30_000).ofAll();
    expect([...failures]).toEqual([
      'QueryFailedError: SqliteError: database or disk is full',
      'Error: the teller is hoarse',
    ]);
    await projector.stop();
  });

  it('has campaigns after a rebuild, too', async () => {
    const { ledger, database } = stores;
    const scenarios = loadScenarios();
    const [shipped] = loadCampaigns({ scenarios, sieges: loadSieges(scenarios) }).values();
    if (!shipped) throw new Error('the library has no campaign');
    const { game } = await campaignsOn(ledger, 1).campaigns.create({ commandId: 'campaign', setup: shipped.setup });
    const { setAside } = await rebuild(ledger, SHELVES, database);
    expect(setAside).toEqual([]);
    expect(await database.reader.manager.findOneBy(GameRow, { id: game })).toMatchObject({ ruleset: 'campaign' });
  });

  it('follows what comes while it runs, and stops at once when told', async () => {
    const { ledger, database } = stores;
    const projector = projectorOn(ledger, database);
    projector.start();
    const game = await playSome(ledger, 2, 5);
    const freshness = new Freshness(database.reader, ledger);
    await freshness.ofGame(game, 4);
    await freshness.ofAll();
    const events = (await allEvents(ledger)).filter(({ stream }) => stream === `game-${game}`);
    expect(await database.reader.manager.count(HistoryEventRow)).toBe(events.length);
    expect(await freshness.lag()).toEqual({ waiting: false });
    await projector.stop();
    expect(projector.checkpoint.events).toBe((await allEvents(ledger)).length);
  });

  it('tells readers that it is behind, when nobody projects', async () => {
    const { ledger, database } = stores;
    const game = await playSome(ledger, 2, 1);
    const freshness = new Freshness(database.reader, ledger, 50);
    await expect(freshness.ofGame(game, 1)).rejects.toThrow(ReadModelBehind);
    await expect(freshness.ofAll()).rejects.toThrow(ReadModelBehind);
    expect(await freshness.lag()).toEqual({ waiting: true, since: '2026-11-21T12:00:00Z' });
  });

  it('never shows half of a batch to readers', async () => {
    const { ledger, database } = stores;
    await playSome(ledger, 2, 30);
    const projector = projectorOn(ledger, database);
    const total = (await allEvents(ledger)).length;
    projector.start();
    let events = 0;
    for (let looks = 0; events < total; looks += 1) {
      const [seen] = await database.reader.query<{ rows: number; events: number }[]>(
        `SELECT (SELECT count(*) FROM history_event) + (SELECT count(*) FROM seats) AS rows,
                (SELECT events FROM checkpoints) AS events`,
      );
      expect(seen?.rows).toBe(seen?.events);
      events = seen?.events ?? 0;
      // Most looks follow one another in the same turn of the event loop, amid the projector's own steps.
      if (looks % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await projector.stop();
  });
});

describe('a projector that another server is faster than', () => {
  const shelf = sqliteShelf();
  afterAll(() => {
    shelf.clear();
  });

  it('has not failed, and is not said to have failed for as long as nothing happens', async () => {
    const ledger = await memoryLedger();
    const database = await shelf.open();
    const rival = await shelf.again();
    let races = 0;
    // Before this projector writes a batch, the rival has written it.
    const transaction: InTransaction = async (work) => {
      races += 1;
      await catchUp(ledger, rival);
      return database.transaction(work);
    };
    const failures: unknown[] = [];
    const projector = projectorOn(ledger, { ...database, transaction }, (error) => failures.push(error));
    await playSome(ledger, 2, 5);
    projector.start();
    while (races === 0) await new Promise((resolve) => setImmediate(resolve));
    const head = (await allEvents(ledger)).at(-1)?.globalPosition;
    while (projector.checkpoint.position !== head) await new Promise((resolve) => setImmediate(resolve));
    expect(races).toBe(1);
    expect(projector.failure).toBeNull();
    expect(failures).toEqual([]);
    await projector.stop();
    await Promise.all([database.close(), rival.close()]);
    await ledger.close();
  });
});
