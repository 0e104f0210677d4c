import { randomUUID } from 'node:crypto';
import { request, type Agent } from 'node:http';
import { ask, type BenchServer } from './server.js';

const SCENARIO = 'dawn-raid';

const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id revision } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
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

/**
 * Each connection plays its games in turn, an order in each; the times that the orders took, in ms. `playOf` gives the
 * steps of a table, as many for each.
 */
export async function playAll(
  tables: readonly Table[],
  playOf: (table: Table) => readonly Step[],
  give: (table: Table, step: Step) => Promise<number>,
  connections: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const connection = async (mine: readonly Table[]): Promise<void> => {
    const plays = mine.map((table) => ({ table, steps: playOf(table) }));
    const length = Math.max(0, ...plays.map(({ steps }) => steps.length));
    for (let at = 0; at < length; at += 1) {
      for (const { table, steps } of plays) {
        const step = steps[at];
        if (step) times.push(await give(table, step));
      }
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
