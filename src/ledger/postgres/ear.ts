import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { Followers } from '../follow.js';
import { CHANNEL } from './append-group.js';

/**
 * Listens for appends of all processes on a connection of its own, and rings the bell. While the connection is down it
 * tries again every `retryMs`; subscriptions live on by polling.
 */
export class Ear {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly config: ClientConfig,
    private readonly followers: Pick<Followers, 'ring'>,
    private readonly retryMs: number,
  ) {}

  /** Begins to listen, if it does not yet. Resolves when the attempt has succeeded or failed. */
  async start(): Promise<void> {
    if (this.#client !== undefined || this.#stopped) return;
    const client = new Client(this.config);
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      if (payload === '') this.followers.ring();
      else for (const stream of payload.split(' ')) this.followers.ring(stream);
    });
    // An error of an open connection is followed by its end.
    client.on('error', () => {
      this.#lost(client);
    });
    client.on('end', () => {
      this.#lost(client);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Nobody was told of appends that were made while nobody listened.
      this.followers.ring();
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.start(), this.retryMs).unref();
  }
}
