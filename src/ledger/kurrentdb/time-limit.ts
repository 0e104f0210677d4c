import { LedgerUnavailable } from '../errors.js';
import { Silence } from './failure.js';

interface Waiting {
  readonly until: number;
  readonly what: string;
  readonly giveUp: (error: Error) => void;
}

/**
 * Gives up what takes longer than a time that is the same for all, so that one timer serves however many wait: those
 * who began first are over first.
 */
export class TimeLimit {
  /** In the order in which they began. */
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly ms: number) {}

  /**
   * As the promise settles; rejects with Silence after so long, and with LedgerUnavailable when the ledger is closed.
   */
  of<Result>(work: Promise<Result>, what: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { until: performance.now() + this.ms, what, giveUp: reject };
      if (this.#isClosed) reject(closedError());
      else this.#begin(waiting);
      work.then(
        (result) => {
          this.#waiting.delete(waiting);
          resolve(result);
        },
        (error: Error) => {
          this.#waiting.delete(waiting);
          reject(error);
        },
      );
    });
  }

  /** Gives up all that is waited for, now and later. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { giveUp } of this.#waiting) giveUp(closedError());
    this.#waiting.clear();
  }

  #begin(waiting: Waiting): void {
    this.#waiting.add(waiting);
    this.#timer ??= setTimeout(this.#look, this.ms);
  }

  /** Handed on, so an arrow. */
  readonly #look = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (waiting.until > now) {
        this.#timer = setTimeout(this.#look, Math.ceil(waiting.until - now));
        return;
      }
      this.#waiting.delete(waiting);
      waiting.giveUp(new Silence(waiting.what, this.ms));
    }
  };
}

function closedError(): Error {
  return new LedgerUnavailable('the ledger is closed');
}
