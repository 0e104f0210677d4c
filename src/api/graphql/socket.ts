import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Logger } from '@nestjs/common';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { mayOpenSocket } from '../origins.js';
import { Counters } from './counters.js';
import { SocketClient } from './socket-client.js';
import { Turns } from '../../play/turns.js';
import { type SocketParts, subscriptionsOver } from './subscriptions.js';

const PATH = '/graphql';
/** Documents and variables of a subscription are short. */
const MESSAGE_BYTES_MAX = 64 * 1024;
const TICK_MS = 1000;
const STATUS = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/**
 * Serves subscriptions over graphql-ws, under the same limits and with the same errors as HTTP. Queries and mutations
 * are refused here: they have their own door. Returns what ends all of them.
 */
export function serveSocket(server: Server, parts: SocketParts): () => Promise<void> {
  const sockets = new SocketServer(parts);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.upgrade(request, socket, head);
  });
  return () => sockets.close();
}

class SocketServer {
  readonly #logger = new Logger('Socket');
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX, handleProtocols });
  readonly #clients = new Map<WebSocket, SocketClient>();
  /** Of all sockets together. */
  readonly #turns = new Turns();
  readonly #addresses: Counters;
  readonly #open: ReturnType<typeof subscriptionsOver>;
  readonly #ticking: NodeJS.Timeout;

  constructor(private readonly parts: SocketParts) {
    this.#addresses = new Counters(parts.limits.socketsPerAddress);
    this.#open = subscriptionsOver(parts);
    this.#ticking = setInterval(() => {
      this.#tick(Date.now());
    }, TICK_MS).unref();
    parts.metrics.watchSockets(() => ({
      sockets: this.#clients.size,
      subscriptions: [...this.#clients.values()].reduce((sum, { operations }) => sum + operations.size, 0),
    }));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client that leaves while we answer is not an error; Node leaves the socket to us from here on.
    socket.on('error', () => socket.destroy());
    const address = this.parts.addresses.of(request);
    const refused = this.#whyNot(request, address);
    if (refused !== null) {
      this.parts.metrics.socketClosed('refused');
      socket.end(`HTTP/1.1 ${refused} ${STATUS[refused]}\r\nConnection: close\r\nRetry-After: 10\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    let counted = true;
    socket.once('close', () => {
      if (counted) this.#addresses.give(address);
      counted = false;
    });
    this.#server.handleUpgrade(request, socket, head, (client) => {
      this.#serve(client, address);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#ticking);
    for (const client of this.#clients.values()) client.close(1001, 'Going away');
    const allClosed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    // Clients that do not answer the close are not waited for.
    const impatient = setTimeout(() => {
      for (const socket of this.#clients.keys()) socket.terminate();
    }, TICK_MS);
    while (this.#clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    clearTimeout(impatient);
    await allClosed;
  }

  /** Why a client gets no socket, as an HTTP status; null: the client gets one, and it is counted. */
  #whyNot(request: IncomingMessage, address: string): keyof typeof STATUS | null {
    if (request.url?.split('?', 1)[0] !== PATH) return 404;
    if (!mayOpenSocket(request, this.parts.corsOrigins)) return 403;
    if (this.#clients.size >= this.parts.limits.sockets) return 503;
    return this.#addresses.take(address) ? null : 429;
  }

  #serve(socket: WebSocket, address: string): void {
    const { limits, metrics } = this.parts;
    const patience = { idleMs: limits.socketIdleSeconds * 1000, slowMs: limits.slowReaderSeconds * 1000 };
    // When graphql-ws hears that a client is closed, it ends the subscriptions at once and does not wait for the
    // client.
    let closed: (code?: number, reason?: string) => Promise<void> = () => Promise.resolve();
    const client = new SocketClient(socket, this.#turns, patience, Date.now(), (why) => {
      metrics.socketClosed(why);
      void closed();
    });
    this.#clients.set(socket, client);
    closed = this.#open(client, address, (answer) => {
      socket.on('message', (data: Buffer) => {
        client.heard(Date.now());
        answer(data.toString()).catch((error: unknown) => {
          this.#logger.error(error);
          client.close(CloseCode.InternalServerError, 'something went wrong here');
        });
      });
    });
    socket.on('ping', () => {
      client.heard(Date.now());
    });
    socket.once('error', ({ message }) => {
      this.#logger.warn(`a client is gone: ${message}`);
    });
    socket.once('close', (code, reason) => {
      this.#clients.delete(socket);
      void closed(code, reason.toString());
      client.ended();
    });
  }

  #tick(now: number): void {
    for (const client of this.#clients.values()) client.tick(now);
  }
}
