import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { gamesPage, gamesSetAside } from '../../src/projections/read/by-age.js';
import { namableStreams } from '../../src/projections/read/namable.js';
import { claimCounts, claimsPage } from '../../src/projections/read/claims.js';
import { isListedTo, type Reader, valuesOf } from '../../src/projections/read/readers.js';
import { ClaimRow } from '../../src/projections/rows/claim-row.js';
import { KeyRow } from '../../src/projections/rows/key-row.js';
import { SeatStreamRow } from '../../src/projections/rows/seat-stream-row.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { SeatRow } from '../../src/projections/rows/seat-row.js';
import { SetAsideRow } from '../../src/projections/rows/set-aside-row.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { KEYS, memoryLedger } from '../play/support.js';
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

  describe('and their claims', () => {
    const ALL = { limit: 50 };
    const claim = { number: 1, seat: 'red', at: 1, standing: 'open', what: 'That is wrong.' };

    /** Has a game claim an error once. */
    const claimed = (game: string) =>
      database.writer.manager.insert(ClaimRow, {
        ...{ game, number: 1, standing: 'open', rule: null },
        ...{ filedAt: '2026-11-21T12:00:00Z', data: JSON.stringify(claim) },
      });
    const keyOf = (hash: string, account: string | null = null): Reader => ({ keyHash: hash, account });
    const seenBy = async (reader: Reader | null, mine = false) => {
      const { claims } = await claimsPage(database.reader, { reader, mine }, ALL);
      const counts = await claimCounts(database.reader, { reader, mine });
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(claims.length);
      return claims.map(({ of }) => of.id);
    };
    const isSeenBy = async (key: string) => (await seenBy(keyOf(KEYS.hash(key)))).includes(hidden);

    it('are for the keys that are in force, whatever has become of those before', async () => {
      await claimed(hidden);
      expect(await seenBy(null)).toEqual([]);
      expect([await isSeenBy(ORGANISER), await isSeenBy('another key')]).toEqual([true, false]);
      const { key } = await games().seating.claim(hidden, 'red', { invitation: 'invitation-to-red' });
      await catchUp(ledger, database);
      expect([await isSeenBy(key), await seenBy(keyOf(KEYS.hash(key)), true)]).toEqual([true, [hidden]]);
      const renewed = await games().seating.renewKey(hidden, key);
      const watchers = await games().seating.giveWatchersKey(hidden, ORGANISER);
      await catchUp(ledger, database);
      expect([await isSeenBy(key), await isSeenBy(renewed.key), await isSeenBy(watchers)]).toEqual([false, true, true]);
      expect(await seenBy(keyOf(KEYS.hash(watchers)), true)).toEqual([]);
      await games().seating.revoke(hidden, ORGANISER, 'red', 'invitation-two');
      await catchUp(ledger, database);
      expect(await isSeenBy(renewed.key)).toBe(false);
      const before = await dump(database.reader);
      await database.writer.manager.delete(ClaimRow, { game: hidden });
      const without = await dump(database.reader);
      expect(without).not.toBe(before);
      await rebuild(ledger, SHELVES, database);
      expect(await dump(database.reader)).toBe(without);
    });

    it('are for whoever sees the private siege or campaign above, but not for its arbiter', async () => {
      const [siege, scenario] = [randomUUID(), randomUUID()];
      const kept = { revision: 0, isPrivate: true, tournament: null };
      await database.writer.manager.insert(SeatStreamRow, [
        { ...kept, game: siege, privateKeeper: hidden },
        { ...kept, game: scenario, privateKeeper: siege },
      ]);
      await database.writer.manager.insert(KeyRow, { game: hidden, office: 'arbiter', seat: '', keyHash: 'a' });
      await database.writer.manager.insert(SeatRow, { game: siege, side: 'red', takenAt: '', account: 'ann' });
      for (const game of [hidden, siege, scenario]) await claimed(game);
      const all = [hidden, siege, scenario].sort();
      expect((await seenBy(keyOf(KEYS.hash(ORGANISER)))).toSorted()).toEqual(all);
      expect(await seenBy(keyOf('a'))).toEqual([hidden]);
      expect((await seenBy(keyOf('b', 'ann'))).toSorted()).toEqual([siege, scenario].sort());
      expect(await seenBy(keyOf('b', 'ann'), true)).toEqual([siege]);
      // Nobody can tell whose key holds where the record of the seats is damaged.
      await setAside(`seats-${siege}`);
      expect(await seenBy(keyOf(KEYS.hash(ORGANISER)))).toEqual([hidden]);
    });

    it('are found from the key by indexes, and not by looking at each game', async () => {
      const plan = await database.reader.query<{ detail: string }[]>(
        `EXPLAIN QUERY PLAN ${database.reader
          .createQueryBuilder(ClaimRow, 'one')
          .where(isListedTo('one.game', keyOf('a', 'b')))
          .orderBy('one.filedAt', 'DESC')
          .setParameters(valuesOf(keyOf('a', 'b')))
          .getQuery()
          .replaceAll(/:\w+/g, "'x'")}`,
      );
      const scans = plan.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'));
      expect(scans).toEqual(['SCAN one USING INDEX claims_by_age', 'SCAN opened', 'SCAN opened']);
    });
  });

  it('a seat is taken, freed and taken again, in one batch or in several', async () => {
    const seats = async () => (await database.reader.manager.findBy(SeatRow, { game: open })).map(({ side }) => side);
    const claim = (invitation: string) => games().seating.claim(open, 'red', { invitation });
    const { key } = await claim('invitation-to-red');
    await games().seating.renewKey(open, key);
    await catchUp(ledger, database);
    expect(await seats()).toEqual(['red']);
    await games().seating.revoke(open, ORGANISER, 'red', 'invitation-two');
    await catchUp(ledger, database);
    expect(await seats()).toEqual([]);
    await claim('invitation-two');
    await games().seating.revoke(open, ORGANISER, 'red', 'invitation-three');
    await claim('invitation-three');
    await catchUp(ledger, database);
    expect(await seats()).toEqual(['red']);
    const before = await dump(database.reader);
    await rebuild(ledger, SHELVES, database);
    expect(await dump(database.reader)).toBe(before);
  });
});
