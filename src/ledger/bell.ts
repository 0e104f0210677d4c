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

  /** Resolves when the bell has rung since `rings`, after `timeoutMs`, or when the signal aborts. */
  wait(rings: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (rings !== this.#rings || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      signal.addEventListener('abort', wake);
      this.#sleepers.add(wake);
    });
  }
}
