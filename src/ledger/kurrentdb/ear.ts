import { END } from '@kurrent/kurrentdb-client';
import type { AllStreamSubscription, KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { Followers } from '../follow.js';
import type { StreamReader } from './stream-reader.js';

/**
 * Listens for appends of all processes by one live subscription, and rings the bell. While it is down it is tried again
 * every `retryMs`; subscriptions of the ledger live on by polling.
 */
export class Ear {
  #subscription: AllStreamSubscription | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly client: KurrentDBClient,
    private readonly reader: StreamReader,
    private readonly followers: Pick<Followers, 'ring'>,
    private readonly retryMs: number,
  ) {}

  /** Begins to listen, if it does not yet. */
  start(): void {
    if (this.#subscription !== undefined || this.#stopped) return;
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: this.reader.filter });
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
    if (this.#stopped) return;
    this.#retry = setTimeout(() => {
      this.start();
    }, this.retryMs).unref();
  }
}
