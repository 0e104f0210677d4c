/** Wakes those who wait for new events. A ring between a look and the wait that follows it is not missed. */
export class Bell {
  #rings = 0;
  readonly #sleepers = new Set<() => void>();

  /** How often it rang; to be read before looking, and handed to `wait`. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of [...this.#sleepers]) wake();
  }

  /** Resolves when the bell has rung since `rings`, when the signal aborts, or after `timeoutMs` (default: never). */
  wait(rings: number, signal: AbortSignal, timeoutMs?: number): Promise<void> {
    if (rings !== this.#rings || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs);
      signal.addEventListener('abort', wake);
      this.#sleepers.add(wake);
    });
  }
}
