import type { PlayerId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import type { EventOf, GameEvent } from './event.js';

/** First event of every accepted order, in every ruleset: who ordered what. Its consequences follow in the same append. */
export type OrderGiven = EventOf<
  'OrderGiven',
  {
    /** Counts the orders of the game from 1. */
    readonly number: number;
    readonly side: SideId;
    /** Of several players of the side the one who gave it; absent: the side has one. */
    readonly player?: PlayerId;
    readonly order: unknown;
    /** What the other seats see of the order for good, where they may not see all of it; absent: they see it whole. */
    readonly shown?: unknown;
  }
>;

export function isOrderGiven(event: GameEvent): event is OrderGiven {
  return event.type === 'OrderGiven';
}
