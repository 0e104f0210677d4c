import { Worker } from 'node:worker_threads';
import type { SetAsideStreams } from '../ledger/set-aside.js';
import type { Projecting } from '../projections/projecting.js';
import type { FromProjector, ProjectorData, ToProjector } from './projector-messages.js';
import { SetAsideExchange } from './set-aside-exchange.js';

/** Hears what the projector does in its thread; for logs. */
export interface ProjectorThreadWatch {
  /** The projection stopped; it is tried again after `retryMs`. */
  failed(error: string, retryMs: number): void;
  /** The log of the ledger's file was not copied to the file; the next append has it tried again. */
  noCheckpoint(error: string): void;
  deleted(stream: string): void;
}

/** The projector's thread has ended though nobody has stopped it. */
class ProjectorEnded extends Error {
  readonly type = 'projectorEnded';
  constructor(code: number) {
    super(`the thread of the projector has ended by itself, with code ${code}`);
  }
}

/**
 * The projector in a thread of its own (docs/adr/0067), with connections of its own to the ledger and to the read
 * model. Streams that are set aside on one side are set aside on the other.
 */
export class ProjectorThread implements Projecting {
  #worker: Worker | null = null;
  #begun: Promise<void> = Promise.resolve();
  #ended: Promise<void> = Promise.resolve();
  #failure: string | null = null;
  #isStopping = false;
  #isHeeding = false;
  readonly #exchange: SetAsideExchange;

  constructor(
    private readonly data: ProjectorData,
    private readonly setAside: SetAsideStreams,
    private readonly watch: ProjectorThreadWatch,
  ) {
    this.#exchange = new SetAsideExchange(setAside, (finding) => this.#tell({ kind: 'setAside', finding }));
  }

  get failure(): string | null {
    return this.#failure;
  }

  start(): void {
    if (this.#worker !== null) return;
    const worker = new Worker(new URL('./projector-worker.js', import.meta.url), { workerData: this.data });
    this.#worker = worker;
    this.#ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    this.#begun = new Promise((resolve, reject) => {
      let hasBegun = false;
      const fail = (error: Error): void => {
        // As a bug in this thread would, it ends the process: nothing would be projected any more.
        if (hasBegun) throw error;
        reject(error);
      };
      worker.on('message', (message: FromProjector) => {
        if (message.kind === 'begun') {
          hasBegun = true;
          resolve();
        } else this.#hear(message);
      });
      worker.on('error', fail);
      worker.on('exit', (code) => {
        if (!this.#isStopping) fail(new ProjectorEnded(code));
      });
    });
    // Nobody may wait for it any more when the server could not be started for another reason.
    this.#begun.catch(() => undefined);
  }

  begun(): Promise<void> {
    return this.#begun;
  }

  /** Appends that are answered together are told of once. */
  heed(): void {
    if (this.#isHeeding) return;
    this.#isHeeding = true;
    setImmediate(() => {
      this.#isHeeding = false;
      this.#tell({ kind: 'appended' });
    });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#tell({ kind: 'stop' });
    await this.#ended;
  }

  #tell(message: ToProjector): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: Exclude<FromProjector, { kind: 'begun' }>): void {
    switch (message.kind) {
      case 'failed':
        this.#failure = message.error;
        this.watch.failed(message.text, message.retryMs);
        break;
      case 'goesOn':
        this.#failure = null;
        break;
      case 'noCheckpoint':
        this.watch.noCheckpoint(message.text);
        break;
      case 'setAside':
        this.#exchange.hear(message.finding);
        break;
      case 'back':
        this.setAside.takeBack(message.stream);
        break;
      case 'deleted':
        this.watch.deleted(message.stream);
    }
  }
}
