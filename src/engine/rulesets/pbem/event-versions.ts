import { upcastersOf } from '../../game/define/events.js';
import { PBEM_EVENTS } from './core/events.js';

/**
 * Every event type of this ruleset with its upcasters. When the data of a type changes, its definition gets an
 * upcaster; events that were recorded stay as they are.
 */
export const PBEM_UPCASTERS = upcastersOf(PBEM_EVENTS);
