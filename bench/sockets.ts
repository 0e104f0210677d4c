import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The parts of the protocol that a client uses. */
interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A socket with subscriptions, by the bare protocol: ten thousand clients of a library would measure the library. */
export class BenchSocket {
  /** Subscriptions that have brought an event. */
  readonly served = new Set<string>();
  #asked = 0;
  #fault: string | null = null;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const { type, id, payload } = JSON.parse(data.toString()) as Message;
      if (type === 'next' && id !== undefined) this.served.add(id);
      else if (type === 'error' || type === 'complete') this.#fault ??= `${type} ${JSON.stringify(payload)}`;
    });
    socket.once('close', (code) => (this.#fault ??= `closed with ${code}`));
    socket.once('error', ({ message }) => (this.#fault ??= message));
  }

  /** Opens a socket. Throws when the server refuses or closes it. */
  static async open(url: string): Promise<BenchSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const opened = new BenchSocket(socket);
    await once(socket, 'open');
    const closed = once(socket, 'close').then(([code]) => Promise.reject(new Error(`closed with ${code}`)));
    socket.send('{"type":"connection_init"}');
    await Promise.race([once(socket, 'message'), closed]);
    closed.catch(() => undefined);
    return opened;
  }

  follow(id: string, query: string, variables: object): void {
    this.#asked += 1;
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
  }

  /** Whether each subscription has brought an event. Throws what is wrong if one was refused or the socket closed. */
  get isServed(): boolean {
    if (this.#fault !== null) throw new Error(`a subscription was lost: ${this.#fault}`);
    return this.served.size === this.#asked;
  }

  /** Takes nothing any more of what the server writes. */
  stopReading(): void {
    this.socket.pause();
  }

  end(): void {
    this.socket.terminate();
  }
}

/** Does the work for each item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Waits until something holds. Throws after so many seconds, with what was waited for. */
export async function until(what: string, seconds: number, holds: () => boolean): Promise<void> {
  const ends = performance.now() + seconds * 1000;
  while (!holds()) {
    if (performance.now() > ends) throw new Error(`after ${seconds} s not yet: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
