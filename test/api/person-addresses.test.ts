import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyHash, newAccountKey, newKey } from '../../src/access/key.js';
import { type Answer, JOIN, TestServer } from './server.js';

const OPEN = 'mutation ($input: OpenAccountInput!) { openAccount(input: $input) { account key } }';
const SET = 'mutation ($input: SetAddressInput!) { setAddress(input: $input) { id address { text shownTo } } }';
const REMOVE = 'mutation { removeAddress { id address { text } } }';
const ME = '{ me { name address { text shownTo } } }';
const SEATS = 'query ($id: ID!) { game(id: $id) { seats { side yours holder { name } address } } }';
const MY_SEATS = '{ myGames { edges { node { game { seats { address } } } } } }';
const LISTED = `query ($tournaments: [ID!]) { games(first: 200, filter: { tournaments: $tournaments }) {
  edges { node { id seats { address } } }
} }`;
const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  id secrets { organiserKey invitations { side invitation } }
} }`;
const WATCHERS = 'mutation ($input: RenewKeyInput!) { giveWatchersKey(input: $input) { key } }';
const OFFER = 'mutation ($game: ID!) { offerSeat(game: $game) { invitation } }';
const LEAVE = 'mutation ($game: ID!) { leaveSeat(game: $game) { address } }';
const REVOKE = 'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { invitation } }';
const TOURNAMENT = 'mutation ($input: OpenTournamentInput!) { openTournament(input: $input) { id } }';

interface Created {
  readonly createGame: {
    readonly id: string;
    readonly secrets: { organiserKey: string; invitations: { side: string; invitation: string }[] };
  };
}

const CREATE_SIEGE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const JOIN_SIEGE = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }';
const SIEGE_SEATS = 'query ($id: ID!) { siege(id: $id) { seats { address } } }';

/** A private game of Ann's (red) and of somebody who has no account (blue), with everybody who may look at it. */
interface Table {
  readonly game: string;
  readonly blue: string;
  readonly arbiter: string;
  readonly organiser: string;
  readonly watcher: string;
}

let server: TestServer;
let ann: string;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

async function account(name: string): Promise<string> {
  const input = { name, label: 'desk', key: newAccountKey(null) };
  return (await server.data<{ openAccount: { key: string } }>(OPEN, { input })).openAccount.key;
}

function setAddress(key: string | undefined, address: string, shownTo = 'players'): Promise<Answer> {
  return server.ask(SET, { input: { address, shownTo } }, key);
}

async function take(game: string, side: string, invitation: string, key?: string): Promise<string> {
  const input = { game, side, invitation };
  return (await server.data<{ joinGame: { key: string } }>(JOIN, { input }, key)).joinGame.key;
}

async function table(over: object = {}, key?: string): Promise<Table> {
  const arbiter = newKey();
  const input = {
    ...{ scenario: 'tavern-brawl', commandId: randomUUID(), private: true, ...over },
    arbiter: { name: 'Maud', keyHash: keyHash(arbiter) },
  };
  const { id: game, secrets } = (await server.data<Created>(CREATE, { input }, key)).createGame;
  const invitation = (side: string) => secrets.invitations.find((one) => one.side === side)?.invitation ?? '';
  await take(game, 'red', invitation('red'), ann);
  const blue = await take(game, 'blue', invitation('blue'));
  const organiser = secrets.organiserKey;
  const watchers = await server.data<{ giveWatchersKey: { key: string } }>(WATCHERS, { input: { game } }, organiser);
  return { game, blue, arbiter, organiser, watcher: watchers.giveWatchersKey.key };
}

/** The addresses at the seats of a game, red's first, as the holder of a key reads them. */
async function read(game: string, key?: string): Promise<readonly (string | null)[]> {
  const { game: seen } = await server.data<{ game: { seats: { address: string | null }[] } }>(SEATS, { id: game }, key);
  return seen.seats.map(({ address }) => address);
}

/** The content of all files in which the server keeps something, as text. */
function kept(): string {
  const folder = join(server.folder, 'data');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('\n');
}

describe('the address of a person', () => {
  beforeAll(async () => {
    ann = await account('Ann');
  });

  it('is set, changed and removed with a key of the account, as often as one likes, and is his own to read', async () => {
    expect(await server.data(ME, {}, ann)).toEqual({ me: { name: 'Ann', address: null } });
    for (const [text, shownTo] of [
      ['ann@mill.example', 'players'],
      ['ann@mill.example', 'players'],
      ['The mill, Little Wenlock', 'nobody'],
    ] as const) {
      expect((await setAddress(ann, text, shownTo)).data).toMatchObject({ setAddress: { address: { text, shownTo } } });
      expect(await server.data(ME, {}, ann)).toMatchObject({ me: { address: { text, shownTo } } });
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await server.data(REMOVE, {}, ann)).toMatchObject({ removeAddress: { address: null } });
    }
    expect(await server.data(ME, {}, ann)).toMatchObject({ me: { address: null } });
  });

  it('is refused if nobody could read it or it is too long, and without the key of an account', async () => {
    for (const text of ['', ' ann@mill.example', 'a\nb', 'a\u0000b', '\u202emoc', '-', `a${'b'.repeat(200)}`]) {
      const { errors } = await setAddress(ann, text);
      expect(errors).toMatchObject([{ message: expect.stringContaining('1 to 200 letters') }]);
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' });
    }
    expect((await setAddress(ann, 'a'.repeat(200))).errors).toBeUndefined();
    await server.data(REMOVE, {}, ann);
    const { blue } = await table();
    for (const key of [undefined, blue, newKey(), newAccountKey(null)]) {
      expect((await setAddress(key, 'x')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(await server.code(REMOVE, {}, key)).toBe('UNAUTHENTICATED');
    }
  });

  it('is read at the seats of a game by its seats and its arbiter, and by nobody if the person wants that', async () => {
    const { game, blue, arbiter, organiser, watcher } = await table();
    const hers = `ann-${randomUUID()}@mill.example`;
    await setAddress(ann, hers);
    for (const key of [ann, blue, arbiter]) expect(await read(game, key)).toEqual([hers, null]);
    for (const key of [organiser, watcher]) expect(await read(game, key)).toEqual([null, null]);
    expect(JSON.stringify(await server.data(MY_SEATS, {}, ann))).toContain(hers);
    await setAddress(ann, hers, 'nobody');
    for (const key of [ann, blue, arbiter]) expect(await read(game, key)).toEqual([null, null]);
    expect(await server.data(ME, {}, ann)).toMatchObject({ me: { address: { text: hers } } });
  });

  it('is read in an open game by no stranger and by no account without a seat; in a tournament by no organiser', async () => {
    const hers = `ann-${randomUUID()}@mill.example`;
    await setAddress(ann, hers);
    const carl = await account('Carl');
    const input = { commandId: randomUUID(), name: 'Whitsun' };
    const opened = await server.data<{ openTournament: { id: string } }>(TOURNAMENT, { input }, carl);
    const tournament = opened.openTournament.id;
    const reserve = [{ side: 'red' }, { side: 'blue' }];
    const { game, blue } = await table({ private: false, reserve, tournament }, carl);
    for (const key of [undefined, carl, await account('Dora')]) expect(await read(game, key)).toEqual([null, null]);
    const listed = async (key?: string) =>
      JSON.stringify(await server.data(LISTED, { tournaments: [tournament] }, key));
    for (const key of [undefined, carl, newKey()]) expect(await listed(key)).not.toContain(hers);
    expect(await listed(blue)).toContain(hers);
  });

  it('is read at the sides of a siege by the other side and by nobody else', async () => {
    const hers = `ann-${randomUUID()}@mill.example`;
    await setAddress(ann, hers);
    const input = { siege: 'corbel-leaguer', commandId: randomUUID() };
    const { createSiege } = await server.data<{ createSiege: { id: string } }>(CREATE_SIEGE, { input });
    const join = async (side: string, key?: string) =>
      (await server.data<{ joinSiege: { key: string } }>(JOIN_SIEGE, { siege: createSiege.id, side }, key)).joinSiege
        .key;
    await join('attacker', ann);
    const defender = await join('defender');
    for (const key of [ann, defender, newKey(), undefined]) {
      const seats = [{ address: key === ann || key === defender ? hers : null }, { address: null }];
      expect(await server.data(SIEGE_SEATS, { id: createSiege.id }, key)).toEqual({ siege: { seats } });
    }
  });

  it('is no longer read when the seat is left, handed over or taken away, and he reads no other then', async () => {
    const hers = `ann-${randomUUID()}@mill.example`;
    const his = `bob-${randomUUID()}@forge.example`;
    await setAddress(ann, hers);
    const bob = await account('Bob');
    await setAddress(bob, his);
    const carl = await account('Carl');
    for (const end of ['leave', 'hand over', 'revoke'] as const) {
      const { game, blue, organiser } = await table();
      const offered = await server.data<{ offerSeat: { invitation: string } }>(OFFER, { game }, blue);
      expect(await read(game, blue)).toEqual([hers, null]);
      // Bob takes the seat of blue over: the key of before reads nothing, and he reads what it read.
      await take(game, 'blue', offered.offerSeat.invitation, bob);
      expect(await server.code(SEATS, { id: game }, blue)).toBe('NOT_FOUND');
      expect(await read(game, bob)).toEqual([hers, his]);
      expect(await read(game, ann)).toEqual([hers, his]);
      if (end === 'leave') expect(await server.data(LEAVE, { game }, ann)).toEqual({ leaveSeat: { address: null } });
      else if (end === 'revoke') await server.data(REVOKE, { input: { game, side: 'red' } }, organiser);
      else {
        const { offerSeat } = await server.data<{ offerSeat: { invitation: string } }>(OFFER, { game }, ann);
        await take(game, 'red', offerSeat.invitation, carl);
        expect(await read(game, carl)).toEqual([null, his]);
      }
      expect(await read(game, bob)).toEqual([null, his]);
      expect(await server.code(SEATS, { id: game }, ann)).toBe('NOT_FOUND');
    }
  });

  it('is gone from every file of the server when it is changed or removed', async () => {
    const [first, second] = [randomUUID(), randomUUID()].map((one) => `ann-${one}@mill.example`);
    if (first === undefined || second === undefined) throw new Error('there are two');
    await setAddress(ann, first);
    const { game, blue } = await table();
    expect(await read(game, blue)).toEqual([first, null]);
    // It stands in one place: neither the ledger nor the read model has kept it.
    expect(kept().split(first)).toHaveLength(2);
    await setAddress(ann, second);
    expect(kept().includes(first)).toBe(false);
    expect(kept().split(second)).toHaveLength(2);
    expect(await read(game, blue)).toEqual([second, null]);
    await server.data(REMOVE, {}, ann);
    expect(await read(game, blue)).toEqual([null, null]);
    // A boolean, since the files would be the message of a failure.
    expect(kept().includes(second)).toBe(false);
  });
});
