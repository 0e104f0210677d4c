import type { CaseFailure } from './failure.js';

/** A failure with its line, for people and programs. */
export interface LocatedFailure extends Omit<CaseFailure, 'at'> {
  readonly line: number;
  /** `orders.2`, `expect.positions.Edith`; empty for the case as a whole. */
  readonly where: string;
}

/** How one case went. A file that cannot be read counts as one failed case without rules. */
export interface CaseResult {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** Empty: the case passes. */
  readonly failures: readonly LocatedFailure[];
}
