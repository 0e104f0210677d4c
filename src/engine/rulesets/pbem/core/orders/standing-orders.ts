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
  /** The question that the decision puts, for a person. */
  readonly question: string;
  /** The answers of the kind, with what each means; `ask`, besides these, withdraws the standing order. */
  readonly answers: Readonly<Record<string, string>>;
  /** The answer that names odds; null: no answer does. */
  readonly byOdds: string | null;
  /** The option without which such decisions never come up; null: they do in all games. */
  readonly option: string | null;
  /** The rule that gives the decision to its owner. */
  readonly rule: string;
}

const ALWAYS_OR_NEVER = { always: 'Always', never: 'Never' };

/** Kinds of decisions that a standing order may answer. A chapter that adds such decisions adds an entry. */
export const STANDING_KINDS: Readonly<Partial<Record<DecisionKind, StandingKind>>> = {
  Pin: {
    question: 'An enemy passes: try to pin him?',
    answers: { ...ALWAYS_OR_NEVER, atOdds: 'At these odds or better' },
    byOdds: 'atOdds',
    option: null,
    rule: 'pbem:8.2a',
  },
  Retreat: {
    question: 'One of mine must retreat: where to?',
    answers: { cover: 'Into cover', away: 'Away from the enemy', attacker: 'The attacker decides' },
    byOdds: null,
    option: null,
    rule: 'pbem:4.4a',
  },
  Advance: {
    question: 'A place has become free: advance into it?',
    answers: ALWAYS_OR_NEVER,
    byOdds: null,
    option: null,
    rule: 'pbem:10.9a',
  },
  RaiseAlarm: {
    question: 'Some of mine may raise the alarm: do they?',
    answers: ALWAYS_OR_NEVER,
    byOdds: null,
    option: 'alarm',
    rule: 'pbem:12.7c',
  },
  Pursue: {
    question: 'An enemy leaves a melee: go after him?',
    answers: { keep: 'Keep him in melee', letGo: 'Let him go' },
    byOdds: null,
    option: null,
    rule: 'pbem:11.44b',
  },
  Surrender: {
    question: 'One of mine may surrender: does he?',
    answers: ALWAYS_OR_NEVER,
    byOdds: null,
    option: 'ransomAndSurrender',
    rule: 'pbem:22.7c',
  },
  Quarter: {
    question: 'An enemy surrenders: give him quarter?',
    answers: ALWAYS_OR_NEVER,
    byOdds: null,
    option: 'ransomAndSurrender',
    rule: 'pbem:22.7d',
  },
};

/** The answer that withdraws a standing order. */
export const ASK = 'ask';
