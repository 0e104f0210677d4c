import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Attack } from './attack.js';
import { newGame, play } from './own-game.js';
import type { Target } from './target.js';

/** Each event as often as a document may ask for it, so that much waits for whoever does not read. */
const BULKY = Array.from({ length: 29 }, (_, index) => `d${index}: data`).join(' ');
const FOLLOW = `subscription ($game: ID!) { gameEvents(game: $game, fromRevision: 0) { revision ${BULKY} } }`;

/** Slow bodies and headers, idle and non-reading WebSockets, all at once, since each takes its time. */
export const waiting: Attack = {
  name: 'waiting',
  what: 'slow headers and bodies, idle WebSockets, WebSockets that do not read',
  async try(target) {
    const tried = [
      slow(target, 'a slow body', `${POST}Content-Length: 1000\r\n\r\n{`),
      slow(target, 'slow headers', POST),
      idle(target),
      deaf(target),
      huge(target),
    ];
    return (await Promise.all(tried)).flat();
  },
};

const POST = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Sends a byte a second; the server must not wait for ever. */
async function slow(target: Target, what: string, start: string): Promise<readonly string[]> {
  const socket = target.connect();
  await once(socket, 'connect');
  socket.resume();
  socket.write(start);
  const drip = setInterval(() => socket.write(what === 'slow headers' ? 'X: y\r\n' : ' '), 1000);
  const ended = await closed(socket, target.bounds.patience);
  clearInterval(drip);
  socket.destroy();
  return ended ? [] : [`${what} is still waited for after ${target.bounds.patience} s`];
}

/** A socket without a subscription. */
async function idle(target: Target): Promise<readonly string[]> {
  const socket = await opened(target);
  const ended = await closed(socket, target.bounds.patience);
  socket.terminate();
  return ended ? [] : [`an idle WebSocket is still open after ${target.bounds.patience} s`];
}

/** A socket that asks for much and reads nothing. */
async function deaf(target: Target): Promise<readonly string[]> {
  const game = await newGame(target, 'great-muster');
  const [red, blue] = [['red', 'end turn'] as const, ['blue', 'end turn'] as const];
  const first = await play(target, game, [red]).then(
    () => true,
    () => false,
  );
  await play(target, game, first ? [blue, red, blue, red, blue] : [blue, red, blue, red, blue, red]);
  const socket = await opened(target);
  socket.pause();
  for (let id = 0; id < 50; id += 1) {
    const payload = { query: FOLLOW, variables: { game: game.id } };
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
  }
  await new Promise((resolve) => setTimeout(resolve, target.bounds.patience * 1000));
  socket.resume();
  const ended = await closed(socket, SECONDS_TO_READ_THE_REST);
  socket.terminate();
  return ended ? [] : [`a WebSocket that does not read is still served after ${target.bounds.patience} s`];
}

const SECONDS_TO_READ_THE_REST = 20;

/** A message of a megabyte. */
async function huge(target: Target): Promise<readonly string[]> {
  const socket = await opened(target);
  socket.send(`{"id":"1","type":"subscribe","payload":{"query":"${'a'.repeat(1024 * 1024)}"}}`);
  const ended = await closed(socket, 10);
  socket.terminate();
  return ended ? [] : ['a message of 1 MiB on a WebSocket is taken'];
}

async function opened(target: Target): Promise<WebSocket> {
  const socket = new WebSocket(target.socketUrl, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

/**
 * Whether a connection closes within so many seconds, or has closed already. A server that breaks it off while
 * something is on its way there closes it, too: it fails (ECONNRESET) just before it is closed.
 */
function closed(socket: Socket | WebSocket, seconds: number): Promise<boolean> {
  if (socket instanceof WebSocket ? socket.readyState === WebSocket.CLOSED : socket.closed)
    return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
    }, seconds * 1000);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
