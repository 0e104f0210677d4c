import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Announcement } from './announcement.js';
import { ServerHost } from './server-host.js';

/** The answer of a GraphQL server. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

let sharedServer: Promise<TestServer> | undefined;

/**
 * A server with a folder of its own. It runs in one process with the other servers of this process's tests
 * (ServerHost), since to load the modules of a server takes longer than most tests. Tests that kill a server, or look
 * at how its process ends, use a ServerProcess.
 */
export class TestServer {
  private isShared = false;
  private hasEnded = false;

  protected constructor(
    readonly folder: string,
    readonly announced: Announcement,
    private readonly end: () => Promise<unknown>,
  ) {}

  /** Starts on any free port. The folder of an earlier server may be given, to go on with its data. */
  static async start(env: Readonly<Record<string, string>> = {}, folder?: string): Promise<TestServer> {
    const home = folder ?? mkdtempSync(join(tmpdir(), 'herald-server-'));
    const { announced, close } = await ServerHost.get().start(env, home);
    return new TestServer(home, announced, close);
  }

  /**
   * A server for tests that leave it as it is: all test files of a process use one. It holds the games of other files,
   * it has the usual settings but for how much one may ask and how fast the computer plays, and `clear` leaves it
   * running. It ends with the process.
   */
  static async shared(): Promise<TestServer> {
    sharedServer ??= TestServer.start({
      HERALD_MUTATIONS_PER_MINUTE: '1000000',
      HERALD_READ_COST_PER_MINUTE: '1000000000',
      HERALD_COMPUTER_PAUSE_MS: '0',
    }).then((server) => {
      server.isShared = true;
      process.once('exit', () => {
        rmSync(server.folder, { recursive: true, force: true });
      });
      return server;
    });
    return sharedServer;
  }

  get url(): string {
    return this.announced.url;
  }

  get socketUrl(): string {
    return `${this.url.replace(/^http/, 'ws')}/graphql`;
  }

  async ask(query: string, variables: object = {}, key?: string): Promise<Answer> {
    return this.post(JSON.stringify({ query, variables }), key);
  }

  async post(body: string, key?: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    };
    const response = await fetch(`${this.url}/graphql`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  /** The data of a query that must succeed. */
  async data<Data>(query: string, variables: object = {}, key?: string): Promise<Data> {
    const { data, errors } = await this.ask(query, variables, key);
    if (errors || !data) throw new Error(`the query failed: ${JSON.stringify(errors)}`);
    return data as Data;
  }

  /** The code of the error that a request must end with. */
  async code(query: string, variables: object = {}, key?: string): Promise<unknown> {
    const { errors } = await this.ask(query, variables, key);
    return errors?.[0]?.extensions['code'];
  }

  /** The value of a metric of a server that has a port for them; of one that was not counted yet, 0. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(this.announced.metrics ?? '')).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length) ?? 0);
  }

  /** Stops it; its data stays. */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    await this.end();
  }

  /** Stops it and forgets its data, if no other test uses it. */
  async clear(): Promise<void> {
    if (this.isShared) return;
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A game with the keys of its seats. */
export interface SeatedGame {
  readonly id: string;
  readonly red: string;
  readonly blue: string;
}

/** A new game on the shared server; its seats are taken. */
export async function servedGame(): Promise<{ readonly server: TestServer; readonly game: SeatedGame }> {
  const server = await TestServer.shared();
  return { server, game: await seatedGame(server) };
}

/** Creates a game and takes both seats. */
export async function seatedGame(server: TestServer, scenario = 'tavern-brawl'): Promise<SeatedGame> {
  const created = await server.data<{ createGame: { id: string } }>(CREATE, {
    input: { scenario, commandId: randomUUID() },
  });
  const { id } = created.createGame;
  const join = async (side: string) => {
    const joined = await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } });
    return joined.joinGame.key;
  };
  return { id, red: await join('red'), blue: await join('blue') };
}

/** A seated brawl whose first turn is over. */
export async function playedGame(server: TestServer): Promise<SeatedGame> {
  const game = await seatedGame(server);
  await give(server, game.id, game.red, { endTurn: true });
  return game;
}

export const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id revision title sides } }';
export const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { game side key } }';
export const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) {
    __typename
    ... on OrderAccepted { revision repeated events { revision type text units rules data } }
    ... on OrderRefused { revision refusal { code rule reason subject } instead { order text } }
  }
}`;

/** The answer of submitOrder, either way. */
export interface Submitted {
  readonly submitOrder: {
    readonly __typename: 'OrderAccepted' | 'OrderRefused';
    readonly revision: number;
    readonly repeated?: boolean;
    readonly events?: readonly { revision: number; type: string; text: string; units: string[]; rules: string[] }[];
    readonly refusal?: { code: string; rule: string | null; reason: string; subject: string | null };
    readonly instead?: readonly { order: object; text: string }[];
  };
}

/** Gives an order at the revision where the game stands. */
export async function give(
  server: TestServer,
  game: string,
  key: string,
  order: object,
): Promise<Submitted['submitOrder']> {
  const { revision } = await stateOf(server, game);
  const input = { game, expectedRevision: revision, idempotencyKey: randomUUID(), order };
  return (await server.data<Submitted>(SUBMIT, { input }, key)).submitOrder;
}

/** Where a game stands: equal before and after whatever must change nothing. */
export async function stateOf(
  server: TestServer,
  game: string,
): Promise<{ revision: number; fingerprint: string; turn: { gameTurn: number; side: string; step: string } }> {
  const query = 'query ($id: ID!) { game(id: $id) { revision fingerprint turn { gameTurn side step } } }';
  const { game: state } = await server.data<{ game: Awaited<ReturnType<typeof stateOf>> }>(query, { id: game });
  return state;
}
