import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  CREATE,
  give,
  JOIN,
  type SeatedGame,
  seatedGame,
  servedGame,
  stateOf,
  SUBMIT,
  type Submitted,
  TestServer,
} from './server.js';

interface Board {
  readonly revision: number;
  readonly fingerprint: string;
  readonly units: readonly {
    name: string;
    side: string;
    hexes: string[];
    mpLeft: number;
    mpa: number;
    health: string;
  }[];
}
interface Legal {
  readonly order: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly mp: number | null;
}

const BOARD = `query ($id: ID!, $at: AtInput) {
  game(id: $id) { board(at: $at) { revision fingerprint units { name side hexes mpLeft mpa health } melee { a b } } }
}`;
const LEGAL = `query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order text mp summary } } }`;
const HISTORY = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $filter: HistoryFilterInput) {
  game(id: $id) {
    history(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      edges { cursor node { revision type units rules text hash } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;
interface History {
  readonly game: {
    readonly history: {
      readonly edges: readonly {
        cursor: string;
        node: { revision: number; type: string; units: string[]; rules: string[] };
      }[];
      readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    };
  };
}

describe('a game over GraphQL', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    ({ server, game } = await servedGame());
  });
  afterAll(() => server.clear());

  const boardAt = async (at?: object) =>
    (await server.data<{ game: { board: Board } }>(BOARD, { id: game.id, at })).game.board;
  const legal = async (key: string, unit?: string) =>
    (await server.data<{ game: { legalOrders: Legal[] } }>(LEGAL, { id: game.id, unit }, key)).game.legalOrders;

  it('has a demo game to look at without a key', async () => {
    const id = server.announced.demo?.game;
    expect(server.announced.demo?.seats.map(({ side }) => side)).toEqual(['red', 'blue']);
    const { game: demo } = await server.data<{ game: { title: string; seats: object[] } }>(
      'query ($id: ID!) { game(id: $id) { title seats { side taken yours } } }',
      { id },
    );
    expect(demo.seats).toEqual([
      { side: 'red', taken: true, yours: false },
      { side: 'blue', taken: true, yours: false },
    ]);
  });

  it('creates one game for a command that is sent twice, and another for another', async () => {
    const input = { scenario: 'tavern-brawl', commandId: randomUUID() };
    const create = async (given: object) =>
      (await server.data<{ createGame: { id: string } }>(CREATE, { input: given })).createGame.id;
    const first = await create(input);
    expect(await create(input)).toBe(first);
    expect(await create({ ...input, commandId: randomUUID() })).not.toBe(first);
  });

  it('creates with options that differ from the scenario', async () => {
    const { createGame } = await server.data<{ createGame: { options: object[] } }>(
      'mutation ($input: CreateGameInput!) { createGame(input: $input) { options { name on } } }',
      { input: { scenario: 'tavern-brawl', options: [{ name: 'honourDice', on: true }], commandId: randomUUID() } },
    );
    expect(createGame.options).toContainEqual({ name: 'honourDice', on: true });
  });

  it('takes a false number of MP as the fact in a game of honour, warns its sender, and finds it when asked', async () => {
    const create = { scenario: 'tavern-brawl', keeping: 'onHonour', warnSender: true, commandId: randomUUID() };
    const { createGame } = await server.data<{ createGame: { id: string } }>(CREATE, { input: create });
    const { id } = createGame;
    const seat = async (side: string) =>
      (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } })).joinGame.key;
    const [red, blue] = [await seat('red'), await seat('blue')];
    await give(server, id, red, { endStep: true });
    const { revision } = await stateOf(server, id);
    const input = {
      game: id,
      expectedRevision: revision,
      idempotencyKey: randomUUID(),
      order: { text: 'Gib: O10 (3)' },
      stated: { units: [{ unit: 'Hamo', health: 'wounded' }] },
    };
    const { submitOrder } = await server.data<{ submitOrder: { warning: { code: string } | null; revision: number } }>(
      `mutation ($input: SubmitOrderInput!) {
        submitOrder(input: $input) { ... on OrderAccepted { revision warning { code } } }
      }`,
      { input },
      red,
    );
    expect(submitOrder.warning).toEqual({ code: 'illegal' });
    const { game: judged } = await server.data<{ game: { judgement: { orders: { verdict: string }[] } } }>(
      'query ($id: ID!, $at: Int!) { game(id: $id) { judgement(of: { event: $at }) { orders { verdict } } } }',
      { id, at: submitOrder.revision },
      red,
    );
    expect(judged.judgement.orders).toMatchObject([{ verdict: 'wrong' }]);
    const { game: seen } = await server.data<{ game: { board: { units: { name: string; health: string }[] } } }>(
      'query ($id: ID!) { game(id: $id) { board { units { name health } } } }',
      { id },
      blue,
    );
    expect(seen.board.units).toContainEqual({ name: 'Hamo', health: 'wounded' });
  });

  it('gives each seat once', async () => {
    expect(await server.code(JOIN, { input: { game: game.id, side: 'red' } })).toBe('SEAT_TAKEN');
    expect(await server.code(JOIN, { input: { game: game.id, side: 'green' } })).toBe('NOT_FOUND');
  });

  it('accepts a legal order sent back as it came, and tells what happened', async () => {
    await give(server, game.id, game.red, { endStep: true });
    const [move] = (await legal(game.red, 'Gib')).filter(({ order }) => 'move' in order);
    if (!move) throw new Error('Gib cannot move');
    const before = await boardAt();
    const done = await give(server, game.id, game.red, move.order);
    expect(done).toMatchObject({ __typename: 'OrderAccepted', repeated: false });
    expect(done.events?.map(({ type }) => type)).toEqual(expect.arrayContaining(['OrderGiven', 'UnitMoved']));
    const after = await boardAt();
    const gib = (board: Board) => board.units.find(({ name }) => name === 'Gib');
    expect(gib(after)?.hexes).not.toEqual(gib(before)?.hexes);
    expect(gib(before)?.mpLeft).toBe(gib(before)?.mpa);
    expect(after.revision).toBe(done.revision);
  });

  it('lists written orders that it accepts in writing', async () => {
    const [move] = (await legal(game.red, 'Jankin')).filter(({ order }) => 'move' in order);
    const done = await give(server, game.id, game.red, { text: move?.text });
    expect(done).toMatchObject({ __typename: 'OrderAccepted' });
  });

  it('carries an order out once, however often it is sent', async () => {
    const { revision } = await stateOf(server, game.id);
    const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    const answers = await Promise.all([1, 2, 3].map(() => server.data<Submitted>(SUBMIT, { input }, game.red)));
    const revisions = new Set(answers.map(({ submitOrder }) => submitOrder.revision));
    expect(revisions.size).toBe(1);
    expect(answers.filter(({ submitOrder }) => submitOrder.repeated === false)).toHaveLength(1);
    expect((await stateOf(server, game.id)).revision).toBe([...revisions][0]);
  });

  it('shows the past as it was, by event and by turn', async () => {
    const seen = await boardAt();
    await give(server, game.id, game.red, { endTurn: true });
    expect(await boardAt({ revision: seen.revision })).toEqual(seen);
    const { game: turns } = await server.data<{
      game: { turns: { side: string; fingerprint: string; revision: number }[] };
    }>(
      'query ($id: ID!) { game(id: $id) { turns { gameTurn side revision fingerprint events counts { type count } } } }',
      { id: game.id },
    );
    expect(turns.turns).toMatchObject([{ gameTurn: 1, side: 'red' }]);
    const ended = await boardAt({ turnEnd: { gameTurn: 1, side: 'red' } });
    expect(ended.fingerprint).toBe(turns.turns[0]?.fingerprint);
    expect(await boardAt({ revision: 0 })).toMatchObject({ revision: 0 });
  });

  it('tells whose turn it is, since when, and when something happened last', async () => {
    interface Since {
      readonly game: {
        readonly turnSince: string;
        readonly updatedAt: string;
        readonly turns: readonly { readonly endedAt: string }[];
        readonly history: { readonly edges: readonly { readonly node: { readonly recordedAt: string } }[] };
      };
    }
    const SINCE = `query ($id: ID!) { game(id: $id) {
      turnSince updatedAt turns(first: 1) { endedAt } history(last: 1) { edges { node { recordedAt } } }
    } }`;
    const other = await seatedGame(server);
    const [games, begun] = [
      await server.data<{ games: { edges: { node: { id: string; createdAt: string } }[] } }>(
        '{ games { edges { node { id createdAt } } } }',
      ),
      (await server.data<Since>(SINCE, { id: other.id })).game,
    ];
    const created = games.games.edges.find(({ node }) => node.id === other.id)?.node.createdAt;
    expect(begun).toMatchObject({ turnSince: created, turns: [] });
    await give(server, other.id, other.red, { endTurn: true });
    const { revision } = await stateOf(server, other.id);
    await give(server, other.id, other.blue, { endStep: true });
    expect((await stateOf(server, other.id)).revision).toBeGreaterThan(revision);
    const now = (await server.data<Since>(SINCE, { id: other.id })).game;
    expect(now.turnSince).toBe(now.turns[0]?.endedAt);
    expect(now.updatedAt).toBe(now.history.edges[0]?.node.recordedAt);
    expect(Date.parse(now.updatedAt)).toBeGreaterThan(Date.parse(now.turnSince));
  });

  it('pages through the player turns that have ended, the latest first', async () => {
    interface Turns {
      readonly game: {
        readonly turnsPage: {
          readonly edges: readonly { readonly cursor: string; readonly node: { readonly side: string } }[];
          readonly pageInfo: { readonly hasNextPage: boolean };
          readonly totalCount: number;
        };
      };
    }
    const TURNS = `query ($id: ID!, $after: String) { game(id: $id) { turnsPage(first: 1, after: $after) {
      edges { cursor node { side } } pageInfo { hasNextPage } totalCount
    } } }`;
    const other = await seatedGame(server);
    const page = async (after?: string) =>
      (await server.data<Turns>(TURNS, { id: other.id, after: after ?? null })).game.turnsPage;
    expect(await page()).toEqual({ edges: [], pageInfo: { hasNextPage: false }, totalCount: 0 });
    await give(server, other.id, other.red, { endTurn: true });
    await give(server, other.id, other.blue, { endTurn: true });
    const latest = await page();
    expect(latest).toMatchObject({
      edges: [{ node: { side: 'blue' } }],
      pageInfo: { hasNextPage: true },
      totalCount: 2,
    });
    expect(await page(latest.edges[0]?.cursor)).toMatchObject({
      edges: [{ node: { side: 'red' } }],
      pageInfo: { hasNextPage: false },
    });
    expect(await server.code(TURNS, { id: other.id, after: 'nonsense' })).toBe('BAD_INPUT');
  });

  it('pages through history in both directions, and filters it', async () => {
    const history = async (variables: object) =>
      (await server.data<History>(HISTORY, { id: game.id, ...variables })).game.history;
    const { revision } = await stateOf(server, game.id);
    const revisions: number[] = [];
    for (let after: string | null = null; ;) {
      const page: History['game']['history'] = await history({ first: 4, after });
      revisions.push(...page.edges.map(({ node }) => node.revision));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(revisions).toEqual(Array.from({ length: revision + 1 }, (_, index) => index));

    const last = await history({ last: 2 });
    expect(last.edges.map(({ node }) => node.revision)).toEqual([revision - 1, revision]);
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });

    const moves = await history({ filter: { unit: 'Gib', type: 'UnitMoved', gameTurn: 1, side: 'red' } });
    expect(moves.edges).toHaveLength(1);
    expect(moves.edges[0]?.node.units).toEqual(['Gib']);
    const ruled = await history({ filter: { rule: 'pbem:4.2' } });
    expect(ruled.edges.every(({ node }) => node.rules.includes('pbem:4.2'))).toBe(true);
    expect(ruled.edges.length).toBeGreaterThan(0);
    const around = await history({ filter: { fromRevision: 2, toRevision: 4 } });
    expect(around.edges.map(({ node }) => node.revision)).toEqual([2, 3, 4]);
    expect(around.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: false });
    await expect(history({ filter: { fromRevision: 4, toRevision: 3 } })).rejects.toThrow('ends before it begins');
    const { errors } = await server.ask(HISTORY, { id: game.id, filter: { fromRevision: 4, toRevision: 3 } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', problem: 'backwards', from: 4, to: 3 });
  });

  it('says which options a game of a scenario cannot have, as others are chosen', async () => {
    const ASK = `query ($different: [OptionInput!]) {
      scenario(id: "hot-water") { options(different: $different) { name refusal { rule } } } }`;
    const refusals = async (different: readonly { name: string; on: boolean }[]) => {
      const { scenario } = await server.data<{ scenario: { options: { name: string; refusal: object | null }[] } }>(
        ASK,
        {
          different,
        },
      );
      return Object.fromEntries(scenario.options.map(({ name, refusal }) => [name, refusal]));
    };
    const { onboardBattering, multiPlayerSides, offboardBattering } = await refusals([]);
    expect([onboardBattering, multiPlayerSides]).toEqual([{ rule: 'pbem:19.2c' }, { rule: 'pbem:1.2a' }]);
    expect(offboardBattering).toBeNull();
    expect(await refusals([{ name: 'offboardBattering', on: false }])).toMatchObject({ onboardBattering: null });
    await expect(refusals([{ name: 'nonsense', on: true }])).rejects.toThrow('there is no option nonsense');
  });

  it('fights: odds before, decisions after, melee on the board', async () => {
    const fight = await seatedGame(server);
    let [melee, previews, decisions] = [0, 0, 0];
    for (let orders = 0; orders < 300 && (melee === 0 || previews === 0 || decisions === 0); orders += 1) {
      const { game: now } = await server.data<{ game: Fight }>(FIGHT, { id: fight.id });
      const side = now.actors[0]?.side;
      const key = side === 'red' ? fight.red : fight.blue;
      const { game: mine } = await server.data<{ game: Fight }>(FIGHT_OF_SEAT, { id: fight.id }, key);
      melee += now.board.melee.length;
      decisions += mine.pending.filter(({ options }) => options.length > 0).length;
      const attack = mine.legalOrders.find(({ order }) => 'attack' in order);
      if (attack) {
        expect(attack.odds?.byDie).toHaveLength(10);
        const { game: asked } = await server.data<{ game: { preview: unknown } }>(
          PREVIEW,
          { id: fight.id, order: attack.order },
          key,
        );
        expect(asked.preview).toEqual({ __typename: 'Odds', ...attack.odds });
        previews += 1;
      }
      const answer = mine.pending.flatMap(({ options }) => options)[0];
      const order = answer?.order ?? attack?.order ?? towards(mine.legalOrders, orders);
      expect((await give(server, fight.id, key, order)).__typename).toBe('OrderAccepted');
    }
    expect(melee).toBeGreaterThan(0);
    expect(previews).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(0);
  });

  it('lists what ships', async () => {
    const shipped = await server.data<{
      scenarios: { id: string }[];
      rulesets: object[];
      rule: object;
      rules: object[];
      rulePage: { edges: { cursor: string; node: object }[]; totalCount: number };
      related: { params: object; related: object[] };
    }>(
      `{ scenarios { id title story sides { id name colour } ruleset { id version options } units gameTurns }
         rulesets { id version options scale { hexCentimetres playerTurnSeconds } } rule(id: "pbem:7.3c") { id title topic book chapter text ruling check }
         related: rule(id: "pbem:7.1a") { params related { relation rule { id title } } }
         rules(filter: { book: "pbem", chapter: "07-movement" }, first: 3, offset: 1) { id }
         rulePage(filter: { books: ["pbem"], chapters: ["07-movement"] }, first: 4) { edges { cursor node { id } } totalCount } none: rule(id: "pbem:0") { id } }`,
    );
    expect(shipped.scenarios.map(({ id }) => id)).toEqual(expect.arrayContaining(['dawn-raid', 'tavern-brawl']));
    expect(shipped.rulesets).toContainEqual(
      expect.objectContaining({ id: 'pbem', scale: { hexCentimetres: 150, playerTurnSeconds: 10 } }),
    );
    expect(shipped.rule).toMatchObject({
      id: 'pbem:7.3c',
      book: 'pbem',
      chapter: '07-movement',
      text: expect.stringContaining('MP'),
    });
    expect(shipped.rules).toHaveLength(3);
    expect(shipped.rulePage.edges.slice(1).map(({ node }) => node)).toEqual(shipped.rules);
    const second = await server.data<{ rulePage: { edges: { node: object }[]; totalCount: number } }>(
      `query ($after: String) { rulePage(filter: { books: ["pbem"], chapters: ["07-movement"] }, first: 1, after: $after) {
         edges { node { id } } totalCount } }`,
      { after: shipped.rulePage.edges[1]?.cursor },
    );
    expect(second.rulePage).toEqual({ edges: [{ node: shipped.rules[1] }], totalCount: shipped.rulePage.totalCount });
    const ofOthers = await server.ask(
      'query ($after: String) { rulePage(filter: { books: ["pbem"] }, first: 1, after: $after) { totalCount } }',
      { after: shipped.rulePage.edges[1]?.cursor },
    );
    expect(ofOthers.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(shipped).toMatchObject({ none: null });
    expect(shipped.related.params).toEqual({ maxLiveUnitsPerLocation: 1 });
    expect(shipped.related.related).toContainEqual({
      relation: 'section',
      rule: expect.objectContaining({ id: 'pbem:7.1b' }),
    });
  });

  it('lists games, the newest first, page by page', async () => {
    const page = async (after: string | null) =>
      (
        await server.data<{
          games: { edges: { cursor: string; node: { id: string } }[]; pageInfo: { hasNextPage: boolean } };
        }>(
          `query ($after: String) { games(first: 2, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage } } }`,
          { after },
        )
      ).games;
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo } = await page(after);
      ids.push(...edges.map(({ node }) => node.id));
      after = edges.at(-1)?.cursor ?? null;
      if (!pageInfo.hasNextPage) break;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(game.id);
    const late = await seatedGame(server);
    expect((await page(null)).edges[0]?.node.id).toBe(late.id);
  });
});

