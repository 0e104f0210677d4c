import { Lru } from '../lru.js';

/** Streams of which the end is remembered. */
const ENDS_MAX = 20_000;

/**
 * The last revisions of streams, as this connection has read or appended them. They hold for as long as no other
 * connection has written to the file, so that a look for news of a stream need not read any table.
 */
export class KnownEnds {
  readonly #ends = new Lru<number>(ENDS_MAX);
  #version: number | undefined;

  /** `fileVersion`: a number that is another one whenever another connection has written to the file. */
  constructor(private readonly fileVersion: () => number | undefined) {
    this.#version = fileVersion();
  }

  /** Whether the stream is known to have no event at `revision` or later. */
  isPast(stream: string, revision: number): boolean {
    // The version is read before any row is, so that what is learned afterwards is never older than its version.
    const version = this.fileVersion();
    if (version !== this.#version) this.#ends.clear();
    this.#version = version;
    const end = this.#ends.get(stream);
    return end !== undefined && revision > end;
  }

  /** Remembers the last revision of a stream, which was just read or appended. */
  learn(stream: string, revision: number): void {
    const known = this.#ends.get(stream);
    if (known === undefined || known < revision) this.#ends.set(stream, revision);
  }

  forget(stream: string): void {
    this.#ends.delete(stream);
  }
}
