/** An event in the log of the fake KurrentDB. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
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
  | { readonly kind: 'wrongVersion'; readonly revision: number };

/** The log of a KurrentDB: what its documentation says of appends, repeated appends and reads, and no more. */
export class FakeStore {
  readonly log: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #watchers = new Set<() => void>();
  #position = 1000n;

  append(stream: string, state: StreamState, events: readonly ProposedEvent[]): AppendOutcome {
    const before = this.#streams.get(stream) ?? [];
    const last = before.length - 1;
    const repeated = this.#repeated(before, state, events);
    if (repeated !== undefined) return { kind: 'appended', revision: repeated.revision, position: repeated.position };
    if (state === 'exists' ? last < 0 : state !== 'any' && state !== last)
      return { kind: 'wrongVersion', revision: last };
    for (const event of events) this.#write(stream, event);
    // What a real server writes for itself, among all else.
    this.#write('$stats-127.0.0.1', { ...PADDING, id: `stats-${this.#position}` });
    for (const wake of [...this.#watchers]) wake();
    return { kind: 'appended', revision: last + events.length, position: this.#position };
  }

  stream(name: string): readonly StoredEvent[] | undefined {
    return this.#streams.get(name);
  }

  /** Calls after each append, until the returned function is called. */
  watch(onAppend: () => void): () => void {
    this.#watchers.add(onAppend);
    return () => this.#watchers.delete(onAppend);
  }

  #write(stream: string, proposed: ProposedEvent): void {
    const events = this.#streams.get(stream) ?? [];
    this.#position += 137n;
    const event = { ...proposed, stream, revision: events.length, position: this.#position };
    events.push(event);
    this.log.push(event);
    this.#streams.set(stream, events);
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
