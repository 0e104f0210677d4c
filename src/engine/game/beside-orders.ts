import { DICE_EVENTS, isDiceEvent, tellDice, type DiceEvent } from './dice-told.js';
import type { GameEvent } from './event.js';
import { isParleyEvent, PARLEY_EVENTS, type ParleyEvent } from './parley/events.js';
import { tellParley } from './parley/tell.js';

/** The events that stand in the log of any game although no order causes them: of its dice, and of its parley. */
export const EVENTS_BESIDE_ORDERS = { ...DICE_EVENTS, ...PARLEY_EVENTS };

export type EventBesideOrders = DiceEvent | ParleyEvent;

/** Whether no rule of a game decides this event. */
export function isBesideOrders(event: GameEvent): event is EventBesideOrders {
  return isDiceEvent(event) || isParleyEvent(event);
}

/** One line for a person. */
export function tellBesideOrders(event: EventBesideOrders): string {
  return isDiceEvent(event) ? tellDice(event) : tellParley(event);
}
