import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WebSocket } from 'ws';
import { contextFrom } from '../../src/api/graphql/context.js';
import { SocketClient } from '../../src/api/graphql/socket-client.js';
import { Turns } from '../../src/play/turns.js';

const PATIENCE = { idleMs: 60_000, slowMs: 15_000 };
/** As docs/graphql.md says. */
const WAITING_MAX = 500;

/** A socket whose system takes at once whatever is written. */
class Socket extends EventEmitter {
  readonly OPEN = 1;
  readonly protocol = 'graphql-transport-ws';
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];
  readyState = 1;
  closedWith: number | null = null;

  send(message: string, written?: () => void): void {
    this.sent.push(message);
    written?.();
  }

  close(code?: number): void {
    this.closedWith = code ?? 1000;
    this.readyState = 3;
  }
}

describe('what waits for its turn for one client', () => {
  const turns = new Turns();
  let reasons: string[];
  beforeEach(() => {
    reasons = [];
  });

  function aClient(): { readonly socket: Socket; readonly client: SocketClient } {
    const socket = new Socket();
    const closing = (why: string): void => void reasons.push(why);
    return { socket, client: new SocketClient(socket as unknown as WebSocket, turns, PATIENCE, 0, closing) };
  }

  function take(client: SocketClient, count: number): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => client.turn()));
  }

  it(`may be ${WAITING_MAX} things; who sends more is closed, with a cursor, and nobody else`, async () => {
    const [greedy, other] = [aClient(), aClient()];
    greedy.client.operations.set(
      {},
      {
        id: 'a',
        context: { ...contextFrom(undefined, '10.0.0.1'), cursor: { fromRevision: 7 } },
        release: () => void reasons.push('released'),
      },
    );
    const waiting = [take(greedy.client, WAITING_MAX), take(other.client, WAITING_MAX)];
    for (const { client } of [greedy, other]) client.heard(1);
    expect(reasons).toEqual([]);
    waiting.push(take(greedy.client, 1));
    for (const { client } of [greedy, other]) client.heard(2);
    expect(reasons).toEqual(['released', 'slow']);
    expect(greedy.socket.closedWith).toBe(4413);
    expect(greedy.socket.sent.map((message) => JSON.parse(message) as unknown)).toMatchObject([
      { id: 'a', type: 'error', payload: [{ extensions: { code: 'TOO_SLOW', fromRevision: 7 } }] },
    ]);
    expect(other.socket.closedWith).toBeNull();
    await Promise.all(waiting);
  });

  it('counts until it was done, whether it is a message that came or an answer', async () => {
    const { socket, client } = aClient();
    for (let round = 0; round < 3; round += 1) {
      const answers = Array.from({ length: WAITING_MAX / 2 }, (_, index) => client.send(`answer ${index}`));
      const messages = take(client, WAITING_MAX / 2);
      client.heard(round);
      expect(reasons).toEqual([]);
      await Promise.all([...answers, messages]);
    }
    expect(socket.sent).toHaveLength((3 * WAITING_MAX) / 2);
    const answers = Array.from({ length: WAITING_MAX + 1 }, () => client.send('too many'));
    client.heard(3);
    expect(reasons).toEqual(['slow']);
    await Promise.all(answers);
    // A socket that is closed is written to no more.
    expect(socket.sent).toHaveLength((3 * WAITING_MAX) / 2);
  });
});
