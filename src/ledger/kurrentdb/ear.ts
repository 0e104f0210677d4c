import type { AllStreamSubscription } from '@eventstore/db-client';
import type { Followers } from '../follow.js';
import type { Connection } from './connection.js';
import type { StreamReader } from './stream-reader.js';

/**
 * Listens for appends of all processes by one live subscription, and rings the bell. While it is down it is tried again
 * every `retryMs`; subscriptions of the ledger live on by polling.
 */
export class Ear {
  #subscription: AllStreamSubscription | undefined;
  #isStarting = false;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
    private readonly followers: Pick<Followers, 'ring'>,
    private readonly retryMs: number,
  ) {}

  /** Begins to listen, if it does not yet. */
  start(): void {
    if (this.#subscription !== undefined || this.#stopped) return;
    if (this.#isStarting) return;
    this.#isStarting = true;
    void this.#listen()
      .catch(() => {
        this.#again();
      })
      .finally(() => (this.#isStarting = false));
  }

  async #listen(): Promise<void> {
    const end = await this.connection.end();
    if (this.#stopped) return;
    const subscription = this.connection.subscribe(end, this.reader.prefixes);
    this.#subscription = subscription;
    const ring = (): void => {
      this.followers.ring();
    };
    const lost = (): void => {
      this.#lost(subscription);
    };
    // What was appended before the subscription was confirmed was announced to nobody.
    subscription.on('confirmation', ring);
    subscription.on('data', ({ event }) => {
      this.followers.ring(event === undefined ? undefined : this.reader.streamOf(event.streamId));
    });
    subscription.on('error', lost).on('end', lost);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#subscription?.unsubscribe();
  }

  #lost(subscription: AllStreamSubscription): void {
    if (this.#subscription !== subscription) return;
    this.#subscription = undefined;
    this.#again();
  }

  #again(): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => {
      this.start();
    }, this.retryMs).unref();
  }
}
