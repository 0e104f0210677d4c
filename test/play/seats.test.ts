import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { CreateGame } from '../../src/play/contract.js';
import type { SeenEvent } from '../../src/play/seen.js';
import type { Viewer } from '../../src/play/viewer.js';
import type { Reservation } from '../../src/play/seating/seat-terms.js';
import type { GameService } from '../../src/play/game-service.js';
import { KEYS, memoryLedger, newGame, NOW, order, RED, serviceOn, SPECTATOR, takenSeats } from './support.js';
import { tinySetup } from './tiny.js';

const ORGANISER = 'key-of-the-organiser';
const STRANGER = 'key-of-a-stranger';

let ledger: Ledger;
let games: GameService;

beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
});
afterEach(() => ledger.close());

function command(reservation?: Reservation): CreateGame {
  const plain = { commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
  return reservation ? { ...plain, reservation } : plain;
}

/** A game with both seats reserved, and its invitations. */
async function reserved(isPrivate = false): Promise<{ game: string; red: string; blue: string }> {
  const seats = ['red', 'blue'].map((seat) => ({ seat, invitation: `invitation-to-${seat}` }));
  const { game } = await games.create(command({ private: isPrivate, seats, organiserKey: ORGANISER }));
  return { game, red: 'invitation-to-red', blue: 'invitation-to-blue' };
}

const claim = (game: string, seat: string, invitation?: string, key?: string) =>
  games.seating.claim(game, seat, { invitation: invitation ?? null, key: key ?? null });

describe('joining', () => {
  it('with a key of one’s own answers the same however often it is repeated, on every server', async () => {
    const game = await newGame(games);
    const first = await claim(game, 'red', undefined, 'my-own-key');
    expect(first).toEqual({ game, side: 'red', key: 'my-own-key' });
    expect(await claim(game, 'red', undefined, 'my-own-key')).toEqual(first);
    expect(await serviceOn(ledger).seating.claim(game, 'red', { key: 'my-own-key' })).toEqual(first);
    await expect(claim(game, 'red', undefined, 'another-key')).rejects.toMatchObject({ type: 'seatTaken' });
    await expect(claim(game, 'red')).rejects.toMatchObject({ type: 'seatTaken' });
  });

  it('refuses a key that is weak, or that opens something in the game already', async () => {
    const game = await newGame(games);
    await expect(claim(game, 'red', undefined, 'x')).rejects.toMatchObject({ type: 'secretRefused' });
    await claim(game, 'red', undefined, 'my-own-key');
    await expect(claim(game, 'blue', undefined, 'my-own-key')).rejects.toMatchObject({ type: 'secretRefused' });
    expect(await takenSeats(games, game)).toEqual(['red']);
  });

  it('a reserved seat takes its invitation, which opens it once', async () => {
    const { game, red, blue } = await reserved();
    for (const wrong of [undefined, '', blue, 'invitation-to-nothing']) {
      await expect(claim(game, 'red', wrong)).rejects.toMatchObject({ type: 'seatReserved', seat: 'red' });
    }
    const reservedSeat = { taken: false, reserved: true, computer: null, holder: null };
    const keptForNone = { siege: null, campaign: null, keptFor: null };
    expect(await games.seating.seats(game, SPECTATOR)).toEqual(
      ['red', 'blue'].map((seat) => ({ seat, ...reservedSeat, ...keptForNone })),
    );
    const first = await claim(game, 'red', red, 'key-of-red');
    expect(await claim(game, 'red', red, 'key-of-red')).toEqual(first);
    await expect(claim(game, 'red', red)).rejects.toMatchObject({ type: 'seatTaken' });
    expect(await takenSeats(games, game)).toEqual(['red']);
  });

  it('leaves to whoever comes first what is not reserved', async () => {
    const seats = [{ seat: 'red' }];
    const { game, secrets } = await games.create(command({ private: false, seats }));
    expect(secrets?.invitations).toMatchObject([{ side: 'red' }]);
    await claim(game, 'blue');
    await expect(claim(game, 'red')).rejects.toMatchObject({ type: 'seatReserved' });
    await claim(game, 'red', secrets?.invitations[0]?.invitation ?? '');
  });

  it('has one winner when many hold one invitation', async () => {
    const { game, red } = await reserved();
    const claims = Array.from({ length: 6 }, () => serviceOn(ledger).seating.claim(game, 'red', { invitation: red }));
    const settled = await Promise.allSettled(claims);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('creating a game with reserved seats', () => {
  it('keeps hashes only', async () => {
    const seats = [{ seat: 'red' }, { seat: 'blue', invitation: 'invitation-of-mine' }];
    const { secrets } = await games.create(command({ private: true, seats }));
    const [red, blue] = secrets?.invitations.map(({ invitation }) => invitation ?? '') ?? [];
    const all = JSON.stringify(await ledger.readAll(null));
    expect(blue).toBe('invitation-of-mine');
    for (const secret of [secrets?.organiserKey ?? '', red ?? '', blue ?? '']) {
      expect(all).toContain(KEYS.hash(secret));
      expect(all).not.toContain(`"${secret}"`);
    }
  });

  it('is repeated with the organiser’s own key, and shows again what is the client’s own', async () => {
    const seats = [{ seat: 'red', invitation: 'invitation-of-mine' }];
    const own = command({ private: true, seats, organiserKey: ORGANISER });
    const first = await games.create(own);
    const again = await serviceOn(ledger).create(own);
    expect(again).toMatchObject({ game: first.game, revision: first.revision });
    expect(again.secrets?.organiserKey).toBe(ORGANISER);
    expect(again.secrets?.invitations).toEqual([
      { side: 'red', invitation: 'invitation-of-mine' },
      { side: 'blue', invitation: null },
    ]);
    expect(await ledger.readStream(`seats-${first.game}`)).toHaveLength(1);
  });

  it('is done once for a command, whatever else comes with it', async () => {
    const seats = [{ seat: 'red', invitation: 'invitation-of-mine' }];
    const own = command({ private: true, seats, organiserKey: ORGANISER });
    const { game } = await games.create(own);
    for (const other of [
      { ...own, reservation: { private: false, seats, organiserKey: ORGANISER } },
      {
        ...own,
        reservation: { private: true, seats: [{ seat: 'red', invitation: 'other' }], organiserKey: ORGANISER },
      },
      { ...own, setup: tinySetup({ title: 'another' }) },
    ]) {
      await expect(games.create(other)).rejects.toMatchObject({ type: 'commandReused' });
    }
    // Somebody else's command of the same id makes a game of its own.
    const strangers = await games.create({ ...own, reservation: { private: true, seats, organiserKey: STRANGER } });
    expect(strangers.game).not.toBe(game);
    const { commandId, ruleset, setup } = own;
    expect((await games.create({ commandId, ruleset, setup })).game).not.toBe(game);
  });

  it('without a key of the client’s own says that the secrets were shown', async () => {
    const shown = command({ private: false, seats: [{ seat: 'red' }] });
    await games.create(shown);
    await expect(games.create(shown)).rejects.toMatchObject({ type: 'secretsShown' });
    const { commandId, ruleset, setup } = shown;
    await expect(games.create({ commandId, ruleset, setup })).rejects.toMatchObject({ type: 'commandReused' });
    const open = command();
    await games.create(open);
    const late = { ...open, reservation: { private: true, seats: [] } };
    await expect(games.create(late)).rejects.toMatchObject({ type: 'commandReused' });
  });

  it('goes on where it was broken off between the seats and the game', async () => {
    const own = command({ private: true, seats: [], organiserKey: ORGANISER });
    const broken = serviceOn({ ...brokenOff(ledger) });
    await expect(broken.create(own)).rejects.toThrow('broken off');
    const { game } = await games.create(own);
    await expect(games.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'noSuchGame' });
  });

  it('refuses what cannot be, and writes nothing', async () => {
    const refused: readonly (readonly [Reservation, string])[] = [
      [{ private: false, seats: [{ seat: 'green' }] }, 'noSuchSeat'],
      [{ private: false, seats: [{ seat: 'red' }, { seat: 'red' }] }, 'secretRefused'],
      [{ private: false, seats: [], organiserKey: 'x' }, 'secretRefused'],
      [{ private: false, seats: [{ seat: 'red', invitation: '' }] }, 'secretRefused'],
      [
        { private: false, seats: ['red', 'blue'].map((seat) => ({ seat, invitation: 'the-same-twice' })) },
        'secretRefused',
      ],
    ];
    for (const [reservation, type] of refused) {
      await expect(games.create(command(reservation))).rejects.toMatchObject({ type });
    }
    const illegal = { ...command({ private: true, seats: [] }), setup: tinySetup({ units: [] }) };
    await expect(games.create(illegal)).rejects.toMatchObject({ type: 'setupRefused' });
    expect(await ledger.readAll(null)).toHaveLength(0);
  });
});

describe('renewing a key', () => {
  it('makes the one before void at once, on every server', async () => {
    const game = await newGame(games);
    const { key } = await games.seating.claim(game, 'red');
    const elsewhere = serviceOn(ledger);
    expect(await elsewhere.seating.viewerOf(game, key)).toMatchObject(RED);
    const renewed = await games.seating.renewKey(game, key);
    expect(renewed).toMatchObject({ game, seat: 'red' });
    for (const server of [games, elsewhere]) {
      expect(await server.seating.viewerOf(game, key)).toBeNull();
      expect(await server.seating.viewerOf(game, renewed.key)).toMatchObject(RED);
    }
    await expect(games.seating.renewKey(game, key)).rejects.toMatchObject({ type: 'wrongKey' });
  });

  it('may be repeated with the key of before and a new one of one’s own, and with no other', async () => {
    const game = await newGame(games);
    const { key } = await games.seating.claim(game, 'red');
    const first = await games.seating.renewKey(game, key, 'my-second-key');
    expect(await games.seating.renewKey(game, key, 'my-second-key')).toEqual(first);
    await expect(games.seating.renewKey(game, STRANGER, 'my-second-key')).rejects.toMatchObject({ type: 'wrongKey' });
    await expect(games.seating.renewKey(game, key, 'my-third-key')).rejects.toMatchObject({ type: 'wrongKey' });
    await expect(games.seating.renewKey(game, 'my-second-key', key)).rejects.toMatchObject({ type: 'secretRefused' });
    await expect(games.seating.renewKey(game, 'my-second-key', 'x')).rejects.toMatchObject({ type: 'secretRefused' });
    await games.seating.renewKey(game, 'my-second-key', 'my-third-key');
    await expect(games.seating.renewKey(game, key, 'my-third-key')).rejects.toMatchObject({ type: 'wrongKey' });
  });

  it('is for the organiser too, and for no watcher', async () => {
    const { game, red } = await reserved();
    const watchers = await games.seating.giveWatchersKey(game, ORGANISER);
    await expect(games.seating.renewKey(game, watchers)).rejects.toMatchObject({ type: 'notTheOrganiser' });
    expect(await games.seating.renewKey(game, ORGANISER, 'key-of-the-heir')).toMatchObject({ seat: null });
    await expect(games.seating.revoke(game, ORGANISER, 'red')).rejects.toMatchObject({ type: 'wrongKey' });
    await games.seating.revoke(game, 'key-of-the-heir', 'red');
    await expect(claim(game, 'red', red)).rejects.toMatchObject({ type: 'seatReserved' });
  });
});

describe('revoking a seat', () => {
  it('makes its key void and gives an invitation to the next', async () => {
    const { game, red } = await reserved();
    const { key } = await claim(game, 'red', red);
    const elsewhere = serviceOn(ledger);
    expect(await elsewhere.seating.viewerOf(game, key)).toMatchObject(RED);
    const { invitation } = await games.seating.revoke(game, ORGANISER, 'red');
    expect(await elsewhere.seating.viewerOf(game, key)).toBeNull();
    expect(await takenSeats(elsewhere, game)).toEqual([]);
    for (const wrong of [red, undefined]) {
      await expect(claim(game, 'red', wrong)).rejects.toMatchObject({ type: 'seatReserved' });
    }
    await expect(claim(game, 'red', invitation ?? '', key)).rejects.toMatchObject({ type: 'secretRefused' });
    const next = await claim(game, 'red', invitation ?? '');
    expect(await elsewhere.seating.viewerOf(game, next.key)).toMatchObject(RED);
  });

  it('repeated with an invitation of one’s own drives nobody out who has come since', async () => {
    const { game, red } = await reserved();
    await claim(game, 'red', red);
    const first = await games.seating.revoke(game, ORGANISER, 'red', 'invitation-two');
    expect(await games.seating.revoke(game, ORGANISER, 'red', 'invitation-two')).toEqual(first);
    await claim(game, 'red', 'invitation-two');
    await expect(games.seating.revoke(game, ORGANISER, 'red', 'invitation-two')).rejects.toMatchObject({
      type: 'secretRefused',
    });
    expect(await takenSeats(games, game)).toEqual(['red']);
  });

  it('is for the organiser alone', async () => {
    const { game, red, blue } = await reserved();
    const held = await claim(game, 'red', red);
    for (const other of [held.key, await games.seating.giveWatchersKey(game, ORGANISER)]) {
      await expect(games.seating.revoke(game, other, 'blue')).rejects.toMatchObject({ type: 'notTheOrganiser' });
      await expect(games.seating.giveWatchersKey(game, other)).rejects.toMatchObject({ type: 'notTheOrganiser' });
    }
    for (const other of [blue, STRANGER, '']) {
      await expect(games.seating.revoke(game, other, 'red')).rejects.toMatchObject({ type: 'wrongKey' });
    }
    await expect(games.seating.revoke(game, ORGANISER, 'green')).rejects.toMatchObject({ type: 'noSuchSeat' });
    const open = await newGame(games);
    const { key } = await games.seating.claim(open, 'red');
    await expect(games.seating.revoke(open, key, 'blue')).rejects.toMatchObject({ type: 'notTheOrganiser' });
  });
});

describe('a private game', () => {
  async function firstOf(game: string, viewer: Viewer): Promise<unknown> {
    const stop = new AbortController();
    for await (const event of games.follow(game, viewer, 0, stop.signal)) {
      stop.abort();
      return event;
    }
    return null;
  }

  const everything = (game: string, viewer: Viewer): readonly (() => Promise<unknown>)[] => [
    () => games.see(game, viewer, NOW),
    () => games.see(game, viewer, { kind: 'revision', revision: 0 }),
    () => games.seating.seats(game, viewer),
    () => games.events(game, viewer, 0, 10),
    () => games.questions.hex(game, viewer, NOW, 'A1'),
    () => games.questions.sight(game, viewer, NOW, 'A1', 'B2'),
    () => games.questions.view(game, viewer, NOW, 'A1'),
    () => firstOf(game, viewer),
  ];

  it('is none to whoever has no key of it, just as one that there is not', async () => {
    const { game } = await reserved(true);
    for (const id of [game, randomUUID()]) {
      const error = { type: 'noSuchGame', message: `there is no game ${id}` };
      for (const ask of everything(id, SPECTATOR)) await expect(ask()).rejects.toMatchObject(error);
      const submitted = games.submit({
        game: id,
        viewer: SPECTATOR,
        order: { kind: 'json', value: { type: 'EndTurn' } },
        dice: { kind: 'server' },
        expectedRevision: 0,
        commandId: randomUUID(),
      });
      await expect(submitted).rejects.toMatchObject(error);
      await expect(games.seating.viewerOf(id, STRANGER)).rejects.toMatchObject(error);
      await expect(games.seating.renewKey(id, STRANGER)).rejects.toMatchObject(error);
      await expect(games.seating.revoke(id, STRANGER, 'red')).rejects.toMatchObject(error);
      await expect(games.seating.giveWatchersKey(id, STRANGER)).rejects.toMatchObject(error);
      for (const seat of ['red', 'green']) {
        await expect(claim(id, seat)).rejects.toMatchObject(error);
        await expect(claim(id, seat, 'invitation-to-nothing', 'my-own-key')).rejects.toMatchObject(error);
      }
    }
  });

  it('lets in its seats, the organiser and watchers, each as what he is', async () => {
    const { game, red } = await reserved(true);
    const { key } = await claim(game, 'red', red);
    const watchers = await games.seating.giveWatchersKey(game, ORGANISER, 'key-of-watchers');
    expect(await games.seating.giveWatchersKey(game, ORGANISER, 'key-of-watchers')).toBe(watchers);
    for (const [shown, kind] of [
      [key, 'seat'],
      [ORGANISER, 'spectator'],
      [watchers, 'spectator'],
    ] as const) {
      const viewer = await games.seating.viewerOf(game, shown);
      expect(viewer).toMatchObject({ kind });
      for (const ask of everything(game, viewer ?? SPECTATOR)) await ask();
    }
    await games.seating.giveWatchersKey(game, ORGANISER);
    await expect(games.seating.viewerOf(game, watchers)).rejects.toMatchObject({ type: 'noSuchGame' });
  });

  it('tells whoever holds an invitation what is wrong with his claim', async () => {
    const { game, red, blue } = await reserved(true);
    await expect(claim(game, 'red', blue)).rejects.toMatchObject({ type: 'seatReserved' });
    await expect(claim(game, 'green', blue)).rejects.toMatchObject({ type: 'noSuchSeat' });
    await claim(game, 'red', red);
    await expect(claim(game, 'red', red)).rejects.toMatchObject({ type: 'seatTaken' });
  });

  it('stays hidden where it was asked for before it was there', async () => {
    const own = command({ private: true, seats: [], organiserKey: ORGANISER });
    const { game } = await serviceOn(await memoryLedger()).create(own);
    await expect(games.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'noSuchGame' });
    await games.create(own);
    await expect(games.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'noSuchGame' });
  });
});

describe('what is followed with a key', () => {
  /** Follows from a revision on; tells what has come, and with which error it ended. */
  function followed(game: string, viewer: Viewer, server = games) {
    const seen: SeenEvent[] = [];
    const stop = new AbortController();
    const ended = (async () => {
      for await (const event of server.follow(game, viewer, 0, stop.signal)) seen.push(event);
    })().catch((error: unknown) => error);
    return { seen, ended, stop };
  }

  it.each([
    ['renewed', (game: string, key: string) => games.seating.renewKey(game, key)],
    ['revoked', (game: string) => games.seating.revoke(game, ORGANISER, 'red')],
  ])('ends when the key is %s, on every server, while nothing else happens', async (_what, makeVoid) => {
    const { game, red } = await reserved();
    const { key } = await claim(game, 'red', red);
    const viewer = (await games.seating.viewerOf(game, key)) ?? SPECTATOR;
    const both = [followed(game, viewer), followed(game, viewer, serviceOn(ledger))];
    const other = followed(game, SPECTATOR);
    await order(games, game, { type: 'EndTurn' });
    while (both.some(({ seen }) => seen.length < 3)) await new Promise((done) => setTimeout(done, 5));
    await makeVoid(game, key);
    for (const { ended } of both) expect(await ended).toMatchObject({ type: 'keyVoid' });
    await order(games, game, { type: 'EndTurn' });
    while (other.seen.length < 5) await new Promise((done) => setTimeout(done, 5));
    for (const { seen } of both) expect(seen).toHaveLength(3);
    other.stop.abort();
    expect(await other.ended).toBeUndefined();
  });

  it('shows nothing that was recorded after the key was void, however late that is noticed', async () => {
    const { game, red } = await reserved();
    const { key } = await claim(game, 'red', red);
    const viewer = (await games.seating.viewerOf(game, key)) ?? SPECTATOR;
    const stop = new AbortController();
    const following = games.follow(game, viewer, 0, stop.signal)[Symbol.asyncIterator]();
    expect((await following.next()).value).toMatchObject({ revision: 0 });
    await games.seating.revoke(game, ORGANISER, 'red');
    await order(games, game, { type: 'EndTurn' });
    await expect(following.next()).rejects.toMatchObject({ type: 'keyVoid' });
    stop.abort();
  });

  it('ends when it is told to, and leaves nothing behind', async () => {
    const { game, red } = await reserved();
    const { key } = await claim(game, 'red', red);
    const { ended, stop } = followed(game, (await games.seating.viewerOf(game, key)) ?? SPECTATOR);
    stop.abort();
    expect(await ended).toBeUndefined();
  });
});

/** A ledger that takes seats and no game. */
function brokenOff(whole: Ledger): Ledger {
  return {
    upkeep: whole.upkeep,
    append: (append) =>
      append.stream.startsWith('game-') ? Promise.reject(new Error('broken off')) : whole.append(append),
    appendOf: (stream, commandId) => whole.appendOf(stream, commandId),
    readStream: (stream, read) => whole.readStream(stream, read),
    readAll: (after, limit) => whole.readAll(after, limit),
    subscribe: (start, signal) => whole.subscribe(start, signal),
    heed: () => whole.heed(),
    saveSnapshot: (snapshot) => whole.saveSnapshot(snapshot),
    loadSnapshot: (stream, schema, atOrBefore) => whole.loadSnapshot(stream, schema, atOrBefore),
    check: () => whole.check(),
    close: () => whole.close(),
  };
}
