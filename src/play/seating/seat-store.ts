import { isGameId, seatsStream } from '../../ledger/game-stream.js';
import type { Ledger } from '../../ledger/ledger.js';
import { type BookDecision, BookStore } from '../book-store.js';
import { bookAfter, EMPTY_BOOK, type SeatBook } from './seat-book.js';
import { SEAT_EVENTS, type SeatEvent } from './seat-events.js';

/** The result of a decision about seats. */
export type SeatDecision<Answer> = BookDecision<SeatEvent, Answer>;

/** The holders of seats, by game or siege. */
export class SeatStore extends BookStore<SeatBook, SeatEvent> {
  constructor(ledger: Ledger, now: () => string) {
    super(ledger, now, {
      empty: EMPTY_BOOK,
      after: bookAfter,
      streamOf: (game) => (isGameId(game) ? seatsStream(game) : null),
      versionOf: (type) => SEAT_EVENTS.currentVersion(type),
    });
  }
}
