import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve('dist/cli/main.js');
const ENDS_WITH_PARENT = new URL('ends-with-parent.mjs', import.meta.url).href;

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

/** The message of the server when it listens (`herald serve --json`). */
interface Announcement {
  readonly url: string;
  /** Where the metrics are, if they have a port of their own. */
  readonly metrics: string | null;
  readonly demo: {
    readonly game: string;
    readonly seats: readonly { readonly side: string; readonly key: string }[];
  } | null;
}

let sharedServer: Promise<TestServer> | undefined;

/** A server as users run it: the built program, its own process, a folder of its own. */
export class TestServer {
  private isShared = false;

  private constructor(
    readonly folder: string,
    readonly announced: Announcement,
    private readonly child: ChildProcess,
  ) {}

  /** Starts on any free port. The folder of an earlier server may be given, to go on with its data. */
  static async start(env: Readonly<Record<string, string>> = {}, folder?: string): Promise<TestServer> {
    if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: npm run build makes it`);
    const home = folder ?? mkdtempSync(join(tmpdir(), 'herald-server-'));
    const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, MAIN, 'serve', '--json'], {
      cwd: home,
      env: { PATH: process.env['PATH'], PORT: '0', HERALD_LOG: '0', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return new TestServer(home, await announcement(child), child);
  }

  /**
   * A server for tests that leave it as it is: all test files of a process use one, since to start a server takes
   * longer than most of them. It holds the games of other files, it has the usual settings but for how much one may
   * ask and how fast the computer plays, and `clear` leaves it running. It ends with the process.
   */
  static async shared(): Promise<TestServer> {
    sharedServer ??= TestServer.start({
      HERALD_MUTATIONS_PER_MINUTE: '1000000',
      HERALD_READ_COST_PER_MINUTE: '1000000000',
      HERALD_COMPUTER_PAUSE_MS: '0',
    }).then((server) => {
      server.outlivesItsTests();
      return server;
    });
    return sharedServer;
  }

  /** Neither keeps this process from ending nor stays when the process has ended. */
  private outlivesItsTests(): void {
    this.isShared = true;
    this.child.unref();
    const { stdin, stdout, stderr } = this.child;
    for (const stream of [stdin, stdout, stderr]) (stream as unknown as Socket | null)?.unref();
    process.once('exit', () => {
      this.child.kill('SIGKILL');
      rmSync(this.folder, { recursive: true, force: true });
    });
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

  /** Tells it to stop, and does not wait. */
  tellToStop(): void {
    this.child.kill('SIGTERM');
  }

  /** Its exit code, once it has ended. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Kills the process as a power cut would. */
  async kill(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** Asks it to stop, and tells its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exited = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGTERM');
    return (await exited)[0];
  }

  /** Stops it and forgets its data, if no other test uses it. */
  async clear(): Promise<void> {
    if (this.isShared) return;
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function announcement(child: ChildProcess): Promise<Announcement> {
  let [said, wrong] = ['', ''];
  child.stderr?.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  return new Promise((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('}\n')) done(JSON.parse(said) as Announcement);
    });
    child.once('exit', (code) => {
      fail(new Error(`the server ended with ${code}: ${wrong}`));
    });
  });
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
