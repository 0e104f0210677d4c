import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { keyHash, newAccountKey, newInvitation, newKey } from '../../src/access/key.js';
import { EXIT } from '../../src/cli/exit-code.js';
import { runHerald } from '../cli/run-herald.js';
import { claimChanges } from './claim-changes.js';
import { type Question, questionsOf, schemaOf } from './asked-of-schema.js';
import { toldAbout, toldByRoute } from './told-about.js';
import { type SeatedGame, seatedGame, SUBMIT, TestServer } from './server.js';

const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  id secrets { organiserKey invitations { side player invitation } }
} }`;
const JOIN_WITH = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const RENEW = 'mutation ($input: RenewKeyInput!) { renewKey(input: $input) { game side player key } }';
const REVOKE = 'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { side player invitation } }';
const WATCHERS = 'mutation ($input: RenewKeyInput!) { giveWatchersKey(input: $input) { key } }';
const LOOK =
  'query ($id: ID!) { game(id: $id) { title seats { side taken reserved yours } secrets { organiserKey } } }';
const REVISION = 'query ($id: ID!) { game(id: $id) { revision } }';
const OWN_ERROR = `mutation ($input: FileClaimInput!) { correctOwnOrder(input: $input) {
  __typename ... on Refusal { reason }
} }`;
const CLAIMS = `query ($game: ID!) { claims(filter: { game: $game }) {
  edges { node { game claim { number standing verdict { reason } } } } counts { rule standing count }
} game(id: $game) { parley { arbiter claims { number standing } } } }`;
const ALL_CLAIMS = `query ($filter: ClaimFilterInput) { claims(first: 200, filter: $filter) {
  edges { node { game } } counts { rule standing count }
} }`;
const OPEN_ACCOUNT = 'mutation ($input: OpenAccountInput!) { openAccount(input: $input) { account key } }';
const SET_ADDRESS = 'mutation ($input: SetAddressInput!) { setAddress(input: $input) { id } }';
const LIST = '{ games(first: 200) { edges { node { id } } } }';

interface Created {
  readonly createGame: {
    readonly id: string;
    readonly secrets: {
      readonly organiserKey: string;
      readonly invitations: readonly { side: string; player: string | null; invitation: string | null }[];
    } | null;
  };
}

describe('a private game', () => {
  let server: TestServer;
  let questions: readonly Question[];
  let routes: readonly string[];
  let open: SeatedGame;
  let game: string;
  let organiser: string;
  let watchers: string;
  let red: string;
  const arbiter = newKey();
  const blueInvitation = newInvitation();
  const [ann, address] = [newAccountKey(null), `ann-${randomUUID()}@mill.example`];

  beforeAll(async () => {
    server = await TestServer.shared();
    questions = questionsOf(await schemaOf(server));
    const openapi = (await (await fetch(`${server.url}/openapi.json`)).json()) as { readonly paths: object };
    routes = Object.keys(openapi.paths);
    open = await seatedGame(server);
    organiser = newKey();
    const input = {
      scenario: 'tavern-brawl',
      commandId: randomUUID(),
      private: true,
      organiserKey: organiser,
      reserve: [{ side: 'blue', invitation: blueInvitation }],
      arbiter: { name: 'Maud', keyHash: keyHash(arbiter) },
    };
    const { createGame } = await server.data<Created>(CREATE, { input });
    game = createGame.id;
    const invitation = createGame.secrets?.invitations.find(({ side }) => side === 'red')?.invitation;
    await server.data(OPEN_ACCOUNT, { input: { name: 'Ann', label: 'desk', key: ann } });
    await server.data(SET_ADDRESS, { input: { address, shownTo: 'players' } }, ann);
    const taken = { input: { game, side: 'red', invitation } };
    const joined = await server.data<{ joinGame: { key: string } }>(JOIN_WITH, taken, ann);
    red = joined.joinGame.key;
    watchers = (await server.data<{ giveWatchersKey: { key: string } }>(WATCHERS, { input: { game } }, organiser))
      .giveWatchersKey.key;
    const { game: seen } = await server.data<{ game: { revision: number } }>(REVISION, { id: game }, red);
    const order = { game, expectedRevision: seen.revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    await server.data(SUBMIT, { input: order }, red);
    const error = { game, idempotencyKey: randomUUID(), at: seen.revision + 1, what: 'Too soon.' };
    await server.data(OWN_ERROR, { input: error }, red);
  });
  afterAll(() => server.clear());

  const told = (question: Question, id: string, key: string | undefined) => toldAbout(server, question, id, key);
  const rest = (path: string, key: string | undefined) => toldByRoute(server, path, key);

  const strangers = (): readonly (readonly [string, string | undefined])[] => [
    ['nobody', undefined],
    ['a stranger', newKey()],
    ['a seat of another game', open.red],
    ['whoever holds an invitation only', blueInvitation],
  ];

  it('is not told apart from none by any query, mutation or subscription that the schema has', async () => {
    const ways = questions.filter(({ takesId }) => takesId);
    expect(ways.length).toBeGreaterThan(40);
    for (const kind of ['query', 'mutation', 'subscription']) expect(ways.some((way) => way.kind === kind)).toBe(true);
    for (const [who, key] of strangers()) {
      for (const way of ways) {
        const [here, nowhere] = [await told(way, game, key), await told(way, randomUUID(), key)];
        expect(`${who}: ${way.field}: ${here}`).toBe(`${who}: ${way.field}: ${nowhere}`);
        expect(here).not.toMatch(/Cannot query|is not defined by type|RATE_LIMITED|INTERNAL|QUERY_TOO/);
        if (key === undefined && way.field.startsWith('game ')) expect(here).toContain('"code":"NOT_FOUND"');
      }
    }
  });

  it('is named in the answer to no question that names no game, whoever asks', async () => {
    for (const [, key] of [...strangers(), ['red', red] as const]) {
      for (const way of questions.filter(({ takesId, kind }) => !takesId && kind === 'query')) {
        const answer = await told(way, 'no-id-at-all', key);
        // The list of claims has those of the private games of the key.
        if (key === red && way.field === 'query claims') expect(answer).toContain(game);
        else expect(answer).not.toContain(game);
        expect(answer).not.toContain(address);
        expect(`${way.field}: ${answer.slice(0, 300)}`).not.toContain('"errors"');
      }
    }
    expect(JSON.stringify(await server.ask(LIST))).toContain(open.id);
  });

  it('is not told apart from none by any route', async () => {
    const ofGames = routes.filter((route) => route.includes('{id}'));
    expect(ofGames.length).toBeGreaterThan(1);
    for (const [who, key] of strangers()) {
      for (const route of ofGames) {
        for (const query of ['', '?at=0', '?at=1.red&sight=A1,B2', '?seat=red', '?at=nonsense']) {
          const ask = async (id: string) =>
            (await rest(`${route.replace('{id}', id)}${query}`, key)).replaceAll(id, 'GAME');
          expect(`${who}: ${route}${query}: ${await ask(game)}`).toBe(
            `${who}: ${route}${query}: ${await ask(randomUUID())}`,
          );
        }
      }
      for (const route of routes.filter((one) => !one.includes('{'))) {
        expect(await rest(route, key)).not.toContain(game);
      }
    }
  });

  it('is open to its seats, its organiser, its watchers and its arbiter, by every way', async () => {
    for (const key of [red, organiser, watchers, arbiter]) {
      for (const way of questions.filter(({ field }) => /^(game |query game$|subscription gameEvents)/.test(field))) {
        const answer = await told(way, game, key);
        expect(`${way.field}: ${answer}`).not.toContain('NOT_FOUND');
        // Red's address is for those who sit in the game and for its arbiter.
        const isShown = way.field === 'game seats' && (key === red || key === arbiter);
        expect([way.field, answer.includes(address)]).toEqual([way.field, isShown]);
      }
      for (const route of ['board.svg', 'events.ndjson']) {
        expect(await rest(`/games/${game}/${route}`, key)).toMatch(/^200 /);
      }
      // An export says for whom it is, except for one who sees everything.
      const exported = await rest(`/games/${game}/events.ndjson`, key);
      expect({ key, seenBy: exported.includes('"seenBy"') }).toEqual({ key, seenBy: key !== arbiter });
    }
    const look = async (key: string) => (await server.data<{ game: object }>(LOOK, { id: game }, key)).game;
    const blueFree = { side: 'blue', taken: false, reserved: true, yours: false };
    expect(await look(red)).toMatchObject({
      seats: [{ side: 'red', taken: true, reserved: false, yours: true }, blueFree],
      secrets: null,
    });
    expect(await look(watchers)).toMatchObject({ seats: [{ side: 'red', yours: false }, blueFree], secrets: null });
    const order = { game, expectedRevision: 1, idempotencyKey: 'x', order: { endStep: true } };
    const submit = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';
    for (const key of [organiser, watchers, arbiter])
      expect(await server.code(submit, { input: order }, key)).toBe('FORBIDDEN');
  });

  it('has its arbiter see its claims and their changes by every way by which a seat sees them', async () => {
    const claim = { number: 1, standing: 'dismissed' };
    const change = { game, change: 'judged', claim };
    const path = `/games/${game}/claims`;
    for (const key of [red, arbiter]) {
      expect(await server.data(CLAIMS, { game }, key)).toMatchObject({
        claims: { edges: [{ node: { game, claim } }], counts: [{ rule: null, standing: 'dismissed', count: 1 }] },
        game: { parley: { arbiter: 'Maud', claims: [claim] } },
      });
      for (const route of [path, `${path}.ndjson`]) expect(await rest(route, key)).toMatch(/^200 .*"dismissed"/);
      expect(await rest(`${path}/1/bundle.ndjson`, key)).toMatch(/^200 .*herald-claim/);
      for (const filter of [{ ids: [game] }, { mine: true }, { standings: ['dismissed'], mine: true }]) {
        // Marks of how far the feed has come stand between the changes.
        const { entries } = await claimChanges(server, { key, filter });
        const told = entries.filter(({ claim: of, end }) => of !== null || end);
        expect(told).toMatchObject([change, { end: true }]);
        const after = told[0]?.cursor ?? null;
        expect((await claimChanges(server, { key, filter, after })).entries).toMatchObject([{ end: true }]);
      }
    }
    for (const key of [open.red, newKey()]) {
      const { errors } = await claimChanges(server, { key, filter: { ids: [game] } });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  it('has its claims in the list of all games, with counts, for every key that opens it and for no other', async () => {
    const overGraphql = async (filter: object, key?: string): Promise<ListedClaims> => {
      const { claims } = await server.data<{
        claims: ListedClaims & { edges: readonly { node: { game: string | null } }[] };
      }>(ALL_CLAIMS, { filter }, key);
      return { claims: claims.edges.map(({ node }) => node), counts: claims.counts };
    };
    const overRest = async (query: string, key?: string): Promise<ListedClaims> => {
      const answer = await rest(`/claims?limit=200${query}`, key);
      return JSON.parse(answer.slice(answer.indexOf('{'))) as ListedClaims;
    };
    const total = ({ counts }: ListedClaims) => counts.reduce((sum, { count }) => sum + count, 0);
    const isIn = ({ claims }: ListedClaims) => claims.some((one) => one.game === game);
    const [open, openByRest] = [await overGraphql({}), await overRest('')];
    expect([isIn(open), isIn(openByRest)]).toEqual([false, false]);
    for (const key of [red, organiser, watchers, arbiter]) {
      const all = await overGraphql({}, key);
      expect([isIn(all), total(all)]).toEqual([true, total(open) + 1]);
      const allByRest = await overRest('', key);
      expect([isIn(allByRest), total(allByRest)]).toEqual([true, total(openByRest) + 1]);
      expect(await rest('/claims.ndjson?limit=200', key)).toContain(`"game":"${game}"`);
      expect(isIn(await overGraphql({ standings: ['dismissed'] }, key))).toBe(true);
      expect(isIn(await overGraphql({ standings: ['upheld'] }, key))).toBe(false);
      process.env['HERALD_KEY'] = key;
      expect((await runHerald('claims', '--json', '--url', server.url)).out).toContain(game);
    }
    for (const key of [red, arbiter]) {
      const mine = { claims: [{ game }], counts: [{ rule: null, standing: 'dismissed', count: 1 }] };
      expect(await overGraphql({ mine: true }, key)).toMatchObject(mine);
      expect(await overRest('&mine=true', key)).toMatchObject(mine);
      process.env['HERALD_KEY'] = key;
      const { out } = await runHerald('claims', '--json', '--mine', '--url', server.url);
      expect(JSON.parse(out)).toMatchObject(mine);
    }
    for (const key of [organiser, watchers, newKey()]) expect(total(await overGraphql({ mine: true }, key))).toBe(0);
    for (const [, key] of strangers()) {
      const all = await overGraphql({}, key);
      expect([isIn(all), total(all)]).toEqual([false, total(open)]);
      expect(await rest('/claims.ndjson?limit=200', key)).not.toContain(game);
      process.env['HERALD_KEY'] = key ?? '';
      if (key !== undefined) expect((await runHerald('claims', '--url', server.url)).out).not.toContain(game);
    }
    const { code, err } = await runHerald('claims', '--mine');
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining('--url')]);
  });
});

/** A list of claims, as GraphQL and REST tell it. */
interface ListedClaims {
  readonly claims: readonly { readonly game: string | null }[];
  readonly counts: readonly { readonly count: number }[];
}

const ME = '{ me { id name keys { id label isThis } } }';
const MY_GAMES = `query ($first: Int, $after: String) { myGames(first: $first, after: $after) {
  edges { node { side game { id seats { side yours holder { name } } } } } totalCount pageInfo { hasNextPage endCursor }
} }`;
const WEBHOOKS = '{ webhooks { id url failingSince disabled } }';
const SET_WEBHOOK = 'mutation ($url: String!) { setWebhook(url: $url) { webhook { id } secret } }';
const REMOVE_WEBHOOK = 'mutation ($id: ID!) { removeWebhook(id: $id) { id } }';
const MINE = 'subscription { feed(filter: { mine: true }) { game seat end } }';

describe('keys and invitations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });
  afterAll(() => server.clear());

  const reserving = (over: object = {}) => ({
    input: { scenario: 'tavern-brawl', commandId: randomUUID(), reserve: [{ side: 'red' }, { side: 'blue' }], ...over },
  });

  async function reserved(over: object = {}): Promise<{ game: string; organiser: string; red: string; blue: string }> {
    const { createGame } = await server.data<Created>(CREATE, reserving(over));
    const [red, blue] = createGame.secrets?.invitations ?? [];
    const organiser = createGame.secrets?.organiserKey ?? '';
    return { game: createGame.id, organiser, red: red?.invitation ?? '', blue: blue?.invitation ?? '' };
  }

  it('an account sets webhooks for itself, to public addresses only', async () => {
    const asked = { input: { name: 'Ann', label: 'desk', key: newAccountKey(null) } };
    const { openAccount: ann } = await server.data<{ openAccount: { key: string } }>(OPEN_ACCOUNT, asked);
    const url = 'https://example.org/herald';
    const { setWebhook } = await server.data<{ setWebhook: { webhook: { id: string }; secret: string } }>(
      SET_WEBHOOK,
      { url },
      ann.key,
    );
    expect(setWebhook.secret).toMatch(/^whsec_/);
    const { id } = setWebhook.webhook;
    const listed = { webhooks: [{ id, url, failingSince: null, disabled: null }] };
    expect(await server.data(WEBHOOKS, {}, ann.key)).toEqual(listed);
    expect(await server.data(WEBHOOKS)).toEqual({ webhooks: null });
    expect(await server.code(SET_WEBHOOK, { url })).toBe('UNAUTHENTICATED');
    for (const near of ['https://127.0.0.1/', 'http://example.org/', 'https://[::1]/']) {
      expect(await server.code(SET_WEBHOOK, { url: near }, ann.key)).toBe('BAD_INPUT');
    }
    expect(await server.data(REMOVE_WEBHOOK, { id }, ann.key)).toEqual({ removeWebhook: [] });
    expect(await server.code(REMOVE_WEBHOOK, { id }, ann.key)).toBe('BAD_INPUT');
  });

  it('an account has its games in one list and one feed, private ones too, and nobody else has', async () => {
    const asked = { input: { name: 'Ann', label: 'desk', key: newAccountKey(null) } };
    const { openAccount: ann } = await server.data<{ openAccount: { account: string; key: string } }>(
      OPEN_ACCOUNT,
      asked,
    );
    expect(await server.data(OPEN_ACCOUNT, asked)).toEqual({ openAccount: ann });
    expect(await server.data(ME, {}, ann.key)).toMatchObject({ me: { id: ann.account, keys: [{ isThis: true }] } });
    const others = await seatedGame(server);
    const { game, red } = await reserved({ private: true });
    const input = { game, side: 'red', invitation: red };
    const { joinGame } = await server.data<{ joinGame: { key: string } }>(JOIN_WITH, { input }, ann.key);
    const seats = [
      { side: 'red', yours: true, holder: { name: 'Ann' } },
      { yours: false, holder: null },
    ];
    const list = await server.data(MY_GAMES, { first: 1 }, ann.key);
    expect(list).toMatchObject({
      myGames: { edges: [{ node: { side: 'red', game: { id: game, seats } } }], totalCount: 1 },
    });
    for (const key of [undefined, joinGame.key, others.red]) {
      expect(await server.data(MY_GAMES, {}, key)).toEqual({ myGames: null });
    }
    const told = await feedOf(server, ann.key);
    expect(told).toContain(game);
    expect(told).not.toContain(others.id);
    expect(await server.data(JOIN_WITH, { input: { game: others.id, side: 'red' } }, ann.key).catch(String)).toContain(
      'SEAT_TAKEN',
    );
  });

  it('a command may be repeated with the client’s own organiser key, and with none it tells why not', async () => {
    const own = reserving({ organiserKey: newKey(), reserve: [{ side: 'red', invitation: newInvitation() }] });
    const [first, again] = [await server.ask(CREATE, own), await server.ask(CREATE, own)];
    expect(first.errors).toBeUndefined();
    expect(again).toEqual(first);
    const made = reserving();
    expect(await server.code(CREATE, made)).toBeUndefined();
    expect(await server.code(CREATE, made)).toBe('IDEMPOTENCY_KEY_REUSED');
    const changed = { input: { ...own.input, private: true } };
    expect(await server.code(CREATE, changed)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('joining may be repeated with the client’s own key, which must not be guessable', async () => {
    const { game, red } = await reserved();
    const key = newKey();
    const input = { game, side: 'red', invitation: red, key };
    const first = await server.ask(JOIN_WITH, { input });
    expect(first.data?.['joinGame']).toEqual({ key });
    expect(await server.ask(JOIN_WITH, { input })).toEqual(first);
    expect(await server.code(JOIN_WITH, { input: { ...input, key: newKey() } })).toBe('SEAT_TAKEN');
    expect(await server.code(JOIN_WITH, { input: { game, side: 'blue' } })).toBe('SEAT_RESERVED');
    expect(await server.code(JOIN_WITH, { input: { game, side: 'blue', invitation: red } })).toBe('SEAT_RESERVED');
    const weak = [
      '',
      'secret',
      'hk_secret',
      `hk_${'a'.repeat(43)}`,
      `hk_${'0123456789abcdef'.repeat(1)}`,
      newInvitation(),
    ];
    for (const own of weak) {
      const bad = { input: { game: (await reserved()).game, side: 'red', key: own } };
      expect(await server.code(JOIN_WITH, bad)).toBe('SEAT_RESERVED');
      const free = await server.data<Created>(CREATE, { input: { scenario: 'tavern-brawl', commandId: randomUUID() } });
      const input = { game: free.createGame.id, side: 'red', key: own };
      expect([own, await server.code(JOIN_WITH, { input })]).toEqual([own, 'BAD_INPUT']);
    }
  });

  it('what cannot be reserved is refused', async () => {
    for (const [over, code] of [
      [{ reserve: [{ side: 'green' }] }, 'NOT_FOUND'],
      [{ reserve: [{ side: 'red', player: 'Anna' }] }, 'NOT_FOUND'],
      [{ reserve: [{ side: 'red' }, { side: 'red' }] }, 'BAD_INPUT'],
      [{ reserve: [{ side: 'red', invitation: 'hi_short' }] }, 'BAD_INPUT'],
      [{ organiserKey: newInvitation() }, 'BAD_INPUT'],
      [{ commandId: 'with a blank' }, 'BAD_INPUT'],
    ] as const) {
      expect([over, await server.code(CREATE, reserving(over))]).toEqual([over, code]);
    }
  });

  it('a key is renewed by whoever holds it, and a seat revoked by the organiser', async () => {
    const { game, organiser, red } = await reserved();
    const join = async (invitation: string) =>
      (await server.data<{ joinGame: { key: string } }>(JOIN_WITH, { input: { game, side: 'red', invitation } }))
        .joinGame.key;
    const [key, own] = [await join(red), newKey()];
    expect(await server.code(RENEW, { input: { game } })).toBe('UNAUTHENTICATED');
    expect(await server.code(RENEW, { input: { game } }, newKey())).toBe('UNAUTHENTICATED');
    const renewed = await server.ask(RENEW, { input: { game, key: own } }, key);
    expect(renewed.data?.['renewKey']).toEqual({ game, side: 'red', player: null, key: own });
    expect(await server.ask(RENEW, { input: { game, key: own } }, key)).toEqual(renewed);
    expect(await server.code(LOOK, { id: game }, key)).toBe('UNAUTHENTICATED');
    expect(await server.code(LOOK, { id: game }, own)).toBeUndefined();
    expect(await server.code(REVOKE, { input: { game, side: 'red' } }, own)).toBe('FORBIDDEN');
    expect(await server.code(REVOKE, { input: { game, side: 'red' } })).toBe('UNAUTHENTICATED');
    const revoked = await server.data<{ revokeSeat: { invitation: string } }>(
      REVOKE,
      { input: { game, side: 'red' } },
      organiser,
    );
    expect(await server.code(LOOK, { id: game }, own)).toBe('UNAUTHENTICATED');
    expect(await server.code(JOIN_WITH, { input: { game, side: 'red', invitation: red } })).toBe('SEAT_RESERVED');
    expect(await server.code(LOOK, { id: game }, await join(revoked.revokeSeat.invitation))).toBeUndefined();
  });

  it('a subscription ends with its key, and says so', async () => {
    const { game, organiser, red } = await reserved();
    const joined = await server.data<{ joinGame: { key: string } }>(JOIN_WITH, {
      input: { game, side: 'red', invitation: red },
    });
    const connectionParams = { key: joined.joinGame.key };
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
    });
    const query = `subscription { gameEvents(game: "${game}", fromRevision: 0) { revision } }`;
    const answers: unknown[] = [];
    const ended = (async () => {
      for await (const answer of client.iterate({ query })) {
        answers.push(answer);
        if (answers.length === 1) await server.data(REVOKE, { input: { game, side: 'red' } }, organiser);
      }
    })().catch((error: unknown) => answers.push(error));
    await ended;
    await client.dispose();
    expect(JSON.stringify(answers.at(-1))).toContain('"code":"UNAUTHENTICATED"');
  });
});

/** The events that the feed of a key's own games tells, until its end. */
async function feedOf({ socketUrl }: TestServer, key: string): Promise<string> {
  const client = createClient({
    url: socketUrl,
    webSocketImpl: WebSocket,
    connectionParams: { key },
    retryAttempts: 0,
  });
  const told: string[] = [];
  try {
    for await (const { data } of client.iterate<{ feed: { end: boolean } }>({ query: MINE })) {
      told.push(JSON.stringify(data));
      if (data?.feed.end) break;
    }
    return told.join();
  } finally {
    await client.dispose();
  }
}
