/** An event in the log of the fake KurrentDB. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  /** Commit and prepare position, which are the same for all that clients append. */
  readonly position: bigint;
  readonly type: string;
  readonly contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

/** -1 for a stream that must not be, or a kind, or the revision that it must have. */
export type StreamState = 'any' | 'exists' | number;

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: bigint }
  | { readonly kind: 'wrongVersion'; readonly revision: number }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'tooLarge'; readonly max: number };

/** Revision of the event that ends a stream for ever, and what `$tb` is set to by a soft delete. */
const THE_END = 9223372036854775807n;
const METADATA = '$$';

/** The newest `$metadata` of a stream. */
interface Limits {
  readonly $tb?: number;
  readonly $maxCount?: number;
}

/** The log of a KurrentDB: what its documentation and real servers say of appends, deletions and reads, and no more. */
export class FakeStore {
  readonly log: StoredEvent[] = [];
  /** Bytes of data and metadata that one append may have. */
  maxAppendSize = 16_000_000;
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #limits = new Map<string, Limits>();
  readonly #tombstones = new Set<string>();
  readonly #watchers = new Set<() => void>();
  #position = 1000n;

  append(stream: string, state: StreamState, events: readonly ProposedEvent[]): AppendOutcome {
    if (this.#tombstones.has(stream)) return { kind: 'deleted' };
    const size = events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
    if (size > this.maxAppendSize) return { kind: 'tooLarge', max: this.maxAppendSize };
    const before = this.#streams.get(stream) ?? [];
    const last = before.length - 1;
    const repeated = this.#repeated(before, state, events);
    if (repeated) return { kind: 'appended', revision: Number(repeated.revision), position: repeated.position };
    const isSoftlyDeleted = this.#isSoftlyDeleted(stream);
    const found = isSoftlyDeleted && state === -1 ? -1 : last;
    if (state === 'exists' ? last < 0 : state !== 'any' && state !== found)
      return { kind: 'wrongVersion', revision: isSoftlyDeleted ? last : found };
    // A stream that was deleted softly goes on where it ended.
    if (isSoftlyDeleted) this.setMetadata(stream, `{"$tb":${before.length}}`);
    for (const event of events) this.#write(stream, event, BigInt(this.#streams.get(stream)?.length ?? 0));
    this.#written();
    return { kind: 'appended', revision: last + events.length, position: this.#position };
  }

  /** All events that were ever written to a stream. */
  stream(name: string): readonly StoredEvent[] | undefined {
    return this.#streams.get(name);
  }

  /** The events of a stream as readers get them; null: the stream was deleted for ever. */
  visible(name: string): readonly StoredEvent[] | undefined | null {
    if (this.#tombstones.has(name)) return null;
    const events = this.#streams.get(name);
    if (events === undefined || this.#isSoftlyDeleted(name)) return undefined;
    const { $tb = 0, $maxCount = Infinity } = this.#limits.get(name) ?? {};
    return events.filter(({ revision }) => Number(revision) >= Math.max($tb, events.length - $maxCount));
  }

  /** As an administrator does it. */
  setMetadata(stream: string, json: string): void {
    const name = `${METADATA}${stream}`;
    const id = `metadata-${this.#position}`;
    this.#write(name, { ...PADDING, id, type: '$metadata', data: Buffer.from(json) }, this.#next(name));
    this.#written();
  }

  /** Deletes a stream: softly, so that it may go on, or for ever. */
  delete(stream: string, isForEver: boolean): void {
    if (!isForEver) {
      this.setMetadata(stream, `{"$tb":${THE_END}}`);
      return;
    }
    this.#write(stream, { ...PADDING, id: `deleted-${this.#position}`, type: '$streamDeleted' }, THE_END);
    this.#tombstones.add(stream);
    this.#written();
  }

  /** Removes from the log what nobody can read any more, as a scavenge does. */
  scavenge(): void {
    const left = this.log.filter(({ stream, type, revision }) => {
      if (stream.startsWith('$') || type === '$streamDeleted') return true;
      return this.visible(stream)?.some((event) => event.revision === revision) ?? false;
    });
    this.log.splice(0, this.log.length, ...left);
  }

  /** Calls after each append, until the returned function is called. */
  watch(onAppend: () => void): () => void {
    this.#watchers.add(onAppend);
    return () => this.#watchers.delete(onAppend);
  }

  #next(stream: string): bigint {
    return BigInt(this.#streams.get(stream)?.length ?? 0);
  }

  #isSoftlyDeleted(stream: string): boolean {
    return (this.#limits.get(stream)?.$tb ?? 0) >= Number(THE_END);
  }

  #write(stream: string, proposed: ProposedEvent, revision: bigint): void {
    const events = this.#streams.get(stream) ?? [];
    this.#position += 137n;
    const event = { ...proposed, stream, revision, position: this.#position };
    if (revision !== THE_END) events.push(event);
    this.log.push(event);
    this.#streams.set(stream, events);
    if (stream.startsWith(METADATA)) {
      const limits = JSON.parse(Buffer.from(event.data).toString('utf8')) as Limits;
      this.#limits.set(stream.slice(METADATA.length), limits);
    }
  }

  #written(): void {
    // Events that a real server writes for itself, between the others.
    const name = '$stats-127.0.0.1';
    this.#write(name, { ...PADDING, id: `stats-${this.#position}` }, this.#next(name));
    for (const wake of [...this.#watchers]) wake();
  }

  /** An append whose event ids follow the expected revision already was made before, and is answered as then. */
  #repeated(
    before: readonly StoredEvent[],
    state: StreamState,
    events: readonly ProposedEvent[],
  ): StoredEvent | undefined {
    if (typeof state !== 'number' || state >= before.length - 1) return undefined;
    const there = before.slice(state + 1, state + 1 + events.length);
    const same = there.length === events.length && there.every((event, index) => event.id === events[index]?.id);
    return same ? there.at(-1) : undefined;
  }
}

const PADDING = {
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
};
