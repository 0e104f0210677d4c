import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { list, optional, text } from '../../../../game/define/form.js';
import { player, side } from '../../../../game/define/names.js';
import { order } from '../orders.js';
import { standingOrder } from './state-forms.js';

/** Decisions that are answered beforehand. */
export const STANDING_EVENTS = {
  StandingOrdersChanged: defineEvent(
    'The standing orders of a side, or of one of its players, from now on. Only that side knows them; the ' +
      'others see none.',
    { side, player: optional(player), orders: list(standingOrder) },
    { secret: { orders: { seenBy: ownSide, instead: [] } } },
  ),
  StandingOrderApplied: defineEvent('A standing order answers a decision; the effects of this order follow.', {
    side,
    player: optional(player),
    decision: text,
    order,
  }),
};
export type StandingEvent = EventIn<typeof STANDING_EVENTS>;
