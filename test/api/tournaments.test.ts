import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimChanges } from './claim-changes.js';
import { SUBMIT, TestServer } from './server.js';

const ACCOUNT = 'mutation ($input: OpenAccountInput!) { openAccount(input: $input) { account key } }';
const OPEN = 'mutation ($input: OpenTournamentInput!) { openTournament(input: $input) { id organisers { name } } }';
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id tournament { id name } } }';
const LIST = `query ($filter: GameFilterInput) { games(first: 200, filter: $filter) {
  edges { node { id tournament { name } seats { side taken } } } } }`;

const CLAIMS = `query ($filter: ClaimFilterInput) {
  claims(filter: $filter) { edges { node { game title } } counts { rule standing count } } }`;
const ALL_CLAIMS = '{ claims(first: 200) { edges { node { game } } } }';
const ADMIT = 'mutation ($input: TournamentOrganiserInput!) { admitOrganiser(input: $input) { id } }';
const DISMISS = 'mutation ($input: TournamentOrganiserInput!) { dismissOrganiser(input: $input) { id } }';
const INVITE = 'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { invitation } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const FILE = 'mutation ($input: FileClaimInput!) { fileClaim(input: $input) { __typename } }';

interface Listed {
  readonly games: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

describe('a tournament over the API', () => {
  let server: TestServer;
  let ann: string;
  let bob: string;
  let whitsun: string;
  let open: string;
  let hidden: string;

  beforeAll(async () => {
    server = await TestServer.shared();
    [ann, bob] = [await account('Ann'), await account('Bob')];
    whitsun = await opened('Whitsun');
    open = await created({ tournament: whitsun });
    hidden = await created({ tournament: whitsun, private: true });
  });
  afterAll(() => server.clear());

  async function account(name: string): Promise<string> {
    const input = { name, label: 'desk' };
    const { openAccount } = await server.data<{ openAccount: { key: string } }>(ACCOUNT, { input });
    return openAccount.key;
  }

  async function accountOf(key: string): Promise<string> {
    return (await server.data<{ me: { id: string } }>('{ me { id } }', {}, key)).me.id;
  }

  async function opened(name: string): Promise<string> {
    const input = { name, commandId: randomUUID() };
    return (await server.data<{ openTournament: { id: string } }>(OPEN, { input }, ann)).openTournament.id;
  }

  async function created(wanted: object): Promise<string> {
    const input = { scenario: 'tavern-brawl', commandId: randomUUID(), ...wanted };
    return (await server.data<{ createGame: { id: string } }>(CREATE, { input }, ann)).createGame.id;
  }

  /** Red ends a step, and blue claims an error in that. Both sit where the tournament's organiser lets them. */
  async function claimIn(game: string): Promise<string> {
    const [red, blue] = [await joined(game, 'red'), await joined(game, 'blue')];
    const { revision } = (
      await server.data<{ game: { revision: number } }>(
        'query ($id: ID!) { game(id: $id) { revision } }',
        { id: game },
        red,
      )
    ).game;
    const order = { game, expectedRevision: revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    await server.data(SUBMIT, { input: order }, red);
    const claim = { game, idempotencyKey: randomUUID(), at: revision + 1, what: 'The step was not over.' };
    expect(await server.data(FILE, { input: claim }, blue)).toEqual({ fileClaim: { __typename: 'Parley' } });
    return game;
  }

  async function joined(game: string, side: string): Promise<string> {
    const { revokeSeat } = await server.data<{ revokeSeat: { invitation: string } }>(
      INVITE,
      { input: { game, side } },
      ann,
    );
    const input = { game, side, invitation: revokeSeat.invitation };
    return (await server.data<{ joinGame: { key: string } }>(JOIN, { input })).joinGame.key;
  }

  async function listed(filter: object | null, key?: string): Promise<readonly string[]> {
    const { games } = await server.data<Listed>(LIST, { filter }, key);
    return games.edges.map(({ node }) => node.id);
  }

  it('is a filter of the list of games, in which its organisers alone find its private games', async () => {
    const other = await created({ tournament: await opened('Michaelmas') });
    const filter = { tournaments: [whitsun] };
    expect(await listed(filter)).toEqual([open]);
    expect(await listed(filter, bob)).toEqual([open]);
    expect(await listed(filter, ann)).toEqual([hidden, open]);
    expect(await listed({ ...filter, over: true }, ann)).toEqual([]);
    expect(await listed({ ...filter, over: false }, ann)).toEqual([hidden, open]);
    for (const key of [undefined, bob, ann]) {
      const all = await listed(null, key);
      expect(all).toEqual(expect.arrayContaining([open, other]));
      expect(all).not.toContain(hidden);
    }
  });

  it('lets its organisers see a private game, and tells nobody else of it', async () => {
    const look = 'query ($id: ID!) { game(id: $id) { id tournament { name } } }';
    expect(await server.data(look, { id: hidden }, ann)).toMatchObject({ game: { tournament: { name: 'Whitsun' } } });
    const unknown = await server.ask(look, { id: randomUUID() }, bob);
    const untold = await server.ask(look, { id: hidden }, bob);
    expect(untold.errors?.[0]?.extensions).toEqual(unknown.errors?.[0]?.extensions);
    expect(untold.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('is a filter of the list of claims, in which its organisers alone find those of private games', async () => {
    const claimed = [await claimIn(open), await claimIn(hidden)];
    const claims = async (key?: string): Promise<readonly string[]> => {
      const list = await server.data<{
        claims: { edges: readonly { node: { game: string; title: string } }[]; counts: readonly object[] };
      }>(CLAIMS, { filter: { tournaments: [whitsun] } }, key);
      expect(list.claims.counts).toMatchObject([{ count: list.claims.edges.length }]);
      expect(list.claims.edges.every(({ node }) => node.title === 'Brawl behind the tavern')).toBe(true);
      return list.claims.edges.map(({ node }) => node.game);
    };
    expect(await claims(ann)).toEqual(claimed.toReversed());
    expect(await claims(bob)).toEqual([open]);
    expect(await claims()).toEqual([open]);
    // The key of an organiser shows them without the filter, too.
    const all = async (key: string) => JSON.stringify(await server.data(ALL_CLAIMS, {}, key));
    expect(await all(ann)).toContain(hidden);
    expect(await all(bob)).not.toContain(hidden);
    await server.data(ADMIT, { input: { tournament: whitsun, account: await accountOf(bob) } }, ann);
    expect(await all(bob)).toContain(hidden);
    await server.data(DISMISS, { input: { tournament: whitsun, account: await accountOf(bob) } }, ann);
    expect(await all(bob)).not.toContain(hidden);
    for (const [key, told] of [
      [ann, claimed],
      [bob, [open]],
    ] as const) {
      const { entries } = await claimChanges(server, { key, filter: { tournaments: [whitsun] } });
      expect(entries.flatMap(({ game }) => (game === null ? [] : [game]))).toEqual(told);
      const headers = { authorization: `Bearer ${key}` };
      const list = await (await fetch(`${server.url}/claims?tournament=${whitsun}`, { headers })).text();
      expect(told.map((game) => list.includes(game))).toEqual(told.map(() => true));
      expect(list.includes(hidden)).toBe(key === ann);
      const feed = await (await fetch(`${server.url}/events?tournament=${whitsun}`, { headers })).text();
      expect([feed.includes(open), feed.includes(hidden)]).toEqual([true, key === ann]);
    }
  });

  it('tells a player with an account of the claims in his own games, private ones too, and nobody else', async () => {
    const cob = await account('Cob');
    const game = await created({ private: true, tournament: await opened('Lammas') });
    const input = { game, side: 'blue' };
    await claimIn(game);
    expect(await server.code(CLAIMS, { filter: { mine: true } })).toBe('UNAUTHENTICATED');
    const claims = async (key: string) => {
      const list = await server.data<{ claims: { edges: readonly { node: { game: string } }[] } }>(
        CLAIMS,
        { filter: { mine: true } },
        key,
      );
      return list.claims.edges.map(({ node }) => node.game);
    };
    expect(await claims(cob)).toEqual([]);
    const { revokeSeat } = await server.data<{ revokeSeat: { invitation: string } }>(INVITE, { input }, ann);
    await server.data(JOIN, { input: { ...input, invitation: revokeSeat.invitation } }, cob);
    expect(await claims(cob)).toEqual([game]);
    expect(await claims(bob)).toEqual([]);
  });

  it.each([
    [{ tournaments: [] }, 'BAD_INPUT'],
    [{ tournaments: Array.from({ length: 21 }, () => randomUUID()) }, 'BAD_INPUT'],
    [{ tournaments: [randomUUID()] }, 'NOT_FOUND'],
    [{ tournaments: ['<b>Whitsun</b>'] }, 'NOT_FOUND'],
  ])('refuses the filter %j', async (filter, code) => {
    const { errors } = await server.ask(LIST, { filter }, ann);
    expect(errors?.[0]?.extensions['code']).toBe(code);
  });

  it('takes no game from somebody who does not organise it', async () => {
    const input = { scenario: 'tavern-brawl', commandId: randomUUID(), tournament: whitsun };
    const codes = [undefined, bob].map(async (key) => {
      const { errors } = await server.ask(CREATE, { input }, key);
      return errors?.[0]?.extensions['code'];
    });
    expect(await Promise.all(codes)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
    const { errors } = await server.ask(CREATE, { input });
    expect(errors?.[0]?.message).toBe('this needs the key of an account: Authorization: Bearer ha_…');
  });
});
