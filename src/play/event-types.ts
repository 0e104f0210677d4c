import type { GameEvent } from '../engine/game/event.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { NewEvent } from '../ledger/ledger.js';
import { EventTypes } from '../ledger/upcast.js';

const known = new WeakMap<Rulebook, EventTypes>();

/** The event types of a rulebook, with their versions. */
export function eventTypesOf(book: Rulebook): EventTypes {
  const types = known.get(book) ?? new EventTypes(book.upcasters);
  known.set(book, types);
  return types;
}

/** Events in the form in which they are recorded today. */
export function toRecord(types: EventTypes, events: readonly GameEvent[]): readonly NewEvent[] {
  return events.map(({ type, data }) => ({ type, data, version: types.currentVersion(type) }));
}
