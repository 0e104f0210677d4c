import type { RuleId } from '../../../../game/refusal.js';

/**
 * Rules of the family by which Siege is played where its own book is silent: how a character who cannot act is
 * refused, how ties are drawn, how a game is set up. They are cited as they are (ADR 23).
 */
export const SIEGE_BORROWS: readonly RuleId[] = [];
