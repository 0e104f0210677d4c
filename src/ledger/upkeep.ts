import { InvalidRequest } from './errors.js';
import type { RecordedEvent, StreamName } from './ledger.js';

/** A row of the global order that is not what was once written there. */
export interface DamagedRow {
  readonly position: string;
  /** The stream that the row names; null if it names none. The name may itself be what is damaged. */
  readonly stream: StreamName | null;
  readonly because: string;
}

/** A page of the global order that passes over damaged rows and names them. */
export interface SoundPage {
  readonly events: readonly RecordedEvent[];
  readonly damaged: readonly DamagedRow[];
  /** Position of the last row that was looked at, sound or damaged; null: there is nothing more. */
  readonly last: string | null;
}

/** What the database says about itself. */
export interface Integrity {
  readonly findings: readonly string[];
  /** What could not be checked, and how it can be. */
  readonly notes: readonly string[];
}

/**
 * What keeps a store sound: walking through it in spite of damage, checking it, copying it, filling an empty one.
 * Playing needs nothing of it.
 */
export interface Upkeep {
  /** Names of streams in their order, after one (null: from the first), by every way that the store knows them. */
  streams(after: StreamName | null, limit: number): Promise<readonly StreamName[]>;
  /** Like `readAll`, but damaged rows are passed over and named. Throws LedgerUnavailable only. */
  readSound(after: string | null, limit?: number): Promise<SoundPage>;
  /** Checks what reading a stream does not use: other indexes. Throws CorruptedEvent. */
  inspect(stream: StreamName): Promise<void>;
  /** The database's own check of its structure. May take long. */
  integrity(): Promise<Integrity>;
  /** Writes a copy of the store as it is at one instant to a new file; others may write meanwhile. Throws NotOffered. */
  copyTo(file: string): Promise<void>;
  /**
   * Fills an empty store with events as they were recorded, hashes included, in the order given. Nothing is kept if
   * `batches` throws, where the store has transactions. Throws LedgerNotEmpty.
   */
  adopt(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void>;
}

/** The store does not offer this; the message says what to use instead. */
export class NotOffered extends InvalidRequest {}

/** There are events already where a backup was to be restored. */
export class LedgerNotEmpty extends InvalidRequest {
  constructor() {
    super('the ledger holds events already; a backup is restored into an empty one only');
  }
}
