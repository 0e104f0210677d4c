import type { DecisionKind } from '../turn/decision.js';

/** The possible answers of a standing order for a kind of decision. */
interface StandingKind {
  /** The answers of the kind; `ask`, besides these, withdraws the standing order. */
  readonly answers: readonly string[];
  /** The answer that names odds; null: no answer does. */
  readonly byOdds: string | null;
  /** The rule that gives the decision to its owner. */
  readonly rule: string;
}

/** Kinds of decisions that a standing order may answer. A chapter that adds such decisions adds an entry. */
export const STANDING_KINDS: Readonly<Partial<Record<DecisionKind, StandingKind>>> = {
  Pin: { answers: ['always', 'never', 'atOdds'], byOdds: 'atOdds', rule: 'pbem:8.2a' },
  Retreat: { answers: ['cover', 'away', 'attacker'], byOdds: null, rule: 'pbem:4.4a' },
  Advance: { answers: ['always', 'never'], byOdds: null, rule: 'pbem:10.9a' },
  RaiseAlarm: { answers: ['always', 'never'], byOdds: null, rule: 'pbem:12.7c' },
  Pursue: { answers: ['keep', 'letGo'], byOdds: null, rule: 'pbem:11.44b' },
  Surrender: { answers: ['always', 'never'], byOdds: null, rule: 'pbem:22.7c' },
  Quarter: { answers: ['always', 'never'], byOdds: null, rule: 'pbem:22.7d' },
};

/** The answer that withdraws a standing order. */
export const ASK = 'ask';
