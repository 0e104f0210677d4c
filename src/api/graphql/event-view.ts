import { reasonsOf } from '../../engine/notation/reasons.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { SeenEvent } from '../../play/seen.js';
import { type EventView, recordedEventView } from './views/event.view.js';

/** An event for GraphQL, with the units and rules that its ruleset finds in it. */
export function eventView(seen: SeenEvent, { ruleset }: AnyRulebook): EventView {
  return { ...recordedEventView(seen), reasons: reasonsOf(seen.event), ...ruleset.indexOf(seen.event) };
}
