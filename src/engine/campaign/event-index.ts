import { diceFinder, eventIndex, upcastersOf } from '../game/define/events.js';
import { CAMPAIGN_EVENTS } from './events.js';

/** The dice that events record, in the order in which they were asked for. */
export const campaignDiceOf = diceFinder(CAMPAIGN_EVENTS);

/** Characters that an event concerns, and rules that it names. */
export const campaignIndexOf = eventIndex(CAMPAIGN_EVENTS);

/** Every event type of a campaign with its upcasters. */
export const CAMPAIGN_UPCASTERS = upcastersOf(CAMPAIGN_EVENTS);
