import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import type { Connection } from './connection.js';
import { type ErrorCode, HeraldError, type WireError } from './errors.js';
import { type EventPartsFragment, GameEventsDocument, type GameEventsSubscription } from './generated.js';
import { waitBefore } from './wait.js';

/** Errors after which the same question gets the same answer. */
const FINAL: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'DELETED', 'BAD_INPUT', 'CORRUPTED'];
/** How often an idle socket is asked for a sign of life, and how long the answer may take. */
const PING_MS = 15_000;
const PONG_MS = 10_000;

/** The game to follow. */
export interface Followed {
  readonly game: string;
  /** The first revision that is wanted: that of the last event seen, plus one. */
  readonly from: number;
  /** Ends the following. */
  readonly signal?: AbortSignal;
}

/**
 * The events of a game from a revision on, each once and in order, without end. After a lost connection it connects
 * again and goes on behind the last event that it gave. Throws HeraldError if the server says that there is nothing to
 * follow: no such game, a key that is void.
 */
export async function* follow(connection: Connection, followed: Followed): AsyncGenerator<EventPartsFragment, void> {
  const { signal } = followed;
  const webSocket = connection.webSocket ?? (await platformSocket());
  let [next, failures] = [followed.from, 0];
  while (!signal?.aborted) {
    const stream = new Stream({ ...connection, webSocket }, { ...followed, from: next });
    const abort = (): void => {
      stream.end();
    };
    signal?.addEventListener('abort', abort);
    try {
      for (let event = await stream.next(); event && !signal?.aborted; event = await stream.next()) {
        if (event.revision < next) continue;
        // A gap would be a fault of the server; asking again from `next` on closes it.
        if (event.revision > next) break;
        [next, failures] = [next + 1, 0];
        yield event;
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      stream.end();
    }
    if (stream.error && FINAL.includes(stream.error.code)) throw stream.error;
    await waitBefore(failures, signal);
    // oxlint-disable-next-line no-useless-assignment -- the next round of the loop reads it
    failures += 1;
  }
}

/** The events that come over one socket until it ends. */
class Stream {
  error: HeraldError | null = null;
  readonly #events: EventPartsFragment[] = [];
  readonly #client: Client;
  #ended = false;
  #wake = (): void => undefined;

  constructor(connection: Connection, { game, from }: Followed) {
    this.#client = socketClient(connection);
    this.#client.subscribe<GameEventsSubscription>(
      { query: print(GameEventsDocument), variables: { game, from } },
      {
        next: ({ data, errors }) => {
          if (data) this.#events.push(data.gameEvents);
          else this.#fail(errors);
          this.#wake();
        },
        error: (error) => {
          this.#fail(error);
        },
        complete: () => {
          this.end();
        },
      },
    );
  }

  /** The next event; null after the last one of this socket. */
  async next(): Promise<EventPartsFragment | null> {
    while (this.#events.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return this.#events.shift() ?? null;
  }

  end(): void {
    if (!this.#ended) void this.#client.dispose();
    this.#ended = true;
    this.#wake();
  }

  /** graphql-ws gives errors of the server as a list, and a closed socket as an event or an Error. */
  #fail(error: unknown): void {
    if (Array.isArray(error)) this.error = HeraldError.from(error as readonly WireError[]);
    this.end();
  }
}

/** A client for one socket, which ends if the other side gives no sign of life. */
function socketClient({ url, key, webSocket }: Connection): Client {
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: new URL('/graphql', url).href.replace(/^http/, 'ws'),
    webSocketImpl: webSocket,
    connectionParams: key === undefined ? {} : { key },
    retryAttempts: 0,
    keepAlive: PING_MS,
    on: {
      ping: (received) => {
        if (received) return;
        overdue = setTimeout(() => {
          client.terminate();
        }, PONG_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(overdue);
      },
      closed: () => {
        clearTimeout(overdue);
      },
    },
  });
  return client;
}

async function platformSocket(): Promise<unknown> {
  const { WebSocket } = globalThis as { readonly WebSocket?: unknown };
  return WebSocket ?? (await import('ws')).WebSocket;
}
