import type { Told } from '../../../game/define/event.js';
import type { PBEM_EVENTS, PbemEvent } from '../core/events.js';

/** The event types that their definitions tell by a template. */
type ToldType = {
  readonly [Type in keyof typeof PBEM_EVENTS]: (typeof PBEM_EVENTS)[Type] extends Told ? Type : never;
}[keyof typeof PBEM_EVENTS];

/** One line of English for each event of a group without a template. A group is the events of one chapter. */
export type Tellings<Event extends PbemEvent> = {
  readonly [Type in Exclude<Event['type'], ToldType>]: (data: Extract<Event, { type: Type }>['data']) => string;
};
