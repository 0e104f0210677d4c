import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { CorruptedEvent, StreamDeleted } from '../ledger/errors.js';
import type { Ledger } from '../ledger/ledger.js';
import { SetAsideStreams } from '../ledger/set-aside.js';
import { StreamQueue } from '../ledger/stream-queue.js';
import type { SoundPage } from '../ledger/upkeep.js';
import type { StreamFinding } from '../ledger/verify-stream.js';
import { advance, findingsBehind, type Tools } from './advance.js';
import { AT_THE_BEGINNING, type Checkpoint, CheckpointMoved, isSame, readCheckpoint } from './checkpoint.js';
import type { ReadModelDatabase } from './database.js';
import { EventQueue } from './event-queue.js';
import { Folds } from './folds.js';
import { recheckSetAside, type Write } from './recheck.js';
import { putAside, setAsideIn } from './set-aside.js';
import type { Shelves } from './shelves.js';

/** Events in one transaction. */
const BATCH_EVENTS_MAX = 200;
/** How long it rests after a batch at most, while the next one gathers; less, if the batch took less. */
const REST_MAX_MS = 20;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 5000;
/** How often it asks whether it may write, while another projector does. */
const ASK_MS = 500;
/** How often it looks whether streams that are set aside have been mended. */
const RECHECK_MS = 30_000;

/** Hears what the projector does; for logs, metrics, and readers that wait. */
export interface ProjectorWatch {
  /** The read model has come so far, by this projector or by that of another server. */
  projected(checkpoint: Checkpoint): void;
  /** The projection stopped; it is tried again from its checkpoint after `retryMs`. */
  failed(error: unknown, retryMs: number): void;
  /** A stream was deleted in the store, and its rows have left the read model. */
  deleted?(stream: string): void;
}

/**
 * The one writer of the read model. It follows the ledger from the checkpoint on, a transaction for each batch, in
 * which the checkpoint moves too: so it may die at any instant, and events may be delivered twice. Several servers may
 * each run one: on PostgreSQL one of them has the lock and projects, and the others wait for it (docs/adr/0073). Should
 * two project all the same, the first to move the checkpoint wins, and the other looks again. Streams that are damaged
 * are set aside, which the read model remembers, and come back when they are mended.
 */
export class Projector {
  readonly #tools: Tools;
  /** Transactions of one connection must not overlap. */
  readonly #queue = new StreamQueue();
  #recheck: NodeJS.Timeout | undefined;
  #recheckAsked = false;
  readonly #stopping = new AbortController();
  #checkpoint: Checkpoint = AT_THE_BEGINNING;
  #failure: unknown = null;
  #hasLock = false;
  #running: Promise<void> | null = null;

  constructor(
    private readonly ledger: Ledger,
    shelves: Shelves,
    private readonly database: ReadModelDatabase,
    private readonly watch: ProjectorWatch,
    private readonly setAside: SetAsideStreams = new SetAsideStreams(),
  ) {
    this.#tools = { ledger, folds: new Folds(ledger, shelves) };
  }

  /** Where the read model stood when this projector last wrote or looked. */
  get checkpoint(): Checkpoint {
    return this.#checkpoint;
  }

  /** The error that keeps the projection from going on; null while it goes on. */
  get failure(): unknown {
    return this.#failure;
  }

