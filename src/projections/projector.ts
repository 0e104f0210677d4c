import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import { AT_THE_BEGINNING, type Checkpoint, CheckpointMoved, readCheckpoint } from './checkpoint.js';
import type { ReadModelDatabase } from './database.js';
import { EventQueue } from './event-queue.js';
import { GameFolds } from './game-folds.js';
import { project } from './project.js';

/** Events in one transaction. */
const BATCH_EVENTS_MAX = 200;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 5000;

/** Told what the projector does; for logs, metrics, and readers that wait. */
export interface ProjectorWatch {
  projected(checkpoint: Checkpoint): void;
  /** The projection stopped; it is tried again from its checkpoint after `retryMs`. */
  failed(error: unknown, retryMs: number): void;
}

/**
 * The one writer of the read model. It follows the ledger from the checkpoint on, a transaction for each batch, in
 * which the checkpoint moves too: so it may die at any instant, and events may be delivered twice. Several servers may
 * each run one: the first to move the checkpoint wins, the others look again.
 */
export class Projector {
  readonly #folds: GameFolds;
  readonly #stopping = new AbortController();
  #checkpoint: Checkpoint = AT_THE_BEGINNING;
  #failure: unknown = null;
  #running: Promise<void> | null = null;

  constructor(
    private readonly ledger: Ledger,
    private readonly rulebooks: Rulebooks,
    private readonly database: ReadModelDatabase,
    private readonly watch: ProjectorWatch,
  ) {
    this.#folds = new GameFolds(ledger, rulebooks);
  }

  /** Where the read model stood when this projector last wrote or looked. */
  get checkpoint(): Checkpoint {
    return this.#checkpoint;
  }

  /** Why the projection does not get on; null while it does. */
  get failure(): unknown {
    return this.#failure;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let retryMs = RETRY_FIRST_MS; !signal.aborted; retryMs = Math.min(2 * retryMs, RETRY_MAX_MS)) {
      try {
        await this.#follow(() => (retryMs = RETRY_FIRST_MS));
      } catch (error) {
        if (signal.aborted) return;
        this.#folds.forget();
        // Another server has written this batch: nothing is wrong, we look again where the read model stands.
        if (error instanceof CheckpointMoved) continue;
        this.#failure = error;
        this.watch.failed(error, retryMs);
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #follow(succeeded: () => void): Promise<void> {
    this.#checkpoint = await readCheckpoint(this.database.writer.manager);
    const start = { after: this.#checkpoint.position };
    const queue = new EventQueue((signal) => this.ledger.subscribe(start, signal), this.#stopping.signal);
    try {
      for (;;) {
        const events = await queue.take(BATCH_EVENTS_MAX);
        if (events.length === 0) return;
        await this.#project(events);
        succeeded();
        // SQLite works within the call, so without a pause a long catch-up would leave no time to answer requests.
        await pause();
      }
    } finally {
      await queue.close();
    }
  }

  async #project(events: readonly RecordedEvent[]): Promise<void> {
    const { checkpoint, batch } = await this.database.writer.transaction((manager) =>
      project(manager, events, this.#checkpoint, this.#folds, this.rulebooks),
    );
    this.#checkpoint = checkpoint;
    this.#failure = null;
    this.#folds.keep([...batch.games.values()].map(({ after }) => after));
    this.watch.projected(checkpoint);
  }
}
