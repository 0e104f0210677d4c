import type { Dice, RolledDie } from '../dice/dice.js';
import type { Position } from '../position/position.js';
import type { PendingDecision } from '../position/turn.js';
import type { SeatId } from '../position/seat.js';
import type { SideId, UnitId } from '../position/unit.js';
import type { GameEvent } from './event.js';
import type { Facts } from './facts.js';
import type { Fights } from './fights.js';
import type { Edition, Frame } from './frame.js';
import type { Honour } from './honour/honour.js';
import type { Keeping } from './keeping.js';
import type { Ending, Loss } from './losses.js';
import type { Seal } from './seal.js';
import type { Refusal, RuleId, Ruled } from './refusal.js';
import type { Setup as BoardSetup } from './setup.js';
import type { Actor, Decided, LegalOrder, Preview, Scale } from './ruleset.js';
import type { Survey } from './survey.js';
import type { Veil } from './veil.js';

/** Members that the state of every game has. Each game adds its own. */
export interface GameState {
  /** Named options, fixed when the game was created. */
  readonly options: Readonly<Partial<Record<string, boolean>>>;
  /** Null while the game goes on; `winner` null: a draw. */
  readonly outcome: { readonly winner: SideId | null; readonly reason: string } | null;
}

/** Members that every set-up has. */
export interface GameSetup {
  readonly title: string;
  /** Options that the game switches on or off; absent: all are as the ruleset has them. */
  readonly options?: Readonly<Partial<Record<string, boolean>>>;
}

/** The current point in the calendar of a game. In a siege a turn is a day, and `side` is `day` or `night`. */
export interface Moment {
  /** From 1; it only grows. */
  readonly gameTurn: number;
  readonly side: string;
  /** The open step of the turn. */
  readonly step: string;
}

/** Events, at least one, and the state after them. */
export interface Outcome<State, Event> {
  readonly events: readonly Event[];
  readonly position: State;
}

/**
 * A game as a value: a rulebook in one edition. `decide` never changes anything. `evolve` never decides and never
 * rolls; it throws only on an event that is illegal in that state (a corrupted log). `legal` lists exactly the orders
 * that `decide` accepts.
 */
