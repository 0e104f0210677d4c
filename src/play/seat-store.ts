import { randomUUID } from 'node:crypto';
import { RevisionConflict, StreamNotFound } from '../ledger/errors.js';
import { isGameId, seatsStream } from '../ledger/game-stream.js';
import { noStream, READ_LIMIT_MAX, streamIsAtRevision, type Ledger, type Look } from '../ledger/ledger.js';
import { Lru } from '../ledger/lru.js';
import { bookAfter, EMPTY_BOOK, type SeatBook } from './seat-book.js';
import { SEAT_EVENTS, type SeatEvent } from './seat-events.js';

const BOOKS_MAX = 1000;

/** The result of a decision about seats: the answer, and the event that makes it true, if one is needed. */
export interface SeatDecision<Answer> {
  readonly answer: Answer;
  readonly event?: SeatEvent;
  /** The actor that causes the event: `seat:red`, `organiser`. */
  readonly actor?: string;
}

/**
 * The holders of seats, read from the ledger. Every look asks the ledger for new events of all servers; a look that
 * ends in an append may do without.
 */
export class SeatStore {
  readonly #books = new Lru<SeatBook>(BOOKS_MAX);

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => string,
  ) {}

  /** The seats of a game or siege after the last recorded event. Throws CorruptedEvent, UnknownEventType. */
  async book(game: string, look?: Look): Promise<SeatBook> {
    let book = this.#books.get(game) ?? EMPTY_BOOK;
    for (;;) {
      const page = await this.#page(game, book.revision + 1, look);
      if (page.length > 0) book = bookAfter(book, page);
      if (page.length < READ_LIMIT_MAX) break;
    }
    this.#remember(game, book);
    return book;
  }

  /** Decides on the seats as they are, records the event and answers; anew if others have changed them meanwhile. */
  async change<Answer>(
    game: string,
    decide: (book: SeatBook) => Promise<SeatDecision<Answer>> | SeatDecision<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const book = await this.book(game);
      const { answer, event, actor = 'service:create' } = await decide(book);
      if (!event) return answer;
      try {
        await this.ledger.append({
          stream: seatsStream(game),
          expected: book.revision < 0 ? noStream : streamIsAtRevision(book.revision),
          commandId: randomUUID(),
          metadata: { recordedAt: this.now(), actor },
          events: [{ ...event, version: SEAT_EVENTS.currentVersion(event.type) }],
        });
        return answer;
      } catch (error) {
        // Somebody else has changed the seats; each round one change more is made, so this comes to an end.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  async #page(game: string, from: number, look?: Look) {
    // A text that is not the id of a game has no seats.
    if (!isGameId(game)) return [];
    try {
      return await this.ledger.readStream(seatsStream(game), { from, limit: READ_LIMIT_MAX, ...look });
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }

  /** Readings overlap: one that began earlier does not displace what came after it. */
  #remember(game: string, book: SeatBook): void {
    const known = this.#books.get(game);
    if (book.revision >= 0 && (!known || known.revision < book.revision)) this.#books.set(game, book);
  }
}
