import type { LedgerError } from '../errors.js';
import { NO_HEAD, type Head } from '../hash-chain.js';
import { READ_LIMIT_MAX, type RecordedEvent } from '../ledger.js';
import { Lru } from '../lru.js';
import { assertFollows } from '../page.js';

/** Streams that are remembered; the one that was not needed for the longest time is forgotten first. */
const STREAMS_MAX = 1000;

/** Where a command's events stand in its stream. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A stream as it was when it was last heard of. */
export interface Known {
  readonly head: Head;
  /** Which commands it holds. */
  readonly commands: ReadonlyMap<string, Span>;
  /** How often the connection had been lost by then: afterwards the database may be another. */
  readonly losses: number;
}

/** How the memory asks. */
export interface Source {
  readonly losses: () => number;
  /** Events of a stream from a revision on, or null if there is no stream. */
  readonly page: (stream: string, from: number) => Promise<readonly RecordedEvent[] | null>;
  /** Throws if the stream was deleted, or is made to forget events. */
  readonly assertUnlimited: (stream: string) => Promise<void>;
}

/**
 * The ends of streams and the commands that they hold. KurrentDB has no index by command, so a stream is read once,
 * when a process first appends to it. From then on the process knows what it appends itself and what it is told of
 * others'; what it was not told of, it learns when an append is refused.
 */
export class StreamMemory {
  readonly #streams = new Lru<Known | null>(STREAMS_MAX);
  /** Streams that were deleted or truncated, as far as this process was told. */
  readonly #faults = new Map<string, LedgerError>();

  /** Streams that are being read, with what the process is told of them meanwhile. */
  readonly #learning = new Map<string, RecordedEvent[]>();

  constructor(private readonly source: Source) {}

  /** The memory of a stream; undefined: nothing that can be relied upon. Throws if the stream was deleted. */
  recall(stream: string): Known | undefined {
    this.assertSound(stream);
    const known = this.#streams.get(stream) ?? undefined;
    return known?.losses === this.source.losses() ? known : undefined;
  }

  /** Throws what this process was told of a stream that was deleted or truncated. */
  assertSound(stream: string): void {
    const fault = this.#faults.get(stream);
    if (fault) throw fault;
  }

  /** The stream as it is remembered, or as it is read now. */
  async known(stream: string): Promise<Known> {
    return this.recall(stream) ?? (await this.learned(stream));
  }

  /** The stream as it is now: what came after what is remembered is read, or all of it. */
  async learned(stream: string): Promise<Known> {
    this.assertSound(stream);
    const before = this.#streams.get(stream) ?? null;
    const told: RecordedEvent[] = [];
    this.#streams.set(stream, null);
    this.#learning.set(stream, told);
    try {
      const losses = this.source.losses();
      const carriedOn = before && (await this.#carriedOn(stream, before, losses));
      this.#streams.set(stream, carriedOn ?? (await this.#fromStart(stream, losses)));
    } finally {
      if (this.#learning.get(stream) === told) this.#learning.delete(stream);
    }
    // Events that came while the stream was read may have come after its last page.
    for (const event of told) this.tell(event);
    this.assertSound(stream);
    const known = this.#streams.get(stream) ?? null;
    return known ?? this.learned(stream);
  }

  /** Notes an append that was made, so that it need not be read. */
  note(stream: string, commandId: string, { revision, hash }: Head, events: number): void {
    const known = this.#streams.get(stream) ?? undefined;
    if (known?.head.revision !== revision - events) return;
    const span = { first: revision - events + 1, last: revision };
    this.#streams.set(stream, {
      ...known,
      head: { revision, hash },
      commands: withSpan(known.commands, commandId, span),
    });
  }

  /** Takes an event that the process was told of. */
  tell(event: RecordedEvent): void {
    this.#learning.get(event.stream)?.push(event);
    const known = this.#streams.get(event.stream) ?? undefined;
    if (known === undefined || event.revision <= known.head.revision) return;
    if (event.revision === known.head.revision + 1 && event.previousHash === known.head.hash) {
      this.#streams.set(event.stream, after(known, event));
    } else this.forget(event.stream);
  }

  /** Notes what is wrong with a stream; null: nothing is any more. */
  condemn(stream: string, fault: LedgerError | null): void {
    if (fault) this.#faults.set(stream, fault);
    else this.#faults.delete(stream);
    this.forget(stream);
  }

  forget(stream: string): void {
    this.#streams.set(stream, null);
  }

  /** Null if what is remembered is not what the stream holds, say since a database was restored. */
  async #carriedOn(stream: string, before: Known, losses: number): Promise<Known | null> {
    if (before.head.revision < 0) return null;
    const page = await this.source.page(stream, before.head.revision);
    if (page?.[0]?.hash !== before.head.hash) return null;
    return this.#through(stream, page, { ...before, losses });
  }

  async #fromStart(stream: string, losses: number): Promise<Known> {
    const nothing: Known = { head: NO_HEAD, commands: new Map(), losses };
    const page = await this.source.page(stream, 0);
    await this.source.assertUnlimited(stream);
    return page === null ? nothing : this.#through(stream, page, nothing);
  }

  /** The stream after the events of a page, the first of which may be known, and of all that follow it. */
  async #through(stream: string, first: readonly RecordedEvent[], known: Known): Promise<Known> {
    let now = known;
    for (let page = first; ;) {
      for (const event of page) {
        if (event.revision <= now.head.revision) continue;
        assertFollows(event, now.head);
        now = after(now, event);
      }
      if (page.length < READ_LIMIT_MAX) return now;
      page = (await this.source.page(stream, now.head.revision + 1)) ?? [];
    }
  }
}

function after(known: Known, event: RecordedEvent): Known {
  const first = known.commands.get(event.commandId)?.first ?? event.revision;
  const commands = withSpan(known.commands, event.commandId, { first, last: event.revision });
  return { ...known, head: { revision: event.revision, hash: event.hash }, commands };
}

/** The map grows in place: whoever holds an earlier state of the stream looks for its own command only. */
function withSpan(commands: ReadonlyMap<string, Span>, commandId: string, span: Span): ReadonlyMap<string, Span> {
  return (commands as Map<string, Span>).set(commandId, span);
}
