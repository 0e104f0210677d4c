import type { Ledger } from './ledger.js';
import { SqliteLedger } from './sqlite/sqlite-ledger.js';
import type { SqliteLedgerConfig } from './sqlite/sqlite-ledger.js';

/** Which store holds the events, and where it is. */
export type LedgerConfig = { readonly kind: 'sqlite' } & SqliteLedgerConfig;

/** Opens the ledger that the configuration names; throws LedgerUnavailable or NewerSchema. */
export function openLedger(config: LedgerConfig): Promise<Ledger> {
  return new Promise((resolve) => {
    resolve(SqliteLedger.open(config));
  });
}
