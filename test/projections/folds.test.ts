import { describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import { Folds } from '../../src/projections/folds.js';
import { project } from '../../src/projections/project.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { TurnRow } from '../../src/projections/rows/turn-row.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { but, NOW, SPECTATOR } from '../play/support.js';
import { allEvents, catchUp, playSome, projectOnce, storesForEach } from './support.js';

/** The same ledger; `read` gathers the revisions of the events of games that are read. */
function watched(ledger: Ledger, read: number[]): Ledger {
  const readStream: Ledger['readStream'] = async (stream, range) => {
    const events = await ledger.readStream(stream, range);
    read.push(...events.map(({ revision }) => revision));
    return events;
  };
  return but(ledger, { readStream });
}

describe('games as the read model has them', () => {
  const stores = storesForEach();

  it.each([1, 20])('are made from a snapshot and the events after it, one in %i events', async (interval) => {
    const { ledger, database } = stores;
    const game = await playSome(ledger, 2, 25);
    await catchUp(ledger, database);
    const { manager } = database.reader;
    const whole = await new Folds(ledger, SHELVES, Number.MAX_SAFE_INTEGER).games.of(manager, game);
    await realService(ledger, new Lots(1), interval).see(game, SPECTATOR, NOW);
    const read: number[] = [];
    const made = await new Folds(watched(ledger, read), SHELVES, interval).games.of(manager, game);
    expect(made?.book.ruleset.id).toBe('pbem');
    // The book and the types of events hold functions, and are made anew for each game. A snapshot knows nothing of the
    // events before it.
    const unlike = { book: null, types: null, turn: null };
    expect({ ...made, ...unlike }).toEqual({ ...whole, ...unlike });
    expect(whole?.orders).toBeGreaterThan(10);
    expect(whole?.claimsFiledAt).toHaveLength(1);
    expect(read.length).toBeLessThan(interval + 2);
  });

  it('are taken from a snapshot in the middle of a turn, whose events are counted all the same', async () => {
    const { ledger, database } = stores;
    const game = await playSome(ledger, 2, 25);
    await realService(ledger, new Lots(1), 1).see(game, SPECTATOR, NOW);
    const events = await allEvents(ledger);
    const end = events.findLastIndex(({ type }) => type === 'PlayerTurnEnded');
    await projectOnce(ledger, database, events.slice(0, end));
    await database.transaction(async (manager) => {
      const folds = new Folds(ledger, SHELVES, 1);
      await project(manager, events.slice(end), await readCheckpoint(manager), { folds });
    });
    const { manager } = database.reader;
    const turns = await manager.find(TurnRow);
    await rebuild(ledger, SHELVES, database);
    expect(turns).toEqual(await manager.find(TurnRow));
    expect(turns.find(({ revision }) => revision === events[end]?.revision)?.events).toBeGreaterThan(2);
  });

  it('are carried on from where they were, if another server has written to the read model', async () => {
    const { ledger, database } = stores;
    const game = await playSome(ledger, 2, 10);
    const events = (await allEvents(ledger)).filter(({ stream }) => stream === gameStream(game));
    const [before, after] = [events.slice(0, -3), events.slice(-3)];
    await projectOnce(ledger, database, before);
    const read: number[] = [];
    const folds = new Folds(watched(ledger, read), SHELVES);
    const { manager } = database.reader;
    const kept = await folds.games.of(manager, game);
    folds.games.keep(kept ? [kept] : []);
    await projectOnce(ledger, database, after);

    read.length = 0;
    expect((await folds.games.of(manager, game))?.revision).toBe(before.at(-1)?.revision);
    folds.doubt();
    const now = await folds.games.of(manager, game);
    expect(now?.position).toEqual((await new Folds(ledger, SHELVES).games.of(manager, game))?.position);
    expect(read).toEqual(after.map(({ revision }) => revision));
  });

  it('are read once, however many of their events come a second time', async () => {
    const { ledger, database } = stores;
    const game = await playSome(ledger, 2, 10);
    const events = (await allEvents(ledger)).filter(({ stream }) => stream === gameStream(game));
    await projectOnce(ledger, database, events);
    const read: number[] = [];
    const folds = new Folds(watched(ledger, read), SHELVES);
    await database.transaction(async (manager) => {
      await project(manager, events.slice(0, -1), await readCheckpoint(manager), { folds });
    });
    expect(read).toEqual(events.map(({ revision }) => revision));
  });

  it('are read anew if they are further than the read model', async () => {
    const { shelf, ledger, database } = stores;
    const game = await playSome(ledger, 2, 10);
    const events = (await allEvents(ledger)).filter(({ stream }) => stream === gameStream(game));
    await projectOnce(ledger, database, events.slice(0, -3));
    const { manager } = database.reader;
    const ahead = await shelf.open();
    await projectOnce(ledger, ahead, events);
    const folds = new Folds(ledger, SHELVES);
    const further = await folds.games.of(ahead.reader.manager, game);
    folds.games.keep(further ? [further] : []);
    folds.doubt();
    expect((await folds.games.of(manager, game))?.revision).toBe(events.at(-4)?.revision);
    await ahead.close();
  });
});
