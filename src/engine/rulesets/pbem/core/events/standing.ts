import type { EventOf } from '../../../../game/event.js';
import type { StandingOrder } from '../../../../position/position.js';
import type { PlayerId } from '../../../../position/seat.js';
import type { SideId } from '../../../../position/unit.js';
import type { Order } from '../orders.js';

/**
 * The standing orders of a side, or of one of its players, from now on. Only that side knows them; the others see none.
 */
export type StandingOrdersChanged = EventOf<
  'StandingOrdersChanged',
  { readonly side: SideId; readonly player?: PlayerId; readonly orders: readonly StandingOrder[] }
>;

/** A standing order answers a decision; the effects of this order follow. */
export type StandingOrderApplied = EventOf<
  'StandingOrderApplied',
  { readonly side: SideId; readonly player?: PlayerId; readonly decision: string; readonly order: Order }
>;

/** Decisions that are answered beforehand. */
export type StandingEvent = StandingOrdersChanged | StandingOrderApplied;
