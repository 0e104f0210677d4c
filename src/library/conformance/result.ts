import type { CaseFailure } from './failure.js';
import type { TracedStep } from './trace.js';

/** A failure with its line, for people and programs. */
export interface LocatedFailure extends Omit<CaseFailure, 'at'> {
  readonly line: number;
  /** `orders.2`, `expect.positions.Edith`; empty for the case as a whole. */
  readonly where: string;
}

/** A step of a case with the line where it is written. */
export interface LocatedStep extends Omit<TracedStep, 'at'> {
  readonly line: number;
}

/** A refusal that a case expects. */
export interface SeenRefusal {
  readonly rules: readonly string[];
  /** The case has a proof that the refusal names the true reason. */
  readonly proven: boolean;
  /** The case tells why the refusal comes in every position. */
  readonly always: boolean;
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
  /** The refusals that the case meets, with their rules; absent: nothing, or the case cannot be read. */
  readonly refusals?: readonly SeenRefusal[];
  /** The events order by order, if they were asked for. */
  readonly trace?: readonly LocatedStep[];
}
