/** How long work may go on before the event loop turns. */
const SLICE_MS = 5;

/**
 * Does work in small pieces, in the order in which it was asked for, so that the event loop turns in between. If a
 * piece never really waits (events are in memory, the system's buffer takes what is written), many subscriptions would
 * otherwise run from promise to promise for seconds, and nobody else would be answered.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  #begun = false;

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#begun) this.#begin();
    });
  }

  #begin(): void {
    this.#begun = true;
    setImmediate(() => {
      const turns = this.#waiting;
      this.#waiting = [];
      this.#run(turns, 0, performance.now() + SLICE_MS);
    });
  }

  /**
   * Each turn ends before the next one begins. A tick that a promise asks for runs when no promise is left to continue.
   * A tick that is asked for here would run before the promises, so all turns would begin before any had ended.
   */
  #run(turns: readonly (() => void)[], index: number, ends: number): void {
    if (index < turns.length && performance.now() < ends) {
      turns[index]?.();
      queueMicrotask(() => {
        process.nextTick(() => {
          this.#run(turns, index + 1, ends);
        });
      });
      return;
    }
    this.#waiting = [...turns.slice(index), ...this.#waiting];
    this.#begun = false;
    if (this.#waiting.length > 0) this.#begin();
  }
}

/** The long work of this process: a piece of each at once would hold up its event loop for as long as all take. */
export const LONG_WORK = new Turns();

/** The pauses of work that never really waits: others are answered whenever it has gone on for long enough. */
export class Pauses {
  #ends = performance.now() + SLICE_MS;

  /** Resolves at once, or when it is the turn of this work again. */
  async ifDue(): Promise<void> {
    if (performance.now() < this.#ends) return;
    await LONG_WORK.next();
    this.#ends = performance.now() + SLICE_MS;
  }
}

/** Does work whose steps a generator makes, with pauses between them. */
export async function inPieces<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  const pauses = new Pauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pauses.ifDue();
  }
}
