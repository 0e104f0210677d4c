import { Agent } from 'node:http';
import type { WrittenGames } from './growth-logs.js';
import { percentile } from './row.js';
import { ask, type BenchServer } from './server.js';
import { giveOrder, projected, seated, type Table } from './tables.js';
import { Walks } from './written-play.js';

const ORDERS = 60;
const LOOKS = 40;

const REVISION = 'query ($id: ID!) { game(id: $id) { revision turn { side } } }';
const BOARD = `query ($id: ID!, $at: AtInput) {
  game(id: $id) { board(at: $at) { revision fingerprint units { name side hexes health mpLeft } melee { a b } } } }`;
const PAGE = `query ($id: ID!, $first: Int, $last: Int, $filter: HistoryFilterInput) { game(id: $id) {
  history(first: $first, last: $last, filter: $filter) { edges { node { revision type text } } } } }`;
const COUNT = 'query ($id: ID!) { game(id: $id) { history(first: 1) { totalCount } } }';
const GAMES = `query ($after: String, $filter: GameFilterInput) {
  games(first: 50, after: $after, filter: $filter) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
const GAMES_COUNT = '{ games(first: 1) { totalCount } }';

/** Times of one kind, in ms. */
export interface Asked {
  readonly name: string;
  readonly times: readonly number[];
}

/** The first question about a game, and then about the whole of it: what has to be made ready is made ready by it. */
export async function firstLook({ url }: BenchServer, { ids }: WrittenGames): Promise<number> {
  const look = (): Promise<boolean> =>
    ask(url, BOARD, { id: ids.at(-1) }).then(
      () => true,
      (error: Error) => {
        if (error.message.includes('still being read')) return false;
        throw error;
      },
    );
  return timed(async () => {
    while (!(await look())) continue;
  });
}

/**
 * Orders in one game, or in as many of many games, each of a game that is not loaded. The first time of each list is
 * left out of the second: a server that has just started compiles its code with it.
 */
export async function orders(server: BenchServer, games: WrittenGames): Promise<readonly Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { url } = server;
  const [single] = games.ids;
  try {
    if (games.ids.length === 1 && single !== undefined) return await ordersOfOne(server, agent, single);
    const tables: { readonly table: Table; readonly side: string }[] = [];
    for (const id of spreadOver(games.ids, ORDERS)) {
      const { game } = await ask<{ game: { revision: number; turn: { side: string } } }>(url, REVISION, { id });
      tables.push({ table: await seated(url, id, game.revision), side: game.turn.side });
    }
    const times: number[] = [];
    for (const { table, side } of tables) {
      times.push(await giveOrder(url, agent, table, { side, order: { endStep: true } }));
    }
    const told = await timed(() =>
      projected(
        server,
        tables.map(({ table }) => table),
      ),
    );
    return [
      { name: 'order', times: times.slice(1) },
      { name: 'read model has the orders', times: [told] },
    ];
  } finally {
    agent.destroy();
  }
}

async function ordersOfOne(server: BenchServer, agent: Agent, id: string): Promise<readonly Asked[]> {
  const { url } = server;
  const { game } = await ask<{ game: { revision: number } }>(url, REVISION, { id });
  const table = await seated(url, id, game.revision);
  const times: number[] = [];
  let told = 0;
  for (const walks = new Walks(url, table); times.length < ORDERS;) {
    times.push(await giveOrder(url, agent, table, await walks.next()));
    if (times.length === 1) told = await timed(() => projected(server, [table]));
  }
  return [
    { name: 'first order after the start', times: times.slice(0, 1) },
    { name: 'read model has the first order', times: [told] },
    { name: 'order', times: times.slice(1) },
  ];
}

/** Boards at ends of turns over the whole game, or of the first turns of many games; then the same once more. */
export async function pastBoards({ url }: BenchServer, { ids, gameTurns }: WrittenGames): Promise<readonly Asked[]> {
  const [single = ''] = ids;
  const asked: readonly object[] =
    ids.length > 1
      ? spreadOver(ids, LOOKS).map((id) => ({ id, at: { revision: 40 } }))
      : Array.from({ length: LOOKS }, (_, look) => {
          const gameTurn = 1 + Math.floor(((gameTurns - 2) * look) / LOOKS);
          return { id: single, at: { turnEnd: { gameTurn, side: 'blue' } } };
        });
  const round = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const variables of asked) times.push(await timed(() => ask(url, BOARD, variables)));
    return times;
  };
  return [
    { name: 'past board, first look', times: await round() },
    { name: 'past board, seen before', times: await round() },
  ];
}

/** Pages of history with filters, of lists of games, and what counting them costs. */
export async function pages({ url }: BenchServer, { ids }: WrittenGames): Promise<readonly Asked[]> {
  const id = ids[Math.floor(ids.length / 2)];
  const { game } = await ask<{ game: { board: { units: { name: string }[] } } }>(url, BOARD, { id });
  const unit = game.board.units[0]?.name;
  const history = (variables: object) => repeated(() => ask(url, PAGE, { id, ...variables }));
  return [
    { name: 'history, first 50', times: await history({ first: 50 }) },
    { name: 'history, last 50', times: await history({ last: 50 }) },
    { name: 'history of a unit and type', times: await history({ first: 50, filter: { unit, type: 'UnitMoved' } }) },
    {
      name: 'history of a side and type',
      times: await history({ last: 50, filter: { side: 'red', type: 'UnitMoved' } }),
    },
    {
      name: 'history of a rule and a type that it never meets',
      times: await history({ first: 50, filter: { rule: 'pbem:4.2', type: 'UnitMoved' } }),
    },
    {
      name: 'history of a unit and a rule that it never meets',
      times: await history({ first: 50, filter: { unit, rule: 'pbem:4.2' } }),
    },
    { name: 'history, counted', times: await repeated(() => ask(url, COUNT, { id })) },
    ...(ids.length > 1 ? await listsOfGames(url) : []),
  ];
}

interface GamePage {
  readonly games: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };
}

async function listsOfGames(url: string): Promise<readonly Asked[]> {
  let after: string | null = null;
  for (;;) {
    const { games }: GamePage = await ask<GamePage>(url, GAMES, { after });
    if (!games.pageInfo.hasNextPage) break;
    after = games.pageInfo.endCursor;
  }
  return [
    { name: 'games, the newest 50', times: await repeated(() => ask(url, GAMES, {})) },
    { name: 'games, the oldest 50', times: await repeated(() => ask(url, GAMES, { after })) },
    { name: 'games that are over, of which there is none', times: await repeated(() => ask(url, GAMES, OVER)) },
    { name: 'games, counted', times: await repeated(() => ask(url, GAMES_COUNT, {})) },
  ];
}

const OVER = { filter: { over: true } };

async function repeated(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) times.push(await timed(work));
  return times;
}

function spreadOver(ids: readonly string[], count: number): readonly string[] {
  const few = Math.min(count, ids.length);
  return Array.from({ length: few }, (_, index) => ids[Math.floor((index * ids.length) / few)] ?? '');
}

/** The time within which a tenth was answered: other work on the machine disturbs these least. */
export function fastTime({ times }: Asked): number {
  return percentile(
    [...times].sort((one, other) => one - other),
    0.1,
  );
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
