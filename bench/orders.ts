import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, type BenchGroup } from './row.js';
import { ask, startBenchServer, type BenchServer } from './server.js';

const GAMES = Number(process.env['HERALD_BENCH_GAMES'] ?? 200);
const CONNECTIONS = 50;
/** Orders of each game; the first of them warm the server up and are not counted. */
const ORDERS = 40;
const WARM_UP = 10;
const SCENARIO = 'dawn-raid';

const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id revision } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const TURN = `query ($id: ID!) { game(id: $id) { turn { side step } board { units { name side hexes } } } }`;
const LEGAL = 'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order } } }';
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  __typename ... on OrderAccepted { revision events { revision type text } } ... on OrderRefused { refusal { reason } } } }`;
const LAST = 'query ($id: ID!) { game(id: $id) { history(last: 1) { edges { node { revision } } } } }';

/** A step of the play that all games follow: no die decides anything in it. */
export interface Step {
  readonly side: string;
  readonly order: object;
}

/** A game that is played in the measurement. */
export interface Table {
  readonly game: string;
  readonly keys: Readonly<Record<string, string>>;
  revision: number;
  /** Orders that were answered as accepted. */
  accepted: number;
}

interface Submitted {
  readonly submitOrder: { readonly revision?: number; readonly refusal?: { readonly reason: string } };
}

/**
 * Orders over HTTP: 50 connections play 200 games at once, in which men walk to and fro. The same play is sent to every
 * version, over the public interface alone.
 */
export async function ordersBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const server = await startBenchServer(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const play = await writePlay(server.url);
    const tables: Table[] = [];
    for (let game = 0; game < GAMES; game += 1) tables.push(await newTable(server.url));
    const give = (table: Table, step: Step) => giveOrder(server.url, agent, table, step);
    await playAll(tables, play.slice(0, WARM_UP), give);
    await projected(server, tables);
    const counted = play.slice(WARM_UP);
    await server.blockedMs();
    const [cpu, mainCpu, began] = [server.cpuSeconds(), server.mainCpuSeconds(), performance.now()];
    const times = await playAll(tables, counted, give);
    const seconds = (performance.now() - began) / 1000;
    const blockedMs = await server.blockedMs();
    await projected(server, tables);
    const cpuMs = (1000 * (server.cpuSeconds() - cpu)) / times.length;
    const mainCpuMs = (1000 * (server.mainCpuSeconds() - mainCpu)) / times.length;
    const sorted = [...times].sort((a, b) => a - b);
    const note = `${GAMES} games, ${CONNECTIONS} connections, ${times.length} orders`;
    return [
      {
        title: 'Orders over HTTP',
        rows: [
          { name: 'orders accepted', value: times.length / seconds, unit: 'orders/s', note },
          { name: 'an order, p50', value: percentile(sorted, 0.5), unit: 'ms', note },
          { name: 'an order, p99', value: percentile(sorted, 0.99), unit: 'ms', note },
          { name: 'the event loop was blocked for, at most', value: blockedMs, unit: 'ms', note },
          { name: 'CPU of the server, an order', value: cpuMs, unit: 'ms', note: 'with the read model brought up' },
          { name: 'CPU of its thread that answers, an order', value: mainCpuMs, unit: 'ms', note },
          { name: 'memory of the server', value: server.memory(), unit: 'MiB', note },
        ],
      },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Plays one game over the interface: fire ends, one man walks one hex, the turn ends. */
export async function writePlay(url: string, orders = ORDERS): Promise<readonly Step[]> {
  const table = await newTable(url);
  const play: Step[] = [];
  let walked = false;
  while (play.length < orders) {
    const next = await nextStep(url, table, walked);
    const body = await ask<Submitted>(url, SUBMIT, submission(table, next.step.order), table.keys[next.step.side]);
    moveOn(table, body);
    play.push(next.step);
    ({ walked } = next);
  }
  return play;
}

/** The next order of such a play. `walked`: whether a man has walked in this turn, before and after it. */
export async function nextStep(
  url: string,
  table: Table,
  walked: boolean,
): Promise<{ readonly step: Step; readonly walked: boolean }> {
  const { game } = await ask<{
    game: {
      turn: { side: string; step: string };
      board: { units: { name: string; side: string; hexes: string[] }[] };
    };
  }>(url, TURN, { id: table.game });
  const { side, step } = game.turn;
  const walker = game.board.units.find((unit) => unit.side === side && unit.hexes.length === 1);
  const walk: object | null = step === 'fire1' || walked ? null : await oneStep(url, table, side, walker?.name ?? '');
  const order = step === 'fire1' ? { endStep: true } : (walk ?? { endTurn: true });
  return { step: { side, order }, walked: walk !== null };
}

async function oneStep(url: string, { game, keys }: Table, side: string, unit: string): Promise<object | null> {
  const { game: legal } = await ask<{ game: { legalOrders: { order: { type: string; path?: unknown[] } }[] } }>(
    url,
    LEGAL,
    { id: game, unit },
    keys[side],
  );
  const found = legal.legalOrders.find(({ order }) => order.type === 'Move' && order.path?.length === 1);
  if (!found) return null;
  return { move: { ...found.order, type: undefined } };
}

export async function newTable(url: string): Promise<Table> {
  const { createGame } = await ask<{ createGame: { id: string; revision: number } }>(url, CREATE, {
    input: { scenario: SCENARIO, commandId: randomUUID() },
  });
  return seated(url, createGame.id, createGame.revision);
}

/** Takes both seats of a game that nobody has. */
export async function seated(url: string, game: string, revision: number): Promise<Table> {
  const keys: Record<string, string> = {};
  for (const side of ['red', 'blue']) {
    const { joinGame } = await ask<{ joinGame: { key: string } }>(url, JOIN, {
      input: { game, side },
    });
    keys[side] = joinGame.key;
  }
  return { game, keys, revision, accepted: 0 };
}

/** Each connection plays its games in turn, an order in each; the times that the orders took, in ms. */
export async function playAll(
  tables: readonly Table[],
  play: readonly Step[],
  give: (table: Table, step: Step) => Promise<number>,
  connections = CONNECTIONS,
): Promise<readonly number[]> {
  const times: number[] = [];
  const connection = async (mine: readonly Table[]): Promise<void> => {
    for (const step of play) {
      for (const table of mine) times.push(await give(table, step));
    }
  };
  const lots = Array.from({ length: connections }, (_, one) =>
    tables.filter((_table, index) => index % connections === one),
  );
  await Promise.all(lots.map(connection));
  return times;
}

/** Gives a game's next order, and tells how many ms it took. */
export async function giveOrder(url: string, agent: Agent, table: Table, step: Step): Promise<number> {
  return timeOf(table, step, (variables, key) => post(url, agent, variables, key));
}

/**
 * Gives the order again and again until it is answered, always under the same idempotency key, as a client does whose
 * server may be lost in between. `failed` hears of each time that it is not. Throws when a minute has passed.
 */
export async function giveOrderUntilAnswered(
  url: string,
  agent: Agent,
  table: Table,
  step: Step,
  failed: (error: unknown) => void,
): Promise<number> {
  return timeOf(table, step, async (variables, key) => {
    for (const ends = performance.now() + 60_000; ;) {
      try {
        return await post(url, agent, variables, key);
      } catch (error) {
        failed(error);
        if (performance.now() > ends) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  });
}

/** How many ms it takes until an order is answered; the table is at the next revision afterwards. */
async function timeOf(
  table: Table,
  { side, order }: Step,
  send: (variables: object, key: string) => Promise<Submitted>,
): Promise<number> {
  const began = performance.now();
  const body = await send(submission(table, order), table.keys[side] ?? '');
  const took = performance.now() - began;
  moveOn(table, body);
  return took;
}

function submission({ game, revision }: Table, order: object): object {
  return { input: { game, expectedRevision: revision, idempotencyKey: randomUUID(), order } };
}

function moveOn(table: Table, { submitOrder }: Submitted): void {
  if (submitOrder.revision === undefined) throw new Error(`the order was refused: ${submitOrder.refusal?.reason}`);
  table.revision = submitOrder.revision;
  table.accepted += 1;
}

/** Posts an order on a connection that is kept; it costs the client far less than fetch. */
function post(url: string, agent: Agent, variables: object, key: string): Promise<Submitted> {
  const body = JSON.stringify({ query: SUBMIT, variables });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${key}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const said = JSON.parse(Buffer.concat(parts).toString()) as {
          data?: Submitted;
          errors?: { message: string }[];
        };
        if (said.data) resolve(said.data);
        else reject(new Error(said.errors?.[0]?.message ?? 'no answer'));
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Waits until the read model has all orders. */
export async function projected({ url }: BenchServer, tables: readonly Table[]): Promise<void> {
  for (const { game, revision } of tables) {
    for (;;) {
      const has = await ask<{ game: { history: { edges: { node: { revision: number } }[] } } }>(url, LAST, {
        id: game,
      }).catch(() => null);
      if (has?.game.history.edges[0]?.node.revision === revision) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
