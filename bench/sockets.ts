import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A socket with subscriptions, by the bare protocol: ten thousand clients of a library would measure the library. */
export class BenchSocket {
  /** Events that came. */
  seen = 0;
  /** Code with which the server closed it. */
  closed: number | null = null;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      if (data.includes('"next"')) this.seen += 1;
    });
    socket.once('close', (code) => (this.closed = code));
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<BenchSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const opened = new BenchSocket(socket);
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    return opened;
  }

  follow(id: string, query: string, variables: object): void {
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
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

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
