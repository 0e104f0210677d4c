import type { Ledger } from './ledger.js';
import type { KurrentLedgerConfig } from './kurrentdb/kurrent-ledger.js';
import type { PostgresLedgerConfig } from './postgres/postgres-ledger.js';
import type { SqliteLedgerConfig } from './sqlite/sqlite-ledger.js';

/** Which store holds the events, and where it is. */
export type LedgerConfig =
  | ({ readonly kind: 'sqlite' } & SqliteLedgerConfig)
  | ({ readonly kind: 'postgres' } & PostgresLedgerConfig)
  | ({ readonly kind: 'kurrentdb' } & KurrentLedgerConfig);

/**
 * Opens the ledger that the configuration names; throws LedgerUnavailable or NewerSchema. A store's driver is loaded
 * only if it is the one: each costs start-up time, and two of them native code.
 */
export async function openLedger(config: LedgerConfig): Promise<Ledger> {
  switch (config.kind) {
    case 'sqlite': {
      const { SqliteLedger } = await import('./sqlite/sqlite-ledger.js');
      return SqliteLedger.open(config);
    }
    case 'postgres': {
      const { PostgresLedger } = await import('./postgres/postgres-ledger.js');
      return PostgresLedger.open(config);
    }
    case 'kurrentdb': {
      const { KurrentLedger } = await import('./kurrentdb/kurrent-ledger.js');
      return KurrentLedger.open(config);
    }
  }
}
