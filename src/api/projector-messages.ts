import type { LedgerConfig } from '../ledger/open.js';
import type { StreamFinding } from '../ledger/verify-stream.js';
import type { ReadModelConfig } from '../projections/read-model-config.js';

/** The stores to which the projector's thread makes connections of its own. */
export interface ProjectorData {
  readonly ledger: LedgerConfig;
  readonly readModel: ReadModelConfig;
}

/** A message of the server to the projector's thread. */
export type ToProjector =
  /** Events were appended. */
  | { readonly kind: 'appended' }
  /** The server itself has met damage. */
  | { readonly kind: 'setAside'; readonly finding: StreamFinding }
  | { readonly kind: 'stop' };

/** A message of the projector's thread to the server. */
export type FromProjector =
  /** The ledger is being followed. */
  | { readonly kind: 'begun' }
  /** The projection stopped. `error` names its kind, `text` says it. */
  | { readonly kind: 'failed'; readonly error: string; readonly text: string; readonly retryMs: number }
  /** A batch was written after a failure. */
  | { readonly kind: 'goesOn' }
  /** The log of the ledger's file could not be copied to the file. */
  | { readonly kind: 'noCheckpoint'; readonly text: string }
  | { readonly kind: 'setAside'; readonly finding: StreamFinding }
  /** A stream that was set aside is sound again. */
  | { readonly kind: 'back'; readonly stream: string }
  /** A stream was deleted in the store. */
  | { readonly kind: 'deleted'; readonly stream: string };
