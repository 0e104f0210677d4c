/** Lets the appends to one stream follow one another within this process, so that they do not contend in the store. */
export class StreamQueue {
  readonly #tails = new Map<string, Promise<void>>();

  /**
   * Runs the work when all earlier work on the stream has settled, at once if there is none, and settles as it does.
   */
  run<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const result = this.#tails.get(stream)?.then(work) ?? work();
    const settled = (): void => {
      if (this.#tails.get(stream) === tail) this.#tails.delete(stream);
    };
    // The next in the queue does not care how the work before it ended.
    const tail = result.then(settled, settled);
    this.#tails.set(stream, tail);
    return result;
  }
}
