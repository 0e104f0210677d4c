import type { EventDefinitions } from '../engine/game/define/event.js';
import { eventSchema } from '../engine/game/define/event-schema.js';
import type { JsonSchema } from '../engine/game/define/json-schema.js';
import { EVENT_DEFINITIONS } from '../library/rulesets.js';
import { ACCOUNT_EVENT_DEFINITIONS } from '../play/accounts/events.js';
import { TOURNAMENT_EVENT_DEFINITIONS } from '../play/tournaments/events.js';
import { WEBHOOK_EVENT_DEFINITIONS } from '../webhooks/events.js';
import { SEAT_EVENT_DEFINITIONS } from '../play/seating/seat-events.js';

/** The kind of log that an event stands in. */
export type EventFamily =
  | 'game'
  /** In logs of games and of sieges. */
  | 'dice'
  /** In logs of games, besides the events of orders. */
  | 'parley'
  | 'siege'
  | 'campaign'
  | 'seats'
  | 'accounts'
  | 'tournaments'
  | 'webhooks';

/** The definitions of all event types, by the logs that they stand in. */
export const EVENT_FAMILIES: Readonly<Record<EventFamily, EventDefinitions>> = {
  ...EVENT_DEFINITIONS,
  seats: SEAT_EVENT_DEFINITIONS,
  accounts: ACCOUNT_EVENT_DEFINITIONS,
  tournaments: TOURNAMENT_EVENT_DEFINITIONS,
  webhooks: WEBHOOK_EVENT_DEFINITIONS,
};

/** An event type and where its schema is. */
export interface EventSchema {
  readonly type: string;
  readonly family: EventFamily;
  /** Below `/schemas/events/` and `content/schemas/events/`: `UnitMoved.json`, `siege/DayBegan.json`. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** The JSON Schemas of all event types, sorted by their paths. */
export const EVENT_SCHEMAS: readonly EventSchema[] = Object.entries(EVENT_FAMILIES)
  .flatMap(([family, definitions]) =>
    Object.entries(definitions).map(([type, definition]): EventSchema => {
      const path = family === 'game' ? `${type}.json` : `${family}/${type}.json`;
      const schema = eventSchema(type, definition, `/schemas/events/${path}`);
      return { type, family: family as EventFamily, path, schema };
    }),
  )
  .sort((one, other) => (one.path < other.path ? -1 : 1));
