import { diceFinder, eventIndex } from '../../game/define/events.js';
import type { RuleId } from '../../game/refusal.js';
import type { UnitId } from '../../position/unit.js';
import { PBEM_EVENTS, type PbemEvent } from './core/events.js';
import { VEIL } from './veil.js';

/** The dice that events record, in the order in which they were asked for. */
export const diceOf = diceFinder(PBEM_EVENTS);

const found = eventIndex(PBEM_EVENTS);

/**
 * Units that an event concerns and rules that it names, each once and sorted. The set-up concerns all units and is
 * indexed under none. What some seats may not see of an event is not indexed, since everybody may ask by units.
 */
export function indexOf(event: PbemEvent): { readonly units: readonly UnitId[]; readonly rules: readonly RuleId[] } {
  return found(VEIL.event(event, null));
}
