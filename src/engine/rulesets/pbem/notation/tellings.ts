import type { PbemEvent } from '../core/events.js';

/** One line of English for each event of a group. A group is the events of one chapter. */
export type Tellings<Event extends PbemEvent> = {
  readonly [Type in Event['type']]: (data: Extract<Event, { type: Type }>['data']) => string;
};
