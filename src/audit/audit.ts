import type { Finding } from './finding.js';

/** The result of looking through a recorded game. */
export interface Audit {
  /** Nothing was found: the record is whole, and the rules confirm all of it. */
  readonly right: boolean;
  readonly game: string;
  readonly ruleset: { readonly id: string; readonly version: number } | null;
  readonly events: number;
  readonly orders: number;
  /** Player turns that ended in the position that they claim. */
  readonly turns: number;
  readonly lastHash: string | null;
  readonly fingerprint: string | null;
  /** At most FINDINGS_MAX. */
  readonly findings: readonly Finding[];
  /** Findings beyond those. */
  readonly omitted: number;
}
