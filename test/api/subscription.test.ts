import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { give, type SeatedGame, servedGame, stateOf, TestServer } from './server.js';

interface Seen {
  readonly gameEvents: { readonly revision: number; readonly type: string; readonly hash: string };
}
interface SocketError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}
const FOLLOW =
  'subscription ($game: ID!, $from: Int) { gameEvents(game: $game, fromRevision: $from) { revision type hash } }';

describe('following a game', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    ({ server, game } = await servedGame());
  });
  afterAll(() => server.clear());

  /** The first `count` events of a subscription. */
  async function take(
    count: number,
    variables: object,
    connectionParams?: Record<string, unknown>,
  ): Promise<Seen['gameEvents'][]> {
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      ...(connectionParams ? { connectionParams } : {}),
    });
    const seen: Seen['gameEvents'][] = [];
    try {
      for await (const { data, errors } of client.iterate<Seen>({ query: FOLLOW, variables: { ...variables } })) {
        if (errors) throw new Error(JSON.stringify(errors));
        if (data) seen.push(data.gameEvents);
        if (seen.length === count) break;
      }
    } finally {
      await client.dispose();
    }
    return seen;
  }

  /** The errors that a document over the socket ends with. */
  async function errorsOf(
    query: string,
    variables: object = {},
    connectionParams?: Record<string, unknown>,
  ): Promise<readonly SocketError[]> {
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      ...(connectionParams ? { connectionParams } : {}),
    });
    try {
      for await (const { errors } of client.iterate({ query, variables: { ...variables } })) if (errors) return errors;
      return [];
    } catch (error) {
      return error as readonly SocketError[];
    } finally {
      await client.dispose();
    }
  }

  it('may begin late, as on a server that comes late to what a client sent', async () => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    const ended = new Promise<string>((resolve) => {
      socket.once('close', (code) => resolve(`closed with ${code}`));
      socket.once('message', (data: Buffer) => resolve(data.toString()));
    });
    await new Promise((resolve) => socket.once('open', resolve));
    // graphql-ws by itself waits for 3 seconds.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    socket.send('{"type":"connection_init"}');
    expect(await ended).toBe('{"type":"connection_ack"}');
    socket.terminate();
  });

  it('of a siege that is not there is refused', async () => {
    const query =
      'subscription ($siege: ID!, $from: Int!) { siegeEvents(siege: $siege, fromRevision: $from) { type } }';
    const [error] = await errorsOf(query, { siege: game.id, from: 0 });
    expect(error).toMatchObject({ message: `there is no siege ${game.id}`, extensions: { code: 'NOT_FOUND' } });
    expect((await errorsOf(query, { siege: game.id, from: -1 }))[0]?.extensions).toEqual({ code: 'BAD_INPUT' });
  });

  it('brings what is there and what comes, without gap or repetition', async () => {
    const { revision } = await stateOf(server, game.id);
    const total = revision + 1 + 3 * 5;
    const following = [take(total, { game: game.id, from: 0 }), take(total - 2, { game: game.id, from: 2 })];
    for (let orders = 0; orders < 5; orders += 1) await give(server, game.id, game.red, { endStep: true });
    const { side } = (await stateOf(server, game.id)).turn;
    for (let orders = 0; orders < 4; orders += 1) {
      await give(server, game.id, side === 'red' ? game.red : game.blue, { endStep: true });
    }
    const [all, some] = await Promise.all(following);
    expect(all?.map((event) => event.revision)).toEqual(Array.from({ length: total }, (_, index) => index));
    expect(some).toEqual(all?.slice(2));
  });

  it('begins with the next event when no revision is given', async () => {
    const { revision } = await stateOf(server, game.id);
    let first: Seen['gameEvents'] | undefined;
    const next = take(1, { game: game.id }).then(([event]) => (first = event));
    while (first === undefined) {
      const { side } = (await stateOf(server, game.id)).turn;
      await give(server, game.id, side === 'red' ? game.red : game.blue, { endStep: true });
    }
    await next;
    expect(first.revision).toBeGreaterThan(revision);
  });

  it('takes ids that are declared as texts', async () => {
    const query = 'subscription ($game: String!) { gameEvents(game: $game, fromRevision: -1) { revision } }';
    const [error] = await errorsOf(query, { game: game.id });
    // The document is let in; what is asked for is wrong.
    expect(error).toMatchObject({ message: expect.stringContaining('fromRevision'), path: ['gameEvents'] });
  });

  it.each([{ key: 'hk' }, { authorization: 'Bearer' }, { Authorization: 'Bearer' }])(
    'takes the key of a seat from the connection, as %j',
    async (form) => {
      const [[name, prefix]] = Object.entries(form) as [[string, string]];
      const value = prefix === 'hk' ? game.red : `Bearer ${game.red}`;
      expect(await take(1, { game: game.id, from: 0 }, { [name]: value })).toHaveLength(1);
    },
  );

  it('refuses a wrong key, though spectators may follow', async () => {
    const errors = await errorsOf(FOLLOW, { game: game.id, from: 0 }, { key: `hk_${'A'.repeat(43)}` });
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('answers an unknown game with the code of HTTP', async () => {
    const errors = await errorsOf(FOLLOW, { game: '00000000-0000-4000-8000-000000000000' });
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  it('carries neither queries nor mutations', async () => {
    expect((await errorsOf('{ rulesets { id } }'))[0]?.message).toContain('over HTTP');
    const join = 'mutation { joinGame(input: { game: "x", side: "red" }) { key } }';
    expect((await errorsOf(join))[0]?.message).toContain('over HTTP');
  });

  it('has the limits of HTTP', async () => {
    const aliases = Array.from({ length: 50 }, (_, index) => `a${index}: revision`).join(' ');
    const errors = await errorsOf(`subscription { gameEvents(game: "${game.id}", fromRevision: 0) { ${aliases} } }`);
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_TOO_COMPLEX' });
  });

  it.each([
    [''],
    ['subscr {'],
    ['subscription { nothing }'],
    [`subscription { gameEvents(game: ${'['.repeat(2900)}) { type } }`],
    ['subscription { gameEvents(game: "x", fromRevision: -1) { type } }'],
  ])('answers the document %# that cannot be followed, and keeps the socket', async (document) => {
    const client = createClient({ url: server.socketUrl, webSocketImpl: WebSocket, lazy: false, retryAttempts: 0 });
    const closed: unknown[] = [];
    client.on('closed', (event) => closed.push(event));
    const errors = await new Promise<unknown>((resolve) => {
      client.subscribe(
        { query: document },
        { next: (result) => resolve(result.errors), error: resolve, complete: () => undefined },
      );
    });
    // Which of the two a deep one gets depends on the stack.
    expect(errors).toMatchObject([{ extensions: { code: expect.stringMatching(/^(BAD_INPUT|QUERY_TOO_DEEP)$/) } }]);
    expect(closed).toEqual([]);
    await client.dispose();
  });

  it('closes on a message that is too large, and on other paths', async () => {
    const large = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    const closed = new Promise((resolve) => large.on('close', resolve));
    large.on('open', () => large.send('x'.repeat(200_000)));
    expect(await closed).toBe(1009);
    const elsewhere = new WebSocket(server.socketUrl.replace('/graphql', '/other'), 'graphql-transport-ws');
    const failure = new Promise<Error>((resolve) => elsewhere.on('error', resolve));
    expect((await failure).message).toContain('404');
  });

  it('survives clients who leave in the middle', async () => {
    for (let round = 0; round < 10; round += 1) await take(1, { game: game.id, from: round });
    expect(await server.code('{ rulesets { id } }')).toBeUndefined();
  });
});
