import { reasonsOf } from '../../engine/notation/reasons.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { SeenEvent } from '../../play/seen.js';
import { type EventView, type OrderNowView } from './views/event.view.js';
import { whenRead } from './when-read.js';

/** An event, the book that tells it, and what a correction has made of it. */
interface Shown {
  readonly seen: SeenEvent;
  readonly book: AnyRulebook;
  readonly corrected: OrderNowView | undefined;
}

const shown = whenRead<EventView, Shown>({
  revision: ({ seen }) => seen.revision,
  type: ({ seen }) => seen.event.type,
  text: ({ seen }) => seen.text,
  data: ({ seen }) => seen.event.data,
  hash: ({ seen }) => seen.hash,
  recordedAt: ({ seen }) => seen.recordedAt,
  reasons: ({ seen }) => reasonsOf(seen.event),
  units: ({ seen, book }) => book.ruleset.indexOf(seen.event).units,
  rules: ({ seen, book }) => book.ruleset.indexOf(seen.event).rules,
  corrected: ({ corrected }) => corrected,
});

/**
 * An event for GraphQL, with the units and rules that its ruleset finds in it. `corrected`: the outcome of an order
 * that a correction has decided otherwise.
 */
export function eventView(seen: SeenEvent, book: AnyRulebook, corrected?: OrderNowView): EventView {
  return shown({ seen, book, corrected });
}
