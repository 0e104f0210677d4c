import { DICE_EVENTS, isDiceEvent, tellDice, type DiceEvent } from './dice-told.js';
import type { GameEvent } from './event.js';
import { isMessageEvent, MESSAGE_EVENTS, tellMessage, type MessageEvent } from './message/events.js';
import { isParleyEvent, PARLEY_EVENTS, type ParleyEvent } from './parley/events.js';
import { type SeatDoes, tellParley } from './parley/tell.js';

/**
 * The events that stand in the log of any game although no order causes them: of its dice, its parley and its turn
 * messages.
 */
export const EVENTS_BESIDE_ORDERS = { ...DICE_EVENTS, ...PARLEY_EVENTS, ...MESSAGE_EVENTS };

/** One of these events. */
export type EventBesideOrders = DiceEvent | ParleyEvent | MessageEvent;

/** Whether no rule of a game decides this event. */
export function isBesideOrders(event: GameEvent): event is EventBesideOrders {
  return isDiceEvent(event) || isParleyEvent(event) || isMessageEvent(event);
}

/** Such an event in one line for a person. */
export function tellBesideOrders(event: EventBesideOrders, seatDoes?: SeatDoes): string {
  if (isDiceEvent(event)) return tellDice(event);
  return isMessageEvent(event) ? tellMessage(event) : tellParley(event, seatDoes);
}
