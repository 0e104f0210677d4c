import { HERALD, seatId, type SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';
import { isOrderGiven, type OrderGiven } from './order-given.js';
import { isSetUp } from './set-up.js';
import { isTurnEnded } from './turn-ended.js';

/** A ruleset in one of its versions, as a log pins it. */
export interface Edition {
  readonly id: string;
  readonly version: number;
}

/** What the first event of a log tells: by which rules the game is played, and what it was created from. */
export interface SetUpTold {
  readonly edition: Edition;
  readonly setup: unknown;
}

/** What the first event of an order tells. */
export interface OrderTold {
  /** HERALD: the service itself gave it. */
  readonly seat: SeatId;
  readonly order: unknown;
}

/** What the last event of a turn tells. In a siege the turn is a day, and its side is `day` or `night`. */
export interface TurnEndTold {
  readonly gameTurn: number;
  readonly side: string;
  /** Of the state that the turn left, before this event. */
  readonly fingerprint: string;
}

/**
 * The events that every log has, whatever a game calls them: its set-up, its orders and the ends of its turns. Judgement,
 * replay and export read a log by these alone; each function answers null for any other event.
 */
export interface Frame {
  /** The edition is read before the event is lifted to its current version, so it stands at one place in all versions. */
  setUp(event: GameEvent): SetUpTold | null;
  order(event: GameEvent): OrderTold | null;
  turnEnd(event: GameEvent): TurnEndTold | null;
}

/** The frame of every game that has no names of its own for it: GameSetUp, OrderGiven, PlayerTurnEnded. */
export const COMMON_FRAME: Frame = {
  setUp: (event) => (isSetUp(event) ? { edition: event.data.ruleset, setup: event.data.setup } : null),
  order: (event) => (isOrderGiven(event) ? { seat: seatOfOrder(event), order: event.data.order } : null),
  turnEnd: (event) => (isTurnEnded(event) ? event.data : null),
};

/** The actor under whose name the ledger records an order: the seat, or the service. */
export function actorOf(seat: SeatId): string {
  return seat === HERALD ? 'service:report' : `seat:${seat}`;
}

function seatOfOrder({ data: { side, player } }: OrderGiven): SeatId {
  return seatId(side, player);
}
