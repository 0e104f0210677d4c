import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { noted, oneOf, optional, orNull, text, list } from '../../../../game/define/form.js';
import { player, rule, side, unit } from '../../../../game/define/names.js';
import { seatId } from '../../../../position/seat.js';
import { order } from '../orders.js';
import { standingOrder } from './state-forms.js';

/** Several players of a side (pbem:1.2). */
export const PLAYERS_EVENTS = {
  PlayerClosed: toldAs(
    '{player} of {side} has closed the {until}',
    defineEvent(
      'One of several players of the side in turn has closed the step, or all remaining steps of the turn ' +
        '(pbem:1.2a).',
      { player, side, until: oneOf(['step', 'turn']), rule },
    ),
  ),
  MessageSent: defineEvent(
    'A player has told another player of his side something (pbem:1.2b); nobody else sees the text.',
    {
      side,
      from: player,
      to: player,
      text: noted('Null: the viewer may not see it.', orNull(text)),
      unit: noted(
        'The commander of the player, who called the message, if talk is limited (pbem:1.2d); else absent.',
        optional(unit),
      ),
      rule,
    },
    {
      secret: {
        text: {
          seenBy: (data, seat) => [data.from, data.to].some((one) => seatId(data.side, one) === seat),
          instead: null,
        },
      },
      bearing: 'order',
    },
  ),
};
export type PlayersEvent = EventIn<typeof PLAYERS_EVENTS>;

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