interface Fight {
  readonly actors: readonly { side: string }[];
  readonly board: { melee: readonly object[] };
  readonly pending: readonly { options: readonly { order: object }[] }[];
  readonly legalOrders: readonly { order: Record<string, unknown>; odds: { byDie: object[] } | null }[];
}
const ODDS = 'table column modifiers { rule what value } byDie { die result } distribution { result tenths }';
const FIGHT = 'query ($id: ID!) { game(id: $id) { actors { side } board { melee { a b } } } }';
const FIGHT_OF_SEAT = `query ($id: ID!) {
  game(id: $id) { pending { id kind options { order } } legalOrders { order odds { ${ODDS} } } }
}`;
const PREVIEW = `query ($id: ID!, $order: OrderInput!) {
  game(id: $id) { preview(order: $order) { __typename ... on Odds { ${ODDS} } } }
}`;

/** Moves into the middle of the board, where the enemy comes too; ends the step when all have moved. */
function towards(legal: Fight['legalOrders'], seed: number): object {
  const moves = legal.flatMap(({ order }) => {
    const move = order['move'] as { path: { hexes: string[] }[] } | undefined;
    const to = move?.path.at(-1)?.hexes[0] ?? '';
    const [column = 0, row = 0] = [to.charCodeAt(0) - 64, Number(/\d+$/.exec(to)?.[0] ?? 0)];
    return move ? [{ order, away: Math.abs(column - 14) + Math.abs(row - 9) }] : [];
  });
  moves.sort((one, other) => one.away - other.away);
  return seed % 5 === 4 || moves.length === 0
    ? { endStep: true }
    : (moves[seed % Math.min(3, moves.length)]?.order ?? {});
}
