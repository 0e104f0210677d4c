import type { RecordedEvent } from '../ledger/ledger.js';
import type { Batch } from './batch.js';
import type { SeatStreamRow } from './rows/seat-stream-row.js';
import type { TournamentStreamRow } from './rows/tournament-stream-row.js';
import { type Underway, underway } from './underway.js';

/**
 * Writes a batch while the next one is gathered. That is for a rebuild, which fills empty tables in one transaction
 * that nobody else writes in: what its batches leave is known before it is written. Before anything else is asked of
 * the tables, `settled` must have resolved; before the transaction ends, `idle`.
 */
export class WriteBehind {
  #writing: Underway<void> = underway(Promise.resolve());
  #batch: Batch | null = null;
  /** Streams that were read by themselves, so that events of theirs may be written before the page that holds them. */
  readonly #readAhead = new Set<string>();

  /** Writes a batch as soon as the one before is written, and does not wait for its end. Throws what that one threw. */
  async put(batch: Batch, write: () => Promise<void>): Promise<void> {
    await this.settled();
    this.#batch = batch;
    this.#writing = underway(write());
  }

  /** Resolves when all is written; throws what writing threw. */
  async settled(): Promise<void> {
    (await this.#writing)();
    this.#batch = null;
  }

  /** Resolves when nothing is being written any more, whatever became of it. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  readAhead(stream: string): void {
    this.#readAhead.add(stream);
  }

  /** Whether the tables have nothing of the stream of an event. */
  isNew({ stream, revision }: RecordedEvent): boolean {
    return revision === 0 && !this.#readAhead.has(stream);
  }

  /** Seats as the batch leaves them that is being written. */
  seatsOf(id: string): SeatStreamRow | undefined {
    return this.#batch?.seatStreams.get(id);
  }

  /** A tournament as the batch leaves it that is being written. */
  tournamentOf(id: string): TournamentStreamRow | undefined {
    return this.#batch?.tournaments.get(id);
  }
}
