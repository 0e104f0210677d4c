import { type Head, NO_HEAD } from '../hash-chain.js';
import { UNKNOWN_HASH } from '../heads.js';
import { Lru } from '../lru.js';

/** Streams of which the head is remembered. */
const HEADS_MAX = 20_000;

/**
 * The heads of streams, as this connection has read or appended them. They hold for as long as no other connection has
 * written to the file: an append need not read the end of its stream, and a look for news need not read any table.
 */
export class KnownHeads {
  /** The hash is unknown of a stream of which only the revision was read: nothing may be chained to such a head. */
  readonly #heads = new Lru<Head>(HEADS_MAX);
  #version: number | undefined;
  #hasLooked = false;

  /** `fileVersion`: a number that is another one whenever another connection has written to the file. */
  constructor(private readonly fileVersion: () => number | undefined) {
    this.#version = fileVersion();
  }

  /**
   * Forgets all if another connection has written. To be called before any row is read, so that what is learned from
   * the rows is never older than the version.
   */
  look(): void {
    const version = this.fileVersion();
    if (version !== this.#version) this.#heads.clear();
    this.#version = version;
  }

  /**
   * As `look`, but once for all reads that are answered in one go: until Node has nothing left to do but to wait for
   * the outside. A request that is served now has come before this, and so before the first of these looks; whatever
   * was acknowledged before it was sent is seen. Not for appends, which must know what is there when they write.
   */
  lookOnce(): void {
    if (this.#hasLooked) return;
    this.look();
    this.#hasLooked = true;
    process.nextTick(() => (this.#hasLooked = false));
  }

  /** The head of a stream, if its last event was verified or appended. */
  verified(stream: string): Head | undefined {
    const head = this.#heads.get(stream);
    return head?.hash === UNKNOWN_HASH ? undefined : head;
  }

  /** Whether the stream is known to have no event at `revision` or later. */
  isPast(stream: string, revision: number): boolean {
    return revision > (this.#heads.get(stream)?.revision ?? Infinity);
  }

  /** Remembers the head of a stream, of which the last event was just verified or appended. */
  learn(stream: string, { revision, hash }: Head): void {
    this.#heads.set(stream, { revision, hash });
  }

  /** Remembers the last revision of a stream, whose last event was not read. */
  learnEnd(stream: string, revision: number): void {
    if ((this.#heads.get(stream) ?? NO_HEAD).revision < revision) this.learn(stream, { revision, hash: UNKNOWN_HASH });
  }

  forget(stream: string): void {
    this.#heads.delete(stream);
  }

  /** Forgets all, since a transaction was not committed in which heads were learned. */
  forgetAll(): void {
    this.#heads.clear();
  }
}
