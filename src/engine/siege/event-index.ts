import { diceFinder, eventIndex, upcastersOf } from '../game/define/events.js';
import { SIEGE_EVENTS } from './events.js';

/** The dice that events record, in the order in which they were asked for. */
export const siegeDiceOf = diceFinder(SIEGE_EVENTS);

/** Fighters and engines that an event concerns, and rules that it names. */
export const siegeIndexOf = eventIndex(SIEGE_EVENTS);

/** Every event type of a siege with its upcasters. */
export const SIEGE_UPCASTERS = upcastersOf(SIEGE_EVENTS);