  start(): void {
    if (this.#running !== null) return;
    this.#running = this.#run();
    this.#recheck = setInterval(this.#recheckSoon, RECHECK_MS).unref();
    this.setAside.onReport(this.#recheckSoon);
  }

  /**
   * Looks again at all streams that are set aside; mended streams come back. Each server does, also while another one
   * projects. Throws CheckpointMoved, LedgerUnavailable.
   */
  recheck(): Promise<void> {
    return this.#alone(async () => {
      this.#recheckAsked = false;
      if (this.#stopping.signal.aborted) return;
      if (!this.#hasLock) this.#tools.folds.doubt();
      await recheckSetAside(this.#tools, this.setAside, this.#write);
    });
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#recheck);
    await this.#running;
    await this.#alone(() => Promise.resolve());
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let retryMs = RETRY_FIRST_MS; !signal.aborted; retryMs = Math.min(2 * retryMs, RETRY_MAX_MS)) {
      try {
        const lost = await this.#locked();
        if (lost) await this.#follow(lost, () => (retryMs = RETRY_FIRST_MS));
      } catch (error) {
        if (signal.aborted) break;
        const isOfStream = error instanceof CorruptedEvent || error instanceof StreamDeleted;
        if (isOfStream && (await this.#passedOver().catch(this.#complain)) === true) continue;
        // Perhaps another server does better, or has taken the lock already: then only its own end is not known here.
        await this.#giveLockBack();
        // Another server has written this batch: nothing is wrong, we look again where the read model stands.
        if (error instanceof CheckpointMoved) {
          this.#tools.folds.doubt();
          continue;
        }
        this.#tools.folds.forget();
        this.#failure = error;
        this.watch.failed(error, retryMs);
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
    await this.#giveLockBack();
  }

  /** Waits for the lock; returns a signal that aborts when it is lost, and null when the projector was stopped. */
  async #locked(): Promise<AbortSignal | null> {
    const { signal } = this.#stopping;
    let known: readonly StreamFinding[] = [];
    while (!signal.aborted) {
      const lost = await this.database.lock.take();
      this.#hasLock = lost?.aborted === false;
      if (lost) return lost;
      known = await this.#alone(() => this.#hearFromOther(known));
      await sleep(ASK_MS, undefined, { signal }).catch(() => undefined);
    }
    return null;
  }

  /** Learns from the read model what the projector that has the lock has done since; returns what is set aside. */
  async #hearFromOther(known: readonly StreamFinding[]): Promise<readonly StreamFinding[]> {
    const { manager } = this.database.reader;
    const checkpoint = await readCheckpoint(manager);
    const aside = await setAsideIn(manager);
    const names = new Set(aside.map(({ stream }) => stream));
    for (const { stream } of known) if (!names.has(stream)) this.setAside.takeBack(stream);
    for (const finding of aside) this.setAside.report(finding);
    if (!isSame(checkpoint, this.#checkpoint)) {
      this.#checkpoint = checkpoint;
      this.#failure = null;
      this.watch.projected(checkpoint);
    }
    return aside;
  }

  async #giveLockBack(): Promise<void> {
    this.#hasLock = false;
    await this.database.lock.giveBack();
  }

  async #follow(lost: AbortSignal, succeeded: () => void): Promise<void> {
    await this.#alone(async () => {
      this.#tools.folds.doubt();
      this.#checkpoint = await readCheckpoint(this.database.writer.manager);
      for (const finding of await setAsideIn(this.database.writer.manager)) this.setAside.report(finding);
    });
    const start = { after: this.#checkpoint.position };
    const ending = AbortSignal.any([lost, this.#stopping.signal]);
    const queue = new EventQueue((signal) => this.ledger.subscribe(start, signal), ending);
    try {
      for (;;) {
        const events = await queue.take(BATCH_EVENTS_MAX);
        if (events.length === 0 || lost.aborted) return;
        const began = performance.now();
        await this.#alone(() => this.#project({ events, damaged: [], last: events.at(-1)?.globalPosition ?? null }));
        succeeded();
        // SQLite works within the call, so without a pause a long catch-up would leave no time to answer requests.
        await pause();
        // Orders that come fast are gathered into larger batches; one that comes alone is projected at once.
        const restMs = Math.min(REST_MAX_MS, performance.now() - began);
        if (events.length < BATCH_EVENTS_MAX) await sleep(restMs, undefined, { signal: ending }).catch(() => undefined);
      }
    } finally {
      await queue.close();
    }
  }

  async #project(page: SoundPage): Promise<void> {
    const findings = await findingsBehind(this.ledger, page.damaged);
    let aside = findings;
    const gone = new Set<string>();
    this.#checkpoint = await this.database.transaction(async (manager) => {
      for (const finding of findings) await putAside(manager, finding);
      const checkpoint = await advance(manager, page, this.#checkpoint, this.#tools, gone);
      aside = await setAsideIn(manager);
      return checkpoint;
    });
    for (const finding of aside) this.setAside.report(finding);
    for (const stream of gone) this.watch.deleted?.(stream);
    this.#failure = null;
    this.watch.projected(this.#checkpoint);
  }

  /** Projects past damaged rows and deletions; false if there are none at the present position. */
  #passedOver(): Promise<boolean> {
    return this.#alone(async () => {
      const page = await this.ledger.upkeep.readSound(this.#checkpoint.position);
      const isMet = page.damaged.length > 0 || (page.deleted?.length ?? 0) > 0;
      if (isMet) await this.#project(page);
      return isMet;
    });
  }

  /** An arrow function, since it is passed on as a value. */
  readonly #write: Write = async (work) => {
    const { before, after } = await this.database.transaction(async (manager) => {
      const at = await readCheckpoint(manager);
      return { before: at, after: await work(manager, at) };
    });
    // If another projector has moved the checkpoint, the next batch finds out and looks again.
    if (isSame(before, this.#checkpoint)) this.#checkpoint = after;
  };

  readonly #recheckSoon = (): void => {
    if (this.#recheckAsked) return;
    this.#recheckAsked = true;
    void this.recheck().catch(this.#complain);
  };

  readonly #complain = (error: unknown): void => {
    this.#tools.folds.forget();
    // Another projector was faster: nothing is wrong, and what it has left is looked at the next time.
    if (error instanceof CheckpointMoved) return;
    if (!this.#stopping.signal.aborted) this.watch.failed(error, RECHECK_MS);
  };

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run('read-model', work);
  }
}
