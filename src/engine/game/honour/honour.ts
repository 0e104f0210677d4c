import type { Dice } from '../../dice/dice.js';
import type { SeatId } from '../../position/seat.js';
import type { Decided } from '../ruleset.js';
import type { GameEvent } from '../event.js';
import type { Statement } from './statement.js';

/** The part of a game that lets it be played on honour: players keep the rules, and stated facts hold (ADR 33). */
export interface Honour<State, Order, Event extends GameEvent> {
  /** Whether the game of this state is played on honour. */
  isKept(state: State): boolean;
  /** Whether the sender of a forbidden order is told so. */
  warns(state: State): boolean;
  /**
   * The consequences of an order as its sender states them. What the rules forbid is carried out; what is not stated is
   * computed. Refused as `incomplete` where neither the rules nor the statement give a result, and as by `decide` where
   * it is not for this seat to give an order now. A statement is the last event.
   */
  decide(state: State, seat: SeatId, order: Order, dice: Dice, stated: Statement | null): Decided<Event, State>;
  /** A statement about the same units and pairs with the facts that hold in a state, whatever was stated. */
  asItIs(state: State, stated: Statement): Statement;
}
