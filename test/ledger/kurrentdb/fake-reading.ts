import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { bytesOf } from './fake-messages.js';
import type { ReadReq } from './fake-messages.js';
import type { FakeStore, StoredEvent } from './fake-store.js';

/** One Read call: of a stream or of all, once or as a subscription that goes on after what it gave last. */
export class FakeReading {
  readonly isSubscription: boolean;
  /** The stream's name; empty for all. */
  readonly stream: string;
  readonly #options: streamsPb.ReadReq.Options;
  /** Position up to which the subscription has come. */
  #passed = -1n;

  constructor(
    private readonly store: FakeStore,
    request: ReadReq,
    /** Events at the end of the log that the node does not have yet. */
    private readonly behind: () => number,
  ) {
    const options = request.getOptions();
    if (options === undefined) throw new Error('a read without options');
    this.#options = options;
    this.isSubscription = options.hasSubscription();
    this.stream = bytesOf(options.getStream()?.getStreamIdentifier());
    const all = options.getAll();
    if (!this.isSubscription || all === undefined) return;
    const from = all.getPosition();
    if (from) this.#passed = BigInt(from.getCommitPosition());
    else if (all.hasEnd()) this.#passed = this.#log().at(-1)?.position ?? -1n;
  }

  /** The events of the read, or those that came since the last call; undefined: no stream; null: deleted for ever. */
  next(): readonly StoredEvent[] | undefined | null {
    const log = this.#log();
    if (this.isSubscription) {
      const passed = log.findLastIndex(({ position }) => position <= this.#passed);
      this.#passed = log.at(-1)?.position ?? this.#passed;
      return log.slice(passed + 1).filter((event) => this.#isAsked(event));
    }
    const visible = this.#options.hasAll() ? log : this.store.visible(this.stream);
    if (visible === undefined || visible === null) return visible;
    const last = log.at(-1)?.position ?? -1n;
    const events = visible.filter(({ position }) => position <= last);
    if (events.length === 0 && visible.length > 0) return undefined;
    const isBackwards = this.#options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;
    const ordered = isBackwards ? events.toReversed() : events;
    return ordered.filter((event) => this.#isAsked(event) && this.#isFrom(event, isBackwards)).slice(0, this.#count());
  }

  #log(): readonly StoredEvent[] {
    const { log } = this.store;
    // A long log is not copied at each read.
    return this.behind() === 0 ? log : log.slice(0, Math.max(0, log.length - this.behind()));
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
    const at = stream === undefined ? event.position : event.revision;
    return isBackwards ? at <= from : at >= from;
  }

  #count(): number {
    return Number(this.#options.getCount());
  }
}
