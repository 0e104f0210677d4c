import { optional, noted } from '../../../../game/define/form.js';
import { unit } from '../../../../game/define/names.js';
import type { OrderNamed } from '../../../../game/define/order.js';
import type { DecisionKind } from '../turn/decision.js';
import { defineOrder, message, someUnits, word } from './define.js';

/** Standing orders, open retreats, and talk (pbem:1.2, 4.4). */
export const STANDING_ORDERS = {
  Stand: defineOrder(
    'Tells beforehand how decisions of a kind are answered; `ask` withdraws the standing order. A standing ' +
      'order for the same kind and units replaces the former one. May be given at any time.',
    {
      on: noted('The kind of decision: Pin, Retreat, Advance or Pursue.', word),
      answer: noted('One of the answers of the kind; ask withdraws it.', word),
      odds: noted('With the answer atOdds: a column of the combat table, 2-1.', optional(word)),
      units: noted('Only in decisions about one of these units.', optional(someUnits)),
    },
    'noAction',
    'partlySecret',
  ),
  Waive: defineOrder(
    "Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c).",
    {
      unit,
    },
    'noAction',
    'withoutHands',
    'noDeed',
    'inDuel',
  ),
  Demand: defineOrder(
    'Demands a retreat that was left open, because play depends on it after all (pbem:4.4c).',
    {
      unit,
    },
    'noAction',
    'withoutHands',
    'noDeed',
    'inDuel',
  ),
  Tell: defineOrder(
    'A player of a side tells another of its players something (pbem:1.2b, 1.2d), at most 200 characters.',
    {
      to: noted('The other player.', word),
      text: noted('At most 200 characters, no control characters but line feeds.', message),
    },
    'noAction',
    'partlySecret',
  ),
};
export type Stand = OrderNamed<typeof STANDING_ORDERS, 'Stand'>;
export type Waive = OrderNamed<typeof STANDING_ORDERS, 'Waive'>;
export type Demand = OrderNamed<typeof STANDING_ORDERS, 'Demand'>;
export type Tell = OrderNamed<typeof STANDING_ORDERS, 'Tell'>;

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
