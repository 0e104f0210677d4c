import type { Refusal, RuleId } from '../../../../game/refusal.js';

/** The refusal of something that the book of the game does not have, or that is not played yet by its rule. */
export function notInBook(rule: RuleId, because: string, subject?: string): Refusal {
  return { code: 'notInThisRuleset', rule, because, ...(subject === undefined ? {} : { subject }) };
}
