import type { DecisionKind } from '../turn/decision.js';

/** What a standing order may say about a kind of decision. */
interface StandingKind {
  /** Its answers; `ask` besides withdraws it. */
  readonly answers: readonly string[];
  /** The answer that names odds; null: none does. */
  readonly byOdds: string | null;
  /** The rule that gives the decision to its owner. */
  readonly rule: string;
}

/** Kinds of decisions that may be answered beforehand. A chapter whose decisions may be, adds an entry. */
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
