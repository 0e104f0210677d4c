import type { ServerResponse } from 'node:http';

const LOOK_MS = 10;

/** The requests that are being answered, so that a server which is told to stop can answer them first. */
export class Underway {
  readonly #answers = new Set<ServerResponse>();
  readonly #stopping = new AbortController();

  /** From now on new requests are refused; earlier ones are answered. */
  get stopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Aborts when the server is told to stop, for answers that would otherwise go on. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** A request has come; it is under way until its answer is written or its client has left. */
  begin(answer: ServerResponse): void {
    this.#answers.add(answer);
    answer.once('close', () => this.#answers.delete(answer));
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Resolves when nothing is under way any more, or after `ms`: whether everything was answered. */
  async ended(ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (this.#answers.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return this.#answers.size === 0;
  }
}
