import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Addresses, networkOf } from './addresses.js';
import { askerOf, type Budgets } from './budgets.js';
import type { Limits } from './config.js';
import { ApiError, errorBody, HTTP_STATUS, publicError } from './errors.js';
import { COST } from './graphql/cost.js';
import { Counters } from './graphql/counters.js';
import { LONG_WORK, Turns } from '../play/turns.js';
import type { Underway } from './underway.js';

/** Routes for watching the server: they cost nothing and are answered while it stops. */
const WATCHING = new Set(['/health', '/ready', '/metrics']);
/** The cost of a route before its question is known. */
const ROUTE_COST: Readonly<Record<string, number>> = {
  '/games/:id/board.svg': COST.picture,
  '/games/:id/events.ndjson': COST.export,
  // Its events are paid for as they are read.
  '/events': COST.fromReadModel,
  '/games/:id/head': COST.game + COST.signature,
  '/sieges/:id/head': COST.game + COST.signature,
  '/sieges/:id/castle.svg': COST.picture,
  '/sieges/:id/castle.png': COST.picture,
  '/sieges/:id/curves.svg': COST.chart,
  '/sieges/:id/curves.png': COST.picture,
  '/sieges/:id/strip.svg': COST.chart,
  '/sieges/:id/strip.png': COST.picture,
  '/sieges/:id/events.ndjson': COST.export,
};

/** Letters of an answer that is sent in another turn than the one in which it was written. */
const LONG_ANSWER = 200_000;

/** The checks that every request passes before it is read. */
export interface GateParts {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly budgets: Budgets;
  readonly underway: Underway;
}

/** Lets requests in as far as the limits allow, and refuses them with a code while the server stops. */
export function guardRequests(fastify: FastifyInstance, { addresses, budgets, underway }: GateParts): void {
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? '';
    if (WATCHING.has(route)) return;
    try {
      if (underway.stopping) throw new ApiError('UNAVAILABLE', 'the server is stopping; nothing was done');
      underway.begin(reply.raw);
      const asker = askerOf(addresses.of(request.raw), request.headers.authorization);
      await budgets.read(asker, ROUTE_COST[route] ?? COST.document);
    } catch (error) {
      await turnAway(request, reply, error);
    }
  });
}

/**
 * Has requests answered in turns. Clients whose orders were committed together come back together. Otherwise all their
 * requests would be answered before the event loop turns, and the next commit would wait for them.
 */
export function takeTurns(fastify: FastifyInstance): void {
  const turns = new Turns();
  fastify.addHook('preHandler', async ({ routeOptions }) => {
    if (!WATCHING.has(routeOptions.url ?? '')) await turns.next();
  });
  // To write a long answer takes some milliseconds, and so does what is to be done with it.
  fastify.addHook('onSend', async (_request, _reply, answer: unknown) => {
    if (typeof answer === 'string' && answer.length > LONG_ANSWER) await LONG_WORK.next();
    return answer;
  });
}

/** Answers without Nest, which has not seen the request yet, in the same form as Nest would. */
async function turnAway(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  const told = publicError(error);
  const { retryAfterSeconds = 5 } = told.facts;
  // Its body is not read, so the connection cannot be used again.
  void reply.header('connection', 'close').header('retry-after', String(retryAfterSeconds));
  await reply.status(HTTP_STATUS[told.code]).send(errorBody(request.url, told));
}

/**
 * Limits how many connections one address has, so that one client cannot take them all. Connections of proxies belong
 * to many clients.
 */
export function limitConnections(server: Server, limits: Limits, addresses: Addresses): void {
  const counters = new Counters(limits.connectionsPerAddress);
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || addresses.isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (counters.take(network))
      socket.once('close', () => {
        counters.give(network);
      });
    else socket.destroy();
  });
}
