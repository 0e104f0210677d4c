import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { give, type SeatedGame, seatedGame, stateOf, TestServer } from './server.js';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}
/** Each event as often as a document may ask for it. */
const DATA = Array.from({ length: 29 }, (_, index) => `d${index}: data`).join(' ');
const FOLLOW = 'subscription ($game: ID!, $from: Int) { gameEvents(game: $game, fromRevision: $from) { revision } }';

/** A socket by the bare protocol, with all that has come over it. */
class RawSocket {
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as Message));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
  }

  static async open(url: string, payload?: object): Promise<RawSocket> {
    const raw = new RawSocket(new WebSocket(url, 'graphql-transport-ws'));
    await once(raw.socket, 'open');
    raw.socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await raw.until(() => raw.messages.length > 0);
    return raw;
  }

  follow(id: string, variables: object, query = FOLLOW): void {
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
  }

  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Revisions that a subscription brought. */
  seen(id: string): readonly number[] {
    const next = this.messages.filter((message) => message.id === id && message.type === 'next');
    return next.map(
      ({ payload }) => (payload as { data: { gameEvents: { revision: number } } }).data.gameEvents.revision,
    );
  }

  codeOf(id: string): { readonly code?: string; readonly fromRevision?: number } | undefined {
    const error = this.messages.find((message) => message.id === id && message.type === 'error');
    return (error?.payload as { extensions: object }[] | undefined)?.[0]?.extensions;
  }
}

describe('sockets that are a burden', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    server = await TestServer.start({
      HERALD_METRICS_PORT: '0',
      HERALD_SLOW_READER_SECONDS: '1',
      HERALD_SOCKET_IDLE_SECONDS: '1',
      HERALD_SOCKETS_PER_ADDRESS: '8',
      HERALD_SUBSCRIPTIONS_PER_ADDRESS: '100',
      HERALD_SUBSCRIPTIONS_PER_KEY: '3',
    });
    game = await seatedGame(server, 'great-muster');
    for (let turn = 0; turn < 6; turn += 1) {
      const { side } = (await stateOf(server, game.id)).turn;
      await give(server, game.id, side === 'red' ? game.red : game.blue, { endTurn: true });
    }
  });
  afterAll(() => server.clear());

  it('are dropped when they take nothing, with a cursor from which nothing is missed', async () => {
    const slow = await RawSocket.open(server.socketUrl);
    slow.socket.pause();
    // More by far than the system keeps for a connection.
    const bulky = FOLLOW.replace('revision }', `revision ${DATA} }`);
    for (let id = 0; id < 50; id += 1) slow.follow(String(id), { game: game.id, from: 0 }, bulky);
    await slow.until(async () => (await server.metric('herald_sockets_closed_total{reason="slow"}')) === 1);
    expect(await server.metric('herald_subscriptions')).toBe(0);
    expect((await server.ask('{ rulesets { id } }')).status).toBe(200);
    const { revision } = await stateOf(server, game.id);

    slow.socket.resume();
    await slow.closed;
    const cut = Array.from({ length: 50 }, (_, id) => String(id)).find((id) => slow.seen(id).length <= revision) ?? '';
    const last = slow.seen(cut).at(-1) ?? -1;
    const told = slow.codeOf(cut);
    // A client that comes too late for the message goes on after the last event that it has seen.
    if (told) expect(told).toEqual({ code: 'TOO_SLOW', fromRevision: expect.any(Number) });
    const again = await RawSocket.open(server.socketUrl);
    again.follow('again', { game: game.id, from: last + 1 });
    await again.until(() => again.seen('again').at(-1) === revision);
    const all = [...slow.seen(cut), ...again.seen('again')];
    expect(all).toEqual(Array.from({ length: revision + 1 }, (_, index) => index));
    again.socket.terminate();
  });

  it('are closed when they ask faster than they are answered, and others are served meanwhile', async () => {
    const [greedy, other] = [await RawSocket.open(server.socketUrl), await RawSocket.open(server.socketUrl)];
    other.follow('1', { game: game.id, from: 0 });
    // All in one piece, so that they come before any of them is answered.
    const frame = JSON.stringify({ type: 'ping' });
    for (let ping = 0; ping < 20_000; ping += 1) greedy.socket.send(frame);
    expect(await greedy.closed).toBe(4413);
    const { revision } = await stateOf(server, game.id);
    await other.until(() => other.seen('1').at(-1) === revision);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    other.socket.terminate();
  });

  it('are closed when they carry no subscription', async () => {
    const idle = await RawSocket.open(server.socketUrl);
    expect(await idle.closed).toBe(4410);
    expect(await server.metric('herald_sockets_closed_total{reason="idle"}')).toBeGreaterThan(0);
  });

  it('are not closed while a subscription is quiet', async () => {
    const quiet = await RawSocket.open(server.socketUrl);
    quiet.follow('1', { game: game.id });
    const idle = await RawSocket.open(server.socketUrl);
    await idle.closed;
    expect(quiet.socket.readyState).toBe(WebSocket.OPEN);
    quiet.socket.terminate();
  });

  it('are as many as one address may have, and no more; others come in when they leave', async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const sockets: RawSocket[] = [];
    for (;;) {
      const refused = await RawSocket.open(server.socketUrl).then(
        (socket) => void sockets.push(socket),
        (error: Error) => error.message,
      );
      if (refused !== undefined) {
        expect(refused).toContain('429');
        break;
      }
      sockets.at(-1)?.follow('1', { game: game.id });
    }
    expect(sockets.length).toBeLessThanOrEqual(8);
    for (const { socket } of sockets) socket.terminate();
    await sockets[0]?.until(async () => (await server.metric('herald_sockets')) === 0);
    (await RawSocket.open(server.socketUrl)).socket.terminate();
  });

  it('have as many subscriptions as a key, a socket and an address may, and get them back', async () => {
    const keyed = await RawSocket.open(server.socketUrl, { key: game.red });
    for (let round = 0; round < 3; round += 1) {
      for (let id = 0; id < 4; id += 1) keyed.follow(`${round}-${id}`, { game: game.id, from: 0 });
      await keyed.until(() => keyed.codeOf(`${round}-3`) !== undefined);
      expect(keyed.codeOf(`${round}-3`)).toEqual({ code: 'RATE_LIMITED' });
      for (let id = 0; id < 3; id += 1) keyed.socket.send(JSON.stringify({ id: `${round}-${id}`, type: 'complete' }));
      await keyed.until(async () => (await server.metric('herald_subscriptions')) === 0);
    }
    const sockets = [await RawSocket.open(server.socketUrl), await RawSocket.open(server.socketUrl), keyed];
    sockets.forEach((socket, index) => {
      for (let id = 0; id <= 50; id += 1) if (index < 2) socket.follow(`s${id}`, { game: game.id });
    });
    await keyed.until(() => sockets.slice(0, 2).every((socket) => socket.codeOf('s50') !== undefined));
    keyed.follow('full', { game: game.id });
    await keyed.until(() => keyed.codeOf('full') !== undefined);
    expect(keyed.codeOf('full')).toEqual({ code: 'RATE_LIMITED' });
    for (const { socket } of sockets) socket.terminate();
  });

  it('who are refused and leave at once end nothing', async () => {
    for (let one = 0; one < 20; one += 1) {
      const { port } = new URL(server.url);
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.resetAndDestroy();
    }
    expect((await server.ask('{ rulesets { id } }')).status).toBe(200);
  });
});
