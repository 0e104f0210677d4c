/** Counts things by name, up to a limit for each name; a name with no things takes no memory. */
export class Counters {
  readonly #counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** One more of a name; false if it has as many as it may. */
  take(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.max) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  /** One less of a name that was taken. */
  give(name: string): void {
    const count = (this.#counts.get(name) ?? 0) - 1;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
