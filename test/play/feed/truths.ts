import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { playedOfStream } from '../../../src/ledger/game-stream.js';
import type { Ledger, Upkeep } from '../../../src/ledger/ledger.js';
import type { GameService } from '../../../src/play/game-service.js';
import { Seats } from '../../../src/play/seating/seats.js';
import { LONG, order as siegeOrder, siegesOn } from '../../siege/support.js';
import { KEYS, newGame, NOW, play, serviceOn, SPECTATOR } from '../support.js';
import { tinySetup } from '../tiny.js';
import { entriesNow, feedOn, nameOf, namesNow, type Asking } from './support.js';

export const ORGANISER = 'key-of-the-organiser';
export const RED_KEY = 'key-of-red';

/** The ledger's own order of the events of games and sieges, as `id@revision`. */
export async function inTheLedger(ledger: Ledger): Promise<readonly string[]> {
  return (await ledger.readAll(null)).flatMap(({ stream, revision }) => {
    const of = playedOfStream(stream);
    return of ? [`${of.id}@${revision}`] : [];
  });
}

export async function privateGame(games: GameService): Promise<string> {
  const seats = ['red', 'blue'].map((seat) => ({ seat, invitation: `invitation-to-${seat}` }));
  const { game } = await games.create({
    ...{ commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() },
    reservation: { private: true, seats, organiserKey: ORGANISER },
  });
  return game;
}

/** Orders in a private game, which the spectator of `play` cannot see. */
export async function endTurns(games: GameService, game: string, count: number): Promise<void> {
  const viewer = await games.seating.viewerOf(game, ORGANISER);
  if (!viewer) throw new Error('the organiser is known');
  for (let done = 0; done < count; done += 1) {
    const { position, revision } = await games.see(game, viewer, NOW);
    await games.submit({
      ...{
        game,
        viewer: { kind: 'seat', side: position.turn.side },
        order: { kind: 'json', value: { type: 'EndTurn' } },
      },
      ...{ dice: { kind: 'server' }, expectedRevision: revision, commandId: randomUUID() },
    });
  }
}

