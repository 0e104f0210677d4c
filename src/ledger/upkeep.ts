import { InvalidRequest } from './errors.js';

export type { DamagedRow, Integrity, SoundPage, Upkeep } from './ledger.js';

/** The store does not offer this; the message says what to use instead. */
export class NotOffered extends InvalidRequest {}

/** There are events already where a backup was to be restored. */
export class LedgerNotEmpty extends InvalidRequest {
  constructor() {
    super('the ledger holds events already; a backup is restored into an empty one only');
  }
}
