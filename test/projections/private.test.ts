import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { gamesPage, gamesSetAside } from '../../src/projections/read/by-age.js';
import { namableStreams } from '../../src/projections/read/namable.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { SeatRow } from '../../src/projections/rows/seat-row.js';
import { SetAsideRow } from '../../src/projections/rows/set-aside-row.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { memoryLedger } from '../play/support.js';
import { catchUp, dump, sqliteShelf } from './support.js';

const ORGANISER = 'key-of-the-organiser';

describe('private games in the read model', () => {
  const shelf = sqliteShelf();
  let ledger: Ledger;
  let database: ReadModelDatabase;
  let open: string;
  let hidden: string;

  beforeEach(async () => {
    ledger = await memoryLedger();
    database = await shelf.open();
    [open, hidden] = [await created(false), await created(true)];
    await catchUp(ledger, database);
  });
  afterEach(async () => {
    await database.close();
    await ledger.close();
  });
  afterAll(() => {
    shelf.clear();
  });

  const games = () => realService(ledger, new Lots(1));

  async function created(isPrivate: boolean): Promise<string> {
    const scenario = loadScenarios().get('tavern-brawl');
    if (!scenario) throw new Error('a scenario is missing');
    const { ruleset, setup } = scenario;
    const seats = [{ seat: 'red', invitation: 'invitation-to-red' }];
    const reservation = { private: isPrivate, seats, organiserKey: ORGANISER };
    return (await games().create({ commandId: randomUUID(), ruleset, setup, reservation })).game;
  }

  async function listed(): Promise<readonly string[]> {
    const { rows } = await gamesPage(database.reader, { limit: 50 });
    return rows.map(({ id }) => id);
  }

  const setAside = (stream: string) =>
    database.writer.manager.insert(SetAsideRow, { stream, revision: 0, because: 'its hash differs' });

  it('are in nobody’s list, after a rebuild neither', async () => {
    expect(await listed()).toEqual([open]);
    const before = await dump(database.reader);
    await rebuild(ledger, SHELVES, database);
    expect(await listed()).toEqual([open]);
    expect(await dump(database.reader)).toBe(before);
  });

  it('are named nowhere when they are set aside', async () => {
    await setAside(`game-${hidden}`);
    await setAside(`game-${open}`);
    expect(await gamesSetAside(database.reader)).toEqual([open]);
    const all = [`game-${hidden}`, `seats-${hidden}`, `game-${open}`].map((stream) => ({ stream }));
    expect(await namableStreams(database.reader, all, all)).toEqual([{ stream: `game-${open}` }]);
  });

  it('might be those whose seats are set aside, so that these are in no list', async () => {
    await setAside(`seats-${open}`);
    expect(await listed()).toEqual([]);
    const [game, seats] = [{ stream: `game-${open}` }, { stream: `seats-${open}` }];
    expect(await namableStreams(database.reader, [game, seats], [game, seats])).toEqual([]);
  });

  it('a seat is taken, freed and taken again, in one batch or in several', async () => {
    const seats = async () => (await database.reader.manager.findBy(SeatRow, { game: open })).map(({ side }) => side);
    const claim = (invitation: string) => games().claimSeat(open, 'red', { invitation });
    const { key } = await claim('invitation-to-red');
    await games().renewKey(open, key);
    await catchUp(ledger, database);
    expect(await seats()).toEqual(['red']);
    await games().revokeSeat(open, ORGANISER, 'red', 'invitation-two');
    await catchUp(ledger, database);
    expect(await seats()).toEqual([]);
    await claim('invitation-two');
    await games().revokeSeat(open, ORGANISER, 'red', 'invitation-three');
    await claim('invitation-three');
    await catchUp(ledger, database);
    expect(await seats()).toEqual(['red']);
    const before = await dump(database.reader);
    await rebuild(ledger, SHELVES, database);
    expect(await dump(database.reader)).toBe(before);
  });
});
