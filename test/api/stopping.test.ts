import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type SeatedGame, seatedGame, stateOf, SUBMIT } from './server.js';
import { ServerProcess } from './server-process.js';

describe('a server that is told to stop', () => {
  let server: ServerProcess;
  let game: SeatedGame;
  beforeAll(async () => {
    server = await ServerProcess.start();
    game = await seatedGame(server);
  });
  afterAll(() => server.clear());

  /** Sends the first half of an order, and what to send the rest with. */
  async function halfAnOrder(): Promise<{ finish(): Promise<{ status: number; text: string }> }> {
    const { revision } = await stateOf(server, game.id);
    const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    const body = JSON.stringify({ query: SUBMIT, variables: { input } });
    const sent = request(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${game.red}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    // The server says that it has begun with this request.
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.write(body.slice(0, 20));
    return {
      async finish() {
        sent.end(body.slice(20));
        const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
        let text = '';
        for await (const chunk of response) text += String(chunk);
        return { status: response.statusCode, text };
      },
    };
  }

  /** Codes with which a subscriber and a client that is only connected are closed; both listen already. */
  async function listeners(): Promise<{ readonly closed: Promise<readonly number[]> }> {
    const both = [true, false].map((asks) => {
      const client = createClient({
        url: server.socketUrl,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        lazy: false,
        onNonLazyError: () => undefined,
      });
      const connected = new Promise((done) => client.on('connected', done));
      const closed = new Promise<number>((done) => {
        client.on('closed', (event) => {
          done((event as { code: number }).code);
        });
      });
      const query = `subscription { gameEvents(game: "${game.id}", fromRevision: 0) { revision } }`;
      return { listens: asks ? client.iterate({ query }).next() : connected, closed };
    });
    for (const { listens } of both) await listens;
    return { closed: Promise.all(both.map(({ closed }) => closed)) };
  }

  it('answers the orders under way, takes none that is new, says goodbye to listeners, and ends with 0', async () => {
    const { closed } = await listeners();
    const orders = [await halfAnOrder(), await halfAnOrder(), await halfAnOrder()];
    server.tellToStop();
    for (;;) {
      const ready = await fetch(`${server.url}/ready`);
      if (((await ready.json()) as { stopping?: boolean }).stopping) {
        expect(ready.status).toBe(503);
        break;
      }
    }
    const late = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ rulesets { id } }' }),
    });
    expect(late.status).toBe(503);
    expect(await late.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });

    const [first, ...others] = [await orders[0]?.finish(), await orders[1]?.finish(), await orders[2]?.finish()];
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('OrderAccepted') });
    for (const other of others) expect(other?.text).toContain('REVISION_CONFLICT');
    expect(await closed).toEqual([1001, 1001]);
    expect(await server.ended()).toBe(0);
  });
});

describe('a server whose log cannot be written', () => {
  const full = openSync('/dev/full', 'w');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-full-log-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  afterAll(() => {
    closeSync(full);
  });

  /** Starts a server of which nothing that it says arrives: its port must be known beforehand. */
  async function serving(port: number): Promise<ChildProcess> {
    const child = spawn(process.execPath, [resolve('dist/cli/main.js'), 'serve', '--json'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: String(port), HERALD_METRICS_KEY: 'k' },
      stdio: ['ignore', full, full],
    });
    while (child.exitCode === null && (await metricsAt(port)) === null) await pause(50);
    return child;
  }

  /** A server on a port that was free a moment ago; if somebody else has taken it meanwhile, on another. */
  async function servingSomewhere(): Promise<{ readonly child: ChildProcess; readonly port: number }> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const port = await freePort();
      const child = await serving(port);
      if (child.exitCode === null) return { child, port };
    }
    throw new Error('no server would start');
  }

  it('goes on, and counts what is lost', async () => {
    const { child, port } = await servingSomewhere();
    const ended = once(child, 'exit');
    try {
      let metrics: string | null = '';
      for (let tries = 0; tries < 100 && !/^herald_log_failures_total [1-9]/m.test(metrics ?? ''); tries += 1) {
        await tooMuchSaidAt(port);
        metrics = await metricsAt(port);
        expect(child.exitCode).toBeNull();
      }
      expect(metrics).toMatch(/^herald_log_failures_total [1-9]/m);
      const answer = await fetch(`http://127.0.0.1:${port}/health`);
      expect(answer.status).toBe(200);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(child.exitCode).toBe(0);
  });
});

/** Something to log: a client whose message is too large. Resolves when the server has closed the socket. */
async function tooMuchSaidAt(port: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  socket.on('open', () => {
    socket.send('x'.repeat(100_000));
  });
  await new Promise((closed) => socket.once('close', closed));
}

/** The metrics of the server that listens there, if one does. */
async function metricsAt(port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer k' } });
    return await answer.text();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port was asked for');
  return address.port;
}
