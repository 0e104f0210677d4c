import { setTimeout as sleep } from 'node:timers/promises';
import { CorruptedEvent, InvalidRequest, StreamDeleted, StreamNotFound } from './errors.js';
import type { Ledger, StreamName } from './ledger.js';
import { allStreams, findingOf, verifyingStream, type StreamFinding } from './verify-stream.js';

/** Events that are read at once: few, since SQLite answers nobody else meanwhile. */
const PAGE = 200;
/** How long it waits at the end of a round, and after a failure of the store. */
const REST_MS = 60_000;

/** Told what the scrub does; for metrics, logs, and whoever sets streams aside. */
export interface ScrubWatch {
  read(events: number): void;
  found(finding: StreamFinding): void;
  roundEnded(streams: number): void;
  /** The store could not be read; the scrub begins its round again later. */
  failed(error: unknown): void;
}

/**
 * Walks through all streams of a ledger, again and again, and verifies each: what nobody plays is looked at too, before
 * it is the only copy that is left. `eventsPerSecond` bounds what it takes from the server.
 */
export class Scrub {
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(
    private readonly ledger: Pick<Ledger, 'readStream' | 'upkeep'>,
    private readonly eventsPerSecond: number,
    private readonly watch: ScrubWatch,
  ) {}

  /** Begins to walk, unless the rate is 0. */
  start(): void {
    if (this.eventsPerSecond > 0) this.#running ??= this.#run();
  }

  /** Ends after the page under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** One walk through all streams. Yields after each page the number of events read. Throws LedgerUnavailable. */
  async *round(): AsyncGenerator<number, void, undefined> {
    let streams = 0;
    for await (const stream of allStreams(this.ledger)) {
      yield* this.#stream(stream);
      streams += 1;
    }
    this.watch.roundEnded(streams);
  }

  async *#stream(stream: StreamName): AsyncGenerator<number, void, undefined> {
    try {
      for await (const events of verifyingStream(this.ledger, stream, PAGE)) {
        this.watch.read(events);
        yield events;
      }
    } catch (error) {
      // A name that only a damaged index knows is no stream, and whose it was is found by the head.
      if (error instanceof StreamNotFound || error instanceof InvalidRequest || error instanceof StreamDeleted) return;
      if (!(error instanceof CorruptedEvent)) throw error;
      this.watch.found(findingOf(error));
      yield 1;
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        for await (const events of this.round()) {
          await pause((events * 1000) / this.eventsPerSecond, signal);
          if (signal.aborted) return;
        }
      } catch (error) {
        this.watch.failed(error);
      }
      await pause(REST_MS, signal);
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
