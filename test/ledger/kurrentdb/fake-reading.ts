import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { bytesOf } from './fake-messages.js';
import type { ReadReq } from './fake-messages.js';
import type { FakeStore, StoredEvent } from './fake-store.js';

/** One Read call: of a stream or of all, once or as a subscription that goes on after what it gave last. */
export class FakeReading {
  readonly isSubscription: boolean;
  /** The stream's name; empty for all. */
  readonly stream: string;
  readonly #options: streamsPb.ReadReq.Options;
  /** Events of the log that the subscription has passed. */
  #passed = 0;

  constructor(
    private readonly store: FakeStore,
    request: ReadReq,
  ) {
    const options = request.getOptions();
    if (options === undefined) throw new Error('a read without options');
    this.#options = options;
    this.isSubscription = options.hasSubscription();
    this.stream = bytesOf(options.getStream()?.getStreamIdentifier());
    if (this.isSubscription && (options.getAll()?.hasEnd() ?? false)) this.#passed = store.log.length;
  }

  /** The events of the read, or those that came since the last call; null if there is no stream. */
  next(): readonly StoredEvent[] | null {
    if (this.isSubscription) {
      const news = this.store.log.slice(this.#passed).filter((event) => this.#isAsked(event));
      this.#passed = this.store.log.length;
      return news;
    }
    const events = this.#options.hasAll() ? this.store.log : this.store.stream(this.stream);
    if (events === undefined) return null;
    const isBackwards = this.#options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;
    const ordered = isBackwards ? events.toReversed() : events;
    return ordered.filter((event) => this.#isAsked(event) && this.#isFrom(event, isBackwards)).slice(0, this.#count());
  }

  #isAsked(event: StoredEvent): boolean {
    if (this.#options.hasStream()) return event.stream === this.stream;
    const prefixes = this.#options.getFilter()?.getStreamIdentifier()?.getPrefixList();
    return prefixes?.some((prefix) => event.stream.startsWith(prefix)) ?? true;
  }

  /** Reads begin with the revision or the position that they name. */
  #isFrom(event: StoredEvent, isBackwards: boolean): boolean {
    const stream = this.#options.getStream();
    const position = this.#options.getAll()?.getPosition();
    if (stream !== undefined && !stream.hasRevision()) return true;
    if (stream === undefined && position === undefined) return true;
    const from = BigInt(stream?.getRevision() ?? position?.getCommitPosition() ?? '0');
    const at = stream === undefined ? event.position : BigInt(event.revision);
    return isBackwards ? at <= from : at >= from;
  }

  #count(): number {
    return Number(this.#options.getCount());
  }
}
