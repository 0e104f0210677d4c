import type { RuleId } from './refusal.js';

/** One of the answers that a standing order may give. */
export interface StandingAnswer {
  /** The word that the order takes. */
  readonly answer: string;
  /** The answer in words, for a person; of an answer with odds without the odds. */
  readonly words: string;
  /** Columns of the combat table, one of which goes with the answer, lowest first; none: it takes no odds. */
  readonly odds: readonly string[];
}

/** A kind of decision that a seat may answer beforehand in a game, with all answers but the withdrawal. */
export interface StandingOffer {
  /** The kind of decision, as standing orders name it. */
  readonly on: string;
  /** The question that the decision puts, for a person. */
  readonly question: string;
  readonly answers: readonly StandingAnswer[];
  /** The rule that gives the decision to its owner. */
  readonly rule: RuleId;
}
