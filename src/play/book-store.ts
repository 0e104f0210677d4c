import { randomUUID } from 'node:crypto';
import { RevisionConflict, StreamNotFound } from '../ledger/errors.js';
import {
  noStream,
  READ_LIMIT_MAX,
  streamIsAtRevision,
  type Ledger,
  type Look,
  type RecordedEvent,
  type StreamName,
} from '../ledger/ledger.js';
import { Lru } from '../ledger/lru.js';

const BOOKS_MAX = 1000;

/** The state of a stream of small facts: the seats of a game, or an account. */
interface Book {
  /** Of the last event that is part of it; -1: there is no stream. */
  readonly revision: number;
}

interface Recordable {
  readonly type: string;
  readonly data: object;
}

/** How a kind of book is kept. */
export interface BookKind<Known extends Book, Event extends Recordable> {
  readonly empty: Known;
  /** Throws CorruptedEvent, UnknownEventType, NewerEventVersion. */
  readonly after: (before: Known, events: readonly RecordedEvent[]) => Known;
  /** The stream of a book; null: a text that is no id has none. */
  readonly streamOf: (id: string) => StreamName | null;
  readonly versionOf: (type: Event['type']) => number;
}

/** The result of a decision about a book: the answer, and the event that makes it true, if one is needed. */
export interface BookDecision<Event, Answer> {
  readonly answer: Answer;
  readonly event?: Event;
  /** The actor that causes the event: `seat:red`, `organiser`. */
  readonly actor?: string;
}

/**
 * Books, read from the ledger. Every look asks the ledger for new events of all servers; a look that ends in an append
 * may do without.
 */
export class BookStore<Known extends Book, Event extends Recordable> {
  readonly #books = new Lru<Known>(BOOKS_MAX);

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => string,
    private readonly kind: BookKind<Known, Event>,
  ) {}

  /** The book after the last recorded event. Throws CorruptedEvent, UnknownEventType. */
  async book(id: string, look?: Look): Promise<Known> {
    let book = this.#books.get(id) ?? this.kind.empty;
    for (;;) {
      const page = await this.#page(id, book.revision + 1, look);
      if (page.length > 0) book = this.kind.after(book, page);
      if (page.length < READ_LIMIT_MAX) break;
    }
    this.#remember(id, book);
    return book;
  }

  /** Decides on the book as it is, records the event and answers; anew if others have changed it meanwhile. */
  async change<Answer>(
    id: string,
    decide: (book: Known) => Promise<BookDecision<Event, Answer>> | BookDecision<Event, Answer>,
  ): Promise<Answer> {
    for (;;) {
      const book = await this.book(id);
      const { answer, event, actor = 'service:create' } = await decide(book);
      const stream = this.kind.streamOf(id);
      if (!event || stream === null) return answer;
      try {
        await this.ledger.append({
          stream,
          expected: book.revision < 0 ? noStream : streamIsAtRevision(book.revision),
          commandId: randomUUID(),
          metadata: { recordedAt: this.now(), actor },
          events: [{ ...event, version: this.kind.versionOf(event.type) }],
        });
        return answer;
      } catch (error) {
        // Somebody else has changed the book; each round one change more is made, so this comes to an end.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  /** Yields the revision of a book at the beginning, then whenever it has changed. */
  async *changes(id: string, signal: AbortSignal): AsyncGenerator<number> {
    const stream = this.kind.streamOf(id);
    if (stream === null) return;
    const { revision } = await this.book(id);
    // A change before the revision was read is found at once, and a later change by the subscription.
    yield revision;
    for await (const event of this.ledger.subscribe({ stream, from: revision + 1 }, signal)) yield event.revision;
  }

  async #page(id: string, from: number, look?: Look): Promise<readonly RecordedEvent[]> {
    const stream = this.kind.streamOf(id);
    if (stream === null) return [];
    try {
      return await this.ledger.readStream(stream, { from, limit: READ_LIMIT_MAX, ...look });
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }

  /** Readings overlap: one that began earlier does not displace what came after it. */
  #remember(id: string, book: Known): void {
    const known = this.#books.get(id);
    if (book.revision >= 0 && (!known || known.revision < book.revision)) this.#books.set(id, book);
  }
}
