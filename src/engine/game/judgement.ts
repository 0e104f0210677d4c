import type { Batch } from './batches.js';
import type { GameEvent } from './event.js';
import type { OrderTold } from './frame.js';
import type { Game, GameSetup, GameState } from './game.js';
import type { Refusal } from './refusal.js';
import type { Bearing } from './veil.js';

/** A point of a log at which the rules of today disagree. Indexes count the log's events from 0. */
export type Finding =
  | { readonly kind: 'refused'; readonly at: number; readonly order: OrderTold; readonly refusal: Refusal }
  | {
      readonly kind: 'differs';
      readonly at: number;
      readonly recorded: GameEvent;
      readonly decided: GameEvent | null;
      /** The decision that is stated to be void, as it is raised by the rules; absent: none is. */
      readonly owed?: GameEvent;
    }
  | { readonly kind: 'missing'; readonly at: number; readonly decided: GameEvent }
  | { readonly kind: 'diceLeft'; readonly at: number; readonly values: readonly number[] }
  | { readonly kind: 'malformed'; readonly at: number; readonly because: string };

/** The judgement of one order, or of the set-up. */
export interface Verdict extends Batch {
  /** `undecided`: recorded and decided events differ, and the cause may be that a part of the log is withheld. */
  readonly verdict: 'right' | 'wrong' | 'undecided';
  /** The verdict is `right` by what is known only: something that could make it wrong is withheld. */
  readonly partly?: true;
  /** Empty unless the verdict is `wrong`. */
  readonly findings: readonly Finding[];
}

export interface Judgement {
  /** No findings: every recorded event is what the rules make of the recorded orders and dice. */
  readonly right: boolean;
  /** Number of judged orders. */
  readonly orders: number;
  readonly events: number;
  readonly findings: readonly Finding[];
  /** The judged batches, each with its verdict. */
  readonly verdicts: readonly Verdict[];
  /**
   * Orders whose recorded events differ from the decided ones, where the cause may be that a part of the log is
   * withheld.
   */
  readonly undecided: number;
  /** Fingerprint of the position after the last event, or null if the log could not be replayed to its end. */
  readonly fingerprint: string | null;
}

export interface JudgeOptions<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup> {
  /** Is called with the number of events that have been judged. */
  readonly progress?: (judged: number) => void;
  /**
   * Another edition of the ruleset, by which the orders are decided instead; absent: the edition that the game pins.
   */
  readonly by?: Game<State, Order, Event, Setup>;
  /** Events with a withheld part, by index, each with the time for which that part can influence later decisions. */
  readonly withheld?: ReadonlyMap<number, Bearing>;
  /**
   * A game of honour is decided as its players state it, which tells whether the log is whole (ADR 33). Absent: all is
   * decided by the rules, which finds the errors of the players.
   */
  readonly asKept?: boolean;
  /** The batches to judge; the events of others are applied without judgement. Absent: all. */
  readonly only?: (batch: Batch) => boolean;
  /** The state before the batch that begins at `at`; the events before it are neither judged nor replayed. */
  readonly known?: { readonly at: number; readonly state: State | null };
}
