import type { GameEvent } from '../engine/game/event.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { NewEvent } from '../ledger/ledger.js';
import { eventTypesOf } from '../ledger/upcast.js';
import { secretsOf, type Salts } from './secrets.js';

/** Events in the form in which they are recorded today, each with what of it is secret. */
export function toRecord(book: AnyRulebook, events: readonly GameEvent[], salts: Salts): readonly NewEvent[] {
  const types = eventTypesOf(book);
  return events.map((event) => {
    const { type, data } = event;
    return { type, data, version: types.currentVersion(type), ...secretsOf(event, book.ruleset.veil, salts) };
  });
}
