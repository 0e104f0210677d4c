/** Lets the appends to one stream follow one another within this process, so that they do not contend in the store. */
export class StreamQueue {
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs the work when all earlier work on the stream has settled, and settles as it does. */
  async run<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#tails.get(stream) ?? Promise.resolve()).then(work);
    const tail = result.then(settled, settled);
    this.#tails.set(stream, tail);
    try {
      return await result;
    } finally {
      if (this.#tails.get(stream) === tail) this.#tails.delete(stream);
    }
  }
}

function settled(): void {
  // The next in the queue does not care how the work before it ended.
}
