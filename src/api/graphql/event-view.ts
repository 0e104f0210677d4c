import { reasonsOf } from '../../engine/notation/reasons.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { SeenEvent } from '../../play/contract.js';
import type { EventView } from './views/event.view.js';

/** An event for GraphQL, with the units and rules that its ruleset finds in it. */
export function eventView({ revision, event, text, hash, recordedAt }: SeenEvent, { ruleset }: AnyRulebook): EventView {
  const reasons = reasonsOf(event);
  return { revision, type: event.type, text, data: event.data, hash, recordedAt, reasons, ...ruleset.indexOf(event) };
}
