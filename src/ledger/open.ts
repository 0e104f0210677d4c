import type { Ledger } from './ledger.js';
import type { KurrentLedgerConfig } from './kurrentdb/kurrent-ledger.js';
import type { PostgresLedgerConfig } from './postgres/postgres-ledger.js';
import type { Checkpoints } from './sqlite/checkpoints.js';
import type { SqliteLedgerConfig } from './sqlite/sqlite-ledger.js';

/**
 * Pages of the write-ahead log after which a commit copies them to the file by itself (64 MiB) where another thread
 * should have done so long before.
 */
const LATE_PAGES = 16_000;

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

/** The configuration of a ledger that leaves it to another thread to copy the log of its file (`openCheckpoints`). */
export function withCheckpointsElsewhere(config: LedgerConfig): LedgerConfig {
  return config.kind === 'sqlite' ? { ...config, checkpointPages: LATE_PAGES } : config;
}

/**
 * Checkpoints of the ledger's file, for a thread beside that of the appends; null: a store that does this by itself.
 * Throws LedgerUnavailable.
 */
export async function openCheckpoints(config: LedgerConfig): Promise<Checkpoints | null> {
  if (config.kind !== 'sqlite') return null;
  const { Checkpoints } = await import('./sqlite/checkpoints.js');
  return Checkpoints.open(config.file);
}
