/**
 * Lets one piece of work at a time pass for each key, in the order in which they came. Several processes are kept
 * apart by expected revisions; this only spares one process the conflicts with itself.
 */
export class Turnstile {
  readonly #last = new Map<string, Promise<unknown>>();

  pass<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    const left = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(key) === left) this.#last.delete(key);
      });
    this.#last.set(key, left);
    return done;
  }
}
