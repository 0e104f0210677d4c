import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { request } from 'node:http';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type SeatedGame, seatedGame, stateOf, SUBMIT, TestServer } from './server.js';

describe('a server that is told to stop', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeEach(async () => {
    server = await TestServer.start();
    game = await seatedGame(server);
  }, 60_000);
  afterEach(() => server.clear());

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

  it('answers the orders under way, takes none that is new, and ends with 0', async () => {
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
    expect(await server.ended()).toBe(0);
  }, 30_000);

  it('says goodbye to subscribers', async () => {
    const closed: number[] = [];
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      on: { closed: (event) => closed.push((event as { code: number }).code) },
    });
    const query = `subscription { gameEvents(game: "${game.id}", fromRevision: 0) { revision } }`;
    const events = client.iterate({ query });
    await events.next();
    expect(await server.stop()).toBe(0);
    await events.next().catch(() => undefined);
    expect(closed).toEqual([1001]);
  }, 30_000);
});

describe('a server whose log cannot be written', () => {
  it('goes on, and counts what is lost', async () => {
    const full = openSync('/dev/full', 'w');
    const home = await TestServer.start();
    await home.stop();
    // The port is known beforehand, since nothing that is said arrives.
    const port = new URL(home.url).port;
    const child = spawn(process.execPath, [process.cwd() + '/dist/cli/main.js', 'serve', '--json'], {
      cwd: home.folder,
      env: { PATH: process.env['PATH'], PORT: port, HERALD_METRICS_KEY: 'k' },
      stdio: ['ignore', full, full],
    });
    const ended = once(child, 'exit');
    try {
      let text = '';
      // Something to log: a client whose message is too large.
      const say = () => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
        socket.on('error', () => undefined);
        socket.on('open', () => {
          socket.send('x'.repeat(100_000));
        });
        return new Promise((resolve) => socket.once('close', resolve));
      };
      while (!/^herald_log_failures_total [1-9]/m.test(text) && child.exitCode === null) {
        await say();
        text = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer k' } }).then(
          (answer) => answer.text(),
          () => '',
        );
      }
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill('SIGTERM');
      await ended;
      await home.clear();
    }
  }, 60_000);
});
