import type { Statement } from 'better-sqlite3';
import { guarded } from './calls.js';
import { Database } from './driver.js';

/** Pages of the write-ahead log (16 MiB) that wait before they are copied to the file. */
const DUE_PAGES = 4000;
/** A round copies what was written during the one before. After the last one the log may begin anew. */
const ROUNDS_MAX = 3;
const BUSY_TIMEOUT_MS = 5000;

/** Pages that are in the write-ahead log, and those of them that the file has, too. */
interface Log {
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * Copies the write-ahead log of a SQLite ledger to its file, on a connection of its own, while others go on to read and
 * append. Otherwise a commit does it each 1,000 pages, and all who wait for that commit wait for the copy and its two
 * syncs, too (docs/adr/0087).
 */
export class Checkpoints {
  readonly #look: Statement<[], Log>;
  readonly #copy: Statement<[], Log>;

  private constructor(private readonly db: Database) {
    this.#look = db.prepare('PRAGMA wal_checkpoint(NOOP)');
    // PASSIVE waits for nobody and holds up nobody.
    this.#copy = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Opens the file of a ledger that there is. Throws LedgerUnavailable. */
  static open(file: string): Checkpoints {
    return guarded(() => {
      const db = new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
      // The file must be on the disk before pages of the log are written over.
      db.pragma('synchronous = FULL');
      return new Checkpoints(db);
    });
  }

  /**
   * Copies the log if so many pages wait; nothing once it is closed, since the last appends may be told of after that.
   * Throws LedgerUnavailable; nothing is lost then, and the log grows on.
   */
  makeIfDue(pages = DUE_PAGES): void {
    if (!this.db.open) return;
    guarded(() => {
      if (this.#waiting() < pages) return;
      for (let round = 0; round < ROUNDS_MAX && this.#waiting() > 0; round += 1) this.#copy.get();
    });
  }

  close(): void {
    this.db.close();
  }

  #waiting(): number {
    const { log, checkpointed } = this.#look.get() ?? { log: 0, checkpointed: 0 };
    return log - checkpointed;
  }
}
