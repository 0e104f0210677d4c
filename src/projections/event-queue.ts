import type { RecordedEvent } from '../ledger/ledger.js';

/** How many events wait before the subscription is no longer pulled. */
const WAITING_EVENTS_MAX = 2000;

/** Gathers the events of a subscription, which come one by one, into batches. */
export class EventQueue {
  readonly #closing = new AbortController();
  readonly #pumping: Promise<void>;
  #waiting: RecordedEvent[] = [];
  #ended = false;
  #failure: Error | null = null;
  #wake = (): void => undefined;
  #room = (): void => undefined;

  constructor(subscribe: (signal: AbortSignal) => AsyncIterable<RecordedEvent>, signal: AbortSignal) {
    this.#pumping = this.#pump(subscribe(AbortSignal.any([signal, this.#closing.signal])));
  }

  /** Waits for at least one event and takes at most `max`; none when the subscription has ended. Throws its error. */
  async take(max: number): Promise<readonly RecordedEvent[]> {
    while (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (this.#waiting.length === 0 && this.#failure !== null) throw this.#failure;
    const taken = this.#waiting.slice(0, max);
    this.#waiting = this.#waiting.slice(max);
    this.#room();
    return taken;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#room();
    await this.#pumping;
  }

  async #pump(events: AsyncIterable<RecordedEvent>): Promise<void> {
    try {
      for await (const event of events) {
        this.#waiting.push(event);
        this.#wake();
        while (this.#waiting.length >= WAITING_EVENTS_MAX && !this.#closing.signal.aborted) {
          await new Promise<void>((resolve) => (this.#room = resolve));
        }
        if (this.#closing.signal.aborted) break;
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#ended = true;
      this.#wake();
    }
  }
}
