import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Attack } from './attack.js';
import { closedSockets, openSockets } from './many-sockets.js';
import type { Answer, Target } from './target.js';

/** Requests that are under way at once. */
const AT_ONCE = 20;
/** Costly by what it may bring, cheap for a server that has few games. */
const READ =
  '{ games(first: 200) { edges { node { id title sides gameTurn side step over winner } } } scenarios { id title story } }';
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';

/** Floods of mutations. */
export const mutations: Attack = {
  name: 'mutations',
  what: 'a flood of mutations; others are served meanwhile',
  try: (target) =>
    flooded(target, 'mutations', () =>
      target.ask(CREATE, { input: { scenario: 'tavern-brawl', commandId: randomUUID() } }),
    ),
};

/** Floods of reads. */
export const reads: Attack = {
  name: 'reads',
  what: 'a flood of costly reads; others are served meanwhile',
  try: (target) => flooded(target, 'reads', () => target.ask(READ)),
};

/** Sends until the server says that it is enough; looks every now and then how others fare. */
async function flooded(target: Target, what: string, send: () => Promise<Answer<unknown>>): Promise<readonly string[]> {
  for (let sent = 0; sent < target.bounds.requests; sent += AT_ONCE) {
    const [wrong, ...answers] = await Promise.all([
      sent % (AT_ONCE * 5) === 0 ? target.othersAreServed() : null,
      ...Array.from({ length: AT_ONCE }, send),
    ]);
    if (wrong !== null) return [`during a flood of ${what} ${wrong}`];
    const odd = answers.find(({ code, status }) => status >= 500 || !(code === null || code === 'RATE_LIMITED'));
    if (odd) return [`in a flood of ${what} a request is answered ${odd.status} ${String(odd.code)}`];
    if (answers.some(({ code }) => code === 'RATE_LIMITED')) return [];
  }
  return [`${target.bounds.requests} ${what} in a row were all taken`];
}

/** More connections and WebSockets than one address may have. */
export const connections: Attack = {
  name: 'connections',
  what: 'a flood of connections and of WebSockets; others are served meanwhile',
  async try(target) {
    const webSockets = await openSockets(target.bounds.connections, () => {
      const socket = new WebSocket(target.socketUrl, 'graphql-transport-ws');
      return {
        socket,
        opened: 'open',
        end: () => {
          socket.terminate();
        },
      };
    });
    const bare = await openSockets(target.bounds.connections, () => {
      const socket = target.connect();
      return {
        socket,
        opened: 'connect',
        end: () => {
          socket.destroy();
        },
      };
    });
    const faults: string[] = [];
    const wrong = await target.othersAreServedFromElsewhere();
    if (wrong !== null) faults.push(`during a flood of connections ${wrong}`);
    if (webSockets.open === target.bounds.connections)
      faults.push(`${webSockets.open} WebSockets of one address are open`);
    if (bare.open === target.bounds.connections) faults.push(`${bare.open} connections of one address are open`);
    await closedSockets(webSockets, bare);
    await untilServed(target);
    return faults;
  },
};

/** The server has to see first that they have left. */
async function untilServed(target: Target): Promise<void> {
  for (let tried = 0; tried < 50; tried += 1) {
    const served = await target.send('/health').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (served) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
