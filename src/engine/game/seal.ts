import type { RuleId } from './refusal.js';

/** The reason for which all orders before an event stand for good (ADR 50). */
export interface Seal {
  readonly rule: RuleId;
  /** Goes on after "the order stands: ". */
  readonly because: string;
}