/** The feed of a ledger gives each reader all that he may see, once: what every store must prove. */
export function feedTruths(open: () => Promise<Ledger>): void {
  let ledger: Ledger;
  let games: GameService;
  beforeEach(async () => {
    ledger = await open();
    games = serviceOn(ledger);
  });
  afterEach(() => ledger.close());

  /** A reader who goes on from any cursor gets the rest, no more and no less. */
  async function expectRestBehindEachCursor(asking: Asking = {}): Promise<void> {
    const feed = feedOn(ledger);
    const entries = await entriesNow(feed, asking);
    for (const [at, { cursor }] of entries.entries()) {
      const rest = entries.slice(at + 1).flatMap(nameOf);
      expect(await namesNow(feedOn(ledger), { ...asking, after: cursor })).toEqual(rest);
    }
  }

  describe('the feed', () => {
    it('gives the events of all games and sieges in the order of the ledger, and the rest behind each cursor', async () => {
      const [one, other] = [await newGame(games), await newGame(games)];
      const service = siegesOn(ledger);
      const { siege } = await service.sieges.create({ commandId: randomUUID(), setup: LONG });
      for (const game of [one, other, one]) await play(games, game, 4);
      await siegeOrder(service, siege, 'attacker', { type: 'rollInitiative' });
      await play(games, other, 3);
      const names = await namesNow(feedOn(ledger));
      expect(names).toEqual(await inTheLedger(ledger));
      expect(new Set(names.map((name) => name.split('@')[0]))).toEqual(new Set([one, other, siege]));
      await expectRestBehindEachCursor();
    });

    it('shows each event as its game shows it', async () => {
      const game = await newGame(games);
      await play(games, game, 6);
      const seen = (await entriesNow(feedOn(ledger))).flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
      expect(seen).toEqual(await games.events(game, SPECTATOR, 0, 1000));
    });

    it('goes on with what comes', async () => {
      const game = await newGame(games);
      const stop = new AbortController();
      const seen: string[] = [];
      for await (const entry of feedOn(ledger).entries({ key: null, filter: {}, after: null }, stop.signal)) {
        seen.push(...nameOf(entry));
        if (entry.kind === 'mark' && entry.isEnd) {
          if (seen.length > 10) break;
          await play(games, game, 3);
        }
      }
      stop.abort();
      expect(seen).toEqual(await inTheLedger(ledger));
    });

    it('ends at once when the reader leaves while it waits', async () => {
      await newGame(games);
      const stop = new AbortController();
      const entries = feedOn(ledger).entries({ key: null, filter: {}, after: null }, stop.signal);
      for (let isEnd = false; !isEnd;) {
        const next = await entries.next();
        isEnd = next.done === true || next.value.kind === 'mark';
      }
      const waiting = entries.next();
      stop.abort();
      expect(await waiting).toEqual({ done: true, value: undefined });
    });

    it('shares a page among readers who want it at the same time', async () => {
      const game = await newGame(games);
      await play(games, game, 5);
      let readings = 0;
      const { upkeep } = ledger;
      const readSound: Upkeep['readSound'] = (after, limit) => {
        readings += 1;
        return upkeep.readSound(after, limit);
      };
      const feed = feedOn(ledger, {
        store: {
          upkeep: { readSound } as Upkeep,
          readStream: (stream, read) => ledger.readStream(stream, read),
          subscribe: (start, signal) => ledger.subscribe(start, signal),
        },
      });
      await Promise.all(Array.from({ length: 20 }, () => entriesNow(feed)));
      expect(readings).toBeLessThan(10);
    });

    it('lets a filter leave out kinds, games and types, and goes on behind what it has left out', async () => {
      const [one, other] = [await newGame(games), await newGame(games)];
      for (const game of [one, other, one]) await play(games, game, 5);
      const all = await inTheLedger(ledger);
      expect(await namesNow(feedOn(ledger), { filter: { kinds: ['siege'] } })).toEqual([]);
      const ids = { filter: { ids: [other] } };
      expect(await namesNow(feedOn(ledger), ids)).toEqual(all.filter((name) => name.startsWith(other)));
      const types = { filter: { types: ['PlayerTurnEnded'] } };
      const ended = (await entriesNow(feedOn(ledger), types)).flatMap((one) =>
        one.kind === 'event' ? [one.event] : [],
      );
      expect(new Set(ended.map(({ event }) => event.type))).toEqual(new Set(['PlayerTurnEnded']));
      for (const asking of [ids, types]) await expectRestBehindEachCursor(asking);
      // The mark at the end stands behind the last event of the ledger, though the filter has left it out.
      const mark = (await entriesNow(feedOn(ledger), types)).at(-1);
      const cursor = Buffer.from(mark?.cursor ?? '', 'base64url').toString();
      expect(cursor).toContain(all.at(-1)?.replace('@', ':'));
    });

    it('gives a campaign or a siege with all that belongs to it, also with what comes later', async () => {
      const [campaign, other] = [await newGame(games), await newGame(games)];
      const seats = new Seats(ledger, KEYS, () => '2026-11-24T12:00:00Z');
      const [siege, sally] = [randomUUID(), randomUUID()];
      const before = (await entriesNow(feedOn(ledger), { filter: { within: [campaign] } })).at(-1)?.cursor ?? null;
      await seats.keep(siege, { siege: campaign, of: 'campaign', sides: { attacker: 'red', defender: 'blue' } });
      await siegesOn(ledger).sieges.create({ commandId: siege, siege, setup: LONG });
      await seats.keep(sally, { siege, sides: { red: 'attacker', blue: 'defender' } });
      const ruleset = { id: 'tiny', version: 1 };
      await games.create({ commandId: sally, game: sally, ruleset, setup: tinySetup() });
      for (const game of [other, sally, campaign, other]) await play(games, game, 2);
      const all = await inTheLedger(ledger);
      const of = (...ids: readonly string[]) => all.filter((name) => ids.some((id) => name.startsWith(id)));
      const within = (...ids: readonly string[]): Asking => ({ filter: { within: ids } });
      expect(await namesNow(feedOn(ledger), within(campaign))).toEqual(of(campaign, siege, sally));
      expect(await namesNow(feedOn(ledger), within(siege))).toEqual(of(siege, sally));
      expect(await namesNow(feedOn(ledger), within(sally, other))).toEqual(of(sally, other));
      const rest = await namesNow(feedOn(ledger), { ...within(campaign), after: before });
      expect(rest).toEqual(of(campaign, siege, sally).filter((name) => name !== `${campaign}@0`));
      await expectRestBehindEachCursor(within(campaign));
      const after = before;
      await expect(entriesNow(feedOn(ledger), { ...within(siege), after })).rejects.toMatchObject({
        problem: 'otherFilter',
      });
      await expect(entriesNow(feedOn(ledger), within(randomUUID()))).rejects.toMatchObject({ type: 'noSuchGame' });
      await expect(entriesNow(feedOn(ledger), within(await privateGame(games)))).rejects.toMatchObject({
        type: 'noSuchGame',
      });
    });
  });

  describe('a private game in the feed', () => {
    it('is none for spectators and strangers, and whole for its organiser', async () => {
      const open = await newGame(games);
      const game = await privateGame(games);
      await play(games, open, 2);
      await endTurns(games, game, 3);
      const all = await inTheLedger(ledger);
      for (const key of [null, 'key-of-a-stranger']) {
        expect(await namesNow(feedOn(ledger), { key })).toEqual(all.filter((name) => name.startsWith(open)));
      }
      expect(await namesNow(feedOn(ledger), { key: ORGANISER })).toEqual(all);
      await expectRestBehindEachCursor({ key: ORGANISER });
    });

    it('comes whole where it lets a key in, and each cursor on the way leads to the rest', async () => {
      const open = await newGame(games);
      const game = await privateGame(games);
      await endTurns(games, game, 3);
      await play(games, open, 2);
      const before = await entriesNow(feedOn(ledger), { key: RED_KEY });
      await games.seating.claim(game, 'red', { invitation: 'invitation-to-red', key: RED_KEY });
      await play(games, open, 2);
      await endTurns(games, game, 2);
      const whole = (await entriesNow(feedOn(ledger), { key: RED_KEY })).flatMap(nameOf);
      expect([...whole].sort()).toEqual([...(await inTheLedger(ledger))].sort());
      const rest = await namesNow(feedOn(ledger), { key: RED_KEY, after: before.at(-1)?.cursor ?? null });
      expect([...before.flatMap(nameOf), ...rest]).toEqual(whole);
      await expectRestBehindEachCursor({ key: RED_KEY });
    });

    it('shows nothing to a key that is void, whose cursors still lead to what others see', async () => {
      const open = await newGame(games);
      const game = await privateGame(games);
      await endTurns(games, game, 1);
      await games.seating.claim(game, 'red', { invitation: 'invitation-to-red', key: RED_KEY });
      await endTurns(games, game, 1);
      const before = await entriesNow(feedOn(ledger), { key: RED_KEY });
      const last = before.findLast((entry) => entry.kind === 'event');
      expect(last).toMatchObject({ of: { id: game }, seat: 'red' });
      await games.seating.revoke(game, ORGANISER, 'red');
      await endTurns(games, game, 1);
      await play(games, open, 1);
      const all = await inTheLedger(ledger);
      expect(await namesNow(feedOn(ledger), { key: RED_KEY })).toEqual(all.filter((name) => name.startsWith(open)));
      const rest = await namesNow(feedOn(ledger), { key: RED_KEY, after: last?.cursor ?? null });
      expect(rest).toEqual([all.at(-2), all.at(-1)].filter((name) => name?.startsWith(open)));
      expect(rest.length).toBeGreaterThan(0);
      const middle = before.find((entry) => entry.kind === 'event' && entry.of.id === game);
      const behind = await namesNow(feedOn(ledger), { key: RED_KEY, after: middle?.cursor ?? null });
      expect(behind.filter((name) => name.startsWith(game))).toEqual([]);
    });

    it('shows nothing more as soon as the key is void, in a reading that is under way', async () => {
      const open = await newGame(games);
      const game = await privateGame(games);
      await games.seating.claim(game, 'red', { invitation: 'invitation-to-red', key: RED_KEY });
      const stop = new AbortController();
      const seen: string[] = [];
      let ends = 0;
      for await (const entry of feedOn(ledger).entries({ key: RED_KEY, filter: {}, after: null }, stop.signal)) {
        seen.push(...nameOf(entry));
        if (entry.kind !== 'mark' || !entry.isEnd) continue;
        ends += 1;
        if (ends === 1) await endTurns(games, game, 1);
        if (seen.includes(`${game}@2`) && !seen.some((name) => name.startsWith(`${open}@1`))) {
          await games.seating.revoke(game, ORGANISER, 'red');
          await endTurns(games, game, 1);
          await play(games, open, 1);
        }
        if (seen.some((name) => name.startsWith(`${open}@1`))) break;
      }
      stop.abort();
      expect(seen.filter((name) => name.startsWith(game))).toEqual([`${game}@0`, `${game}@1`, `${game}@2`]);
    });
  });
}
