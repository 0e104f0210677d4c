import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type SeatedGame, seatedGame, TestServer } from './server.js';

const JOIN_SIEGE = 'mutation { joinSiege(siege: "x", side: attacker) { key } }';
const JOIN_GAME = 'mutation { joinGame(input: { game: "x", side: "red" }) { key } }';

describe('limits on what one client may ask for', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    server = await TestServer.start({
      HERALD_TRUST_PROXY: 'loopback',
      HERALD_READ_COST_PER_MINUTE: '5000',
      HERALD_MUTATIONS_PER_MINUTE: '4',
      HERALD_REQUEST_SECONDS: '1',
    });
    game = await seatedGame(server);
  });
  afterAll(() => server.clear());

  /** As a proxy passes it on for a client. */
  async function passedOn(client: string, path: string, body?: object, key?: string) {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': client,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const errors = response.headers.get('content-type')?.includes('application/json')
      ? (JSON.parse(text) as { errors?: { extensions: object }[] }).errors
      : undefined;
    return { status: response.status, headers: response.headers, text, error: errors?.[0]?.extensions };
  }

  it('count mutations of all kinds together, by client and not by proxy', async () => {
    for (const query of [JOIN_SIEGE, JOIN_GAME, JOIN_SIEGE, JOIN_GAME]) {
      expect((await passedOn('192.0.2.1', '/graphql', { query })).error).toMatchObject({ code: 'NOT_FOUND' });
    }
    const { error } = await passedOn('192.0.2.1', '/graphql', { query: JOIN_SIEGE });
    expect(error).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    expect((await passedOn('192.0.2.2', '/graphql', { query: JOIN_GAME })).error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('count all mutations of a document', async () => {
    const create = (id: string) => `createGame(input: { scenario: "tavern-brawl", commandId: "${id}" }) { id }`;
    const query = `mutation { ${Array.from({ length: 5 }, (_, at) => `m${at}: ${create(randomUUID())}`).join(' ')} }`;
    const { error } = await passedOn('192.0.2.3', '/graphql', { query });
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('let a client read what his budget allows, and tell him when to come back', async () => {
    const query = '{ scenarios { id } }';
    const answers: Awaited<ReturnType<typeof passedOn>>[] = [];
    for (;;) {
      const answer = await passedOn('192.0.2.4', '/graphql', { query });
      answers.push(answer);
      if (answer.error) break;
    }
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.at(-1)).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect((await passedOn('192.0.2.5', '/graphql', { query })).error).toBeUndefined();
    expect((await passedOn('192.0.2.4', '/health')).status).toBe(200);
  });

  it('count by key, too, wherever that comes from', async () => {
    const read = (client: string) => passedOn(client, '/graphql', { query: '{ scenarios { id } }' }, game.red);
    for (let client = 1; ; client += 1) {
      const { error } = await read(`198.51.100.${client}`);
      if (error) break;
      expect(client).toBeLessThan(100);
    }
    expect((await read('198.51.100.200')).error).toMatchObject({ code: 'RATE_LIMITED' });
    const another = await passedOn('198.51.100.200', '/graphql', { query: '{ scenarios { id } }' }, game.blue);
    expect(another.error).toBeUndefined();
  });

  it.each([
    ['192.0.2.6', 'board.svg'],
    ['192.0.2.7', 'events.ndjson'],
  ])('count pictures and exports: %s asks for %s', async (client, path) => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) {
      const { status, headers, text } = await passedOn(client, `/games/${game.id}/${path}`);
      statuses.push(status);
      if (status !== 429) continue;
      expect(JSON.parse(text)).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.length).toBeLessThan(7);
  });

  it('wait for a body no longer than they must', async () => {
    const socket = await connected(server);
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    expect(await allOf(socket)).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('limits on connections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ HERALD_CONNECTIONS_PER_ADDRESS: '3' });
  });
  afterAll(() => server.clear());

  it('leave one address a few, and give them back', async () => {
    const sockets = [await connected(server), await connected(server), await connected(server)];
    expect(await allOf(await connected(server))).toBe('');
    for (const socket of sockets) socket.destroy();
    // They are given back when the server has seen them leave.
    let answer = '';
    while (answer === '') {
      const socket = await connected(server);
      socket.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      answer = await allOf(socket);
    }
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

async function connected(server: TestServer): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All data that comes until the server closes. */
async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}
