import { randomUUID } from 'node:crypto';
import { ErrorType, NO_STREAM } from '@eventstore/db-client';
import { answerAgain } from '../command-content.js';
import { CorruptedEvent, InvalidAppend, LedgerUnavailable, StreamDeleted } from '../errors.js';
import { appendedAfter, rowOf, sealRows, type EventRow } from '../event-row.js';
import { assertExpected, meets } from '../expectation.js';
import type { Head } from '../hash-chain.js';
import type { Appended, RecordedEvent } from '../ledger.js';
import type { PreparedAppend } from '../prepared-append.js';
import { settled } from '../settle.js';
import type { ProposedAppend } from './append-call.js';
import type { Connection } from './connection.js';
import { isFailure, isPassing, isTooLarge, unavailable } from './failure.js';
import type { Known, StreamMemory } from './stream-memory.js';
import type { StreamReader } from './stream-reader.js';
import { toWire } from './wire.js';

/** An append that lost its place this often in a row gives up; each loss is somebody else's success. */
const ATTEMPTS_MAX = 1000;

/**
 * Appends to streams of which the ends are remembered: one call each, which says at which revision the stream is
 * expected. Only if it is not there, what is new is read, and it is decided again.
 */
export class Appending {
  /** Tells the events of this process from the same events of another one. */
  readonly #writer = randomUUID();

  constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
    private readonly memory: StreamMemory,
    /** How long an append that may have been made or not is looked after. */
    private readonly settleMs: number,
  ) {}

  /** Makes an append; the caller lets the appends to one stream follow one another. */
  async append(append: PreparedAppend): Promise<Appended> {
    const { stream, commandId } = append;
    let known = this.memory.recall(stream) ?? (await this.memory.learned(stream));
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      if (known.commands.has(commandId)) {
        const before = answerAgain(append, await this.recorded(stream, commandId, known));
        if (before !== null) return before;
      }
      const { head } = known;
      if (meets(append.expected, head.revision)) {
        const rows = sealRows(append, head);
        if (await this.#write(stream, head, rows)) {
          this.memory.note(stream, commandId, rows.at(-1) ?? head, rows.length);
          return appendedAfter(head, rows);
        }
      }
      known = await this.memory.learned(stream);
      // The memory may be old, so an append is refused only because of events that were just read.
      if (known.head.hash === head.hash) assertExpected(append, head.revision);
    }
    throw new LedgerUnavailable(`KurrentDB: ${stream} moved on ${ATTEMPTS_MAX} times while it was appended to`);
  }

  /** The events that bear the command's id in a stream as it is known. */
  async recorded(stream: string, commandId: string, { commands }: Known): Promise<readonly RecordedEvent[]> {
    const span = commands.get(commandId);
    return span === undefined ? [] : this.reader.span(stream, span.first, span.last);
  }

  /** Writes events as they were recorded, of one command. */
  async adopt(stream: string, events: readonly RecordedEvent[]): Promise<void> {
    const rows = events.map(rowOf);
    const head = { revision: (rows[0]?.revision ?? 0) - 1, hash: rows[0]?.previous_hash ?? '' };
    if (await this.#write(stream, head, rows)) return;
    throw new LedgerUnavailable(`KurrentDB: somebody else has written to ${stream} while it was filled`);
  }

  /**
   * Appends the rows if the head is still the stream's; false if it is not. An append of which nobody knows whether it
   * was made is made again, with the same ids at the same revision, which the server makes once; or it is looked for.
   */
  async #write(stream: string, head: Head, rows: readonly EventRow[]): Promise<boolean> {
    const expectedRevision = head.revision < 0 ? NO_STREAM : BigInt(head.revision);
    const events = rows.map((row) => toWire(row, this.#writer));
    const append: ProposedAppend = { name: this.reader.nameOf(stream), events, expectedRevision };
    const attempt = async (failures: number): Promise<boolean> => {
      try {
        const last = await this.connection.append(append);
        this.#assertPlace(stream, rows, Number(last));
        return true;
      } catch (error) {
        if (!isFailure(error, ErrorType.WRONG_EXPECTED_VERSION)) throw error;
        return failures > 0 && (await this.#isThere(stream, expectedRevision, events[0]?.id));
      }
    };
    try {
      return await settled(attempt, { withinMs: this.settleMs, isPassing });
    } catch (error) {
      this.memory.forget(stream);
      throw this.#refused(stream, error);
    }
  }

  /** A stream that was deleted softly goes on at another revision than a new one, to which nothing is chained. */
  #assertPlace(stream: string, rows: readonly EventRow[], last: number): void {
    const expected = rows.at(-1)?.revision ?? 0;
    if (last === expected) return;
    throw new CorruptedEvent(stream, expected, `it was appended at revision ${last}: the stream had been deleted`);
  }

  /** Whether the event that follows a revision has an id: the same event of another process has another one. */
  async #isThere(stream: string, after: bigint | typeof NO_STREAM, id: string | undefined): Promise<boolean> {
    const fromRevision = after === NO_STREAM ? 0n : after + 1n;
    const found = await this.reader.events(this.reader.nameOf(stream), { fromRevision, maxCount: 1 });
    return id !== undefined && found?.[0]?.event?.id === id;
  }

  #refused(stream: string, error: unknown): Error {
    if (isTooLarge(error)) return new InvalidAppend('the append is larger than the server lets it be (MaxAppendSize)');
    if (!isFailure(error, ErrorType.STREAM_DELETED)) return unavailable(error);
    const fault = new StreamDeleted(stream);
    this.memory.condemn(stream, fault);
    return fault;
  }
}
