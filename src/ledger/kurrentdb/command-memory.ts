import type { Head } from '../hash-chain.js';
import { NO_HEAD } from '../hash-chain.js';
import { READ_LIMIT_MAX } from '../ledger.js';
import type { RecordedEvent } from '../ledger.js';
import { assertFollows } from '../page.js';

/** Streams whose commands are remembered; the one that was not needed for the longest time is forgotten first. */
const STREAMS_MAX = 500;

interface Span {
  readonly first: number;
  readonly last: number;
}

interface Remembered {
  readonly head: Head;
  readonly commands: Map<string, Span>;
}

function nothing(): Remembered {
  return { head: NO_HEAD, commands: new Map() };
}

type ReadSpan = (stream: string, first: number, last: number) => Promise<readonly RecordedEvent[]>;

/**
 * Which commands a stream holds, and where. KurrentDB has no index by command, so a stream is read once, when a process
 * first appends to it; from then on only what others appended is read.
 */
export class CommandMemory {
  readonly #streams = new Map<string, Remembered>();

  constructor(private readonly readSpan: ReadSpan) {}

  /** Where the stream, which ends at `head`, holds a command. */
  async find(stream: string, commandId: string, head: Head): Promise<Span | undefined> {
    const known = this.#streams.get(stream) ?? nothing();
    this.#streams.delete(stream);
    const remembered = known.head.hash === head.hash ? known : await this.#upTo(stream, head, known);
    this.#keep(stream, remembered);
    return remembered.commands.get(commandId);
  }

  /** Notes an append that was made, so that it need not be read. */
  note(stream: string, commandId: string, head: Head, events: number): void {
    const commands = this.#streams.get(stream)?.commands;
    if (commands === undefined) return;
    commands.set(commandId, { first: head.revision - events + 1, last: head.revision });
    this.#keep(stream, { head, commands });
  }

  async #upTo(stream: string, head: Head, known: Remembered): Promise<Remembered> {
    // A stream that did not grow is another than the one that is remembered, say of a database that was restored.
    const { head: start, commands } = known.head.revision < head.revision ? known : nothing();
    let last = start;
    for (let from = last.revision + 1; from <= head.revision; from += READ_LIMIT_MAX) {
      for (const event of await this.readSpan(stream, from, Math.min(from + READ_LIMIT_MAX - 1, head.revision))) {
        assertFollows(event, last);
        const first = commands.get(event.commandId)?.first ?? event.revision;
        commands.set(event.commandId, { first, last: event.revision });
        last = event;
      }
    }
    return { head: last, commands };
  }

  #keep(stream: string, remembered: Remembered): void {
    this.#streams.delete(stream);
    this.#streams.set(stream, remembered);
    const oldest = this.#streams.keys().next();
    if (this.#streams.size > STREAMS_MAX && oldest.done !== true) this.#streams.delete(oldest.value);
  }
}
