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

/**
 * Facts that the first event of a log records: the edition of the rules, and the setup from which the game was created.
 */
export interface SetUpTold {
  readonly edition: Edition;
  readonly setup: unknown;
}

/** Facts that the first event of an order records. */
export interface OrderTold {
  /** HERALD: the service itself gave the order. */
  readonly seat: SeatId;
  readonly order: unknown;
}

/** Facts that the last event of a turn records. In a siege a turn is a day, and `side` is `day` or `night`. */
export interface TurnEndTold {
  readonly gameTurn: number;
  readonly side: string;
  /** Fingerprint of the state at the end of the turn, before this event. */
  readonly fingerprint: string;
}

/**
 * The events that every log has, whatever a game calls them: its set-up, its orders and the ends of its turns.
 * Judgement, replay and export use only these to find their way in a log. Each function answers null for any other
 * event.
 */
export interface Frame {
  /**
   * The edition is read before the event is lifted to its current version, so it has the same place in all versions.
   */
  setUp(event: GameEvent): SetUpTold | null;
  order(event: GameEvent): OrderTold | null;
  turnEnd(event: GameEvent): TurnEndTold | null;
}

/** The frame of every game that has no event names of its own for it: GameSetUp, OrderGiven, PlayerTurnEnded. */
export const COMMON_FRAME: Frame = {
  setUp: (event) => (isSetUp(event) ? { edition: event.data.ruleset, setup: event.data.setup } : null),
  order: (event) => (isOrderGiven(event) ? { seat: seatOfOrder(event), order: event.data.order } : null),
  turnEnd: (event) => (isTurnEnded(event) ? event.data : null),
};

/** The actor under whose name the ledger records an order: the seat, or the service. */
export function actorOf(seat: SeatId): string {
  return seat === HERALD ? 'service:report' : `seat:${seat}`;
}

/** The actor under whose name the ledger records a decision of the arbiter of a game. */
export const ARBITER_ACTOR = 'arbiter';

/** The same for what an organiser of the tournament of a game decides. */
export const ORGANISER_ACTOR = 'organiser';

function seatOfOrder({ data: { side, player } }: OrderGiven): SeatId {
  return seatId(side, player);
}
