import type { DataSource } from 'typeorm';
import type { Freshness } from '../projections/freshness.js';
import type { SetAsideStreams } from '../ledger/set-aside.js';
import type { Projecting } from '../projections/projecting.js';

/** The parts of the projections that the API uses. */
export interface ReadModel {
  readonly source: DataSource;
  readonly freshness: Freshness;
  readonly projecting: Projecting;
  /** Damaged streams, which are neither played nor projected until they are mended. */
  readonly setAside: SetAsideStreams;
}