export interface Game<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup> {
  readonly id: string;
  readonly version: number;
  /** Names of the options that a game may switch on. */
  readonly options: readonly string[];
  /** The rule with which each option begins; absent: unknown. */
  readonly optionRules?: Readonly<Record<string, RuleId>>;
  /** Names of its types of orders. */
  readonly orderTypes: readonly string[];
  /** How the game is played on honour; absent: it cannot be, and such a game is refused at creation (ADR 33). */
  readonly honour?: Honour<State, Order, Event>;
  /** Finds set-up, orders and ends of turns in the logs of the game. */
  readonly frame: Frame;
  /** The first events of a game from its set-up, or why the set-up is illegal. */
  create(setup: Setup): Ruled<readonly Event[]>;
  /** Checks the outer form of an order that came from outside, or out of a log. */
  parseOrder(raw: unknown): Ruled<Order>;
  /** `seat`: the side that gives the order, one of its players, or HERALD. */
  decide(state: State, seat: SeatId, order: Order, dice: Dice): Decided<Event, State>;
  /** `state` is null before the first event only. */
  evolve(state: State | null, event: Event): State;
  /**
   * Carries out a fold by `evolve` of which only the last state is kept, so that it may change in place what it has
   * made itself; absent: such a fold is carried out as any other.
   */
  unseen?<Result>(fold: () => Result): Result;
  actors(state: State): readonly Actor[];
  /** The decisions that seats owe, oldest first; absent: the game has none. */
  pending?(state: State): readonly PendingDecision[];
  /** All orders of a seat, or of one of its units, that `decide` would accept now. */
  legal(state: State, seat: SeatId, unit?: UnitId): readonly LegalOrder<Order>[];
  /**
   * The slow part of `legal` for a unit, a little of it in each step, after which the list takes little time. Absent:
   * lists never take long.
   */
  preparing?(state: State, seat: SeatId, unit: UnitId): Iterable<undefined>;
  preview(state: State, seat: SeatId, order: Order): Ruled<Preview>;
  /** The orders by which a seat ends the open step, then the whole turn; absent: turns have no steps. */
  readonly ends?: readonly [step: Order, turn: Order];
  /** The dice that events record, in the order in which they were asked for. */
  diceOf(events: readonly Event[]): readonly RolledDie[];
  /** Units that an event concerns and rules that it names; for filters of the history. */
  indexOf(event: Event): { readonly units: readonly UnitId[]; readonly rules: readonly RuleId[] };
  /** All seats that may give orders, in the order of play. */
  seats(state: State): readonly SeatId[];
  moment(state: State): Moment;
  /** SHA-256 of the public part of a state, in hexadecimal. */
  fingerprint(state: State): string;
  /** The state after the seats have ended the game by resignation or agreement; absent: they cannot parley. */
  settled?(state: State, winner: SideId | null, reason: string): State;
  /**
   * Whether an order that the side in turn gives builds on the position, so that the side can claim no earlier error
   * any more (pbem:1.4a); absent: every order does.
   */
  buildsOn?(order: Order): boolean;
  /**
   * The remains of a recorded order that is illegal in this state, its own event first: it is carried out until the
   * error, then as far as it is legal (pbem:1.4i). Absent: turns are not corrected. `dice` gives the order's dice from
   * the first one on, each time that it is asked.
   */
  asFarAsLegal?(state: State, given: Event, dice: () => Dice): Outcome<State, Event>;
  /** The reason for which an event lets all orders before it stand for good; null: it does not. Absent: none does. */
  seals?(event: Event): Seal | null;
  /**
   * The state in each step of the turn that a seat plans while it waits: its turn under way, or its next one, as if
   * play came there at once and nobody decided anything meanwhile. None: there is no turn to plan. Absent: turns of the
   * game cannot be planned.
   */
  planned?(state: State, seat: SeatId): readonly State[];
  /**
   * Lists what a seat could still do and would lose if it ended the open step, or the whole turn, as things stand;
   * none: it may not end anything, or loses nothing. Absent: turns have no steps.
   */
  lost?(state: State, seat: SeatId, until: Ending): readonly Loss[];
  /**
   * Everything that a seat must still do before the open step can end, as the refusals to end it; none: there is
   * nothing, or it may not end anything. Absent: turns have no steps.
   */
  duties?(state: State, seat: SeatId): readonly Refusal[];
  /** Whether an order answers a decision that somebody owes; absent: none does. */
  answers?(order: Order): boolean;
  /** Whether the last order that answers no decision waits for one before it goes on; absent: never. */
  isUnderWay?(state: State): boolean;
  /**
   * The event of an order with the part of the order that everybody knows by the events which it has caused, also after
   * answers to decisions. Absent: everybody knows all orders.
   */
  asKnown?(given: Event, caused: readonly Event[]): Event;
  /** The state as if the game had pinned another edition; absent: states do not record their edition. */
  pinned?(state: State, edition: Edition): State;
  /** How states are stored as snapshots; absent: unchanged. */
  readonly keeping?: Keeping<State, Setup>;
  /** Hides parts of events and states from seats; absent: all seats see everything. */
  readonly veil?: Veil<Event, State>;
  /** The position on a board, for pictures and tables; absent: the game is played without a board. */
  field?(state: State): Position;
  /** Answers questions about the field; absent: the game is played without a board. */
  readonly survey?: Survey<State>;
  /** Facts that follow from a position by the rules; absent: the game is played without a board. */
  readonly facts?: Facts;
  /**
   * Lists who has beaten and taken whom after one more event, from the state before it; absent: nobody fights in this
   * game. Begins with NO_FIGHTS at the first event (pbem:24.1).
   */
  fightsAfter?(fights: Fights, before: State, event: Event): Fights;
  /** Real size of its hexes and length of its turns, for reports; absent: unknown. */
  readonly scale?: Scale;
}

/** A game whose order and event types are not known to the caller (the ledger, the API). */
export type AnyGame<State extends GameState = GameState, Setup extends GameSetup = GameSetup> = Game<
  State,
  unknown,
  GameEvent,
  Setup
>;

/** A game on a board: its state is a Position. */
export type Ruleset<Order, Event extends GameEvent> = Game<Position, Order, Event, BoardSetup>;

/** A ruleset whose order and event types are not known to the caller (the ledger, the API). */
export type AnyRuleset = Ruleset<unknown, GameEvent>;
