import type { PlayerId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import type { EventOf, GameEvent } from './event.js';

/**
 * First event of every accepted order, in every ruleset: the seat and its order. The consequences follow in the same
 * append.
 */
export type OrderGiven = EventOf<
  'OrderGiven',
  {
    /** Counts the orders of the game from 1. */
    readonly number: number;
    readonly side: SideId;
    /** The player who gave the order, if the side has several; absent: the side has one player. */
    readonly player?: PlayerId;
    readonly order: unknown;
    /**
     * The part of the order that other seats may ever see, if they may not see all of it; absent: they see the whole
     * order.
     */
    readonly shown?: unknown;
  }
>;

/** The same event with another order, all of which other seats may see. */
export function givenInstead({ type, data }: GameEvent, order: unknown): GameEvent {
  const given = Object.entries(data).filter(([member]) => member !== 'shown');
  return { type, data: { ...Object.fromEntries(given), order } };
}

/** Whether an event is the order from which the events after it follow. */
export function isOrderGiven(event: GameEvent): event is OrderGiven {
  return event.type === 'OrderGiven';
}
