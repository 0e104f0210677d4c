import type { Position } from '../../../position/position.js';
import { seatId } from '../../../position/seat.js';
import type { PbemEventOf } from '../core/events.js';
import type { PlayersEvent, StandingEvent } from '../core/events/players.js';
import { acted, type Appliers } from './applier.js';

/** Several players of a side (pbem:1.2). */
export const PLAYERS_APPLIERS: Appliers<PlayersEvent> = {
  PlayerClosed: (position, { data: { player, until } }) => ({
    ...position,
    turn: { ...position.turn, closed: { ...position.turn.closed, [player]: until } },
  }),
  MessageSent: (position, event) => {
    const { unit } = event.data;
    return unit === undefined ? position : acted(position, event, unit, { spoke: true });
  },
};

/** Decisions that are answered beforehand. */
export const STANDING_APPLIERS: Appliers<StandingEvent> = {
  StandingOrdersChanged: change,
  StandingOrderApplied: (position) => position,
};

/** A side without standing orders is not listed; if no side has any, there is no such member. */
function change(
  position: Position,
  { data: { side, player, orders } }: PbemEventOf<'StandingOrdersChanged'>,
): Position {
  const seat = seatId(side, player);
  const { standing: before = {}, ...rest } = position;
  const others = Object.entries(before).filter(([other]) => other !== seat);
  const standing = Object.fromEntries(orders.length === 0 ? others : [...others, [seat, orders]]);
  return Object.keys(standing).length === 0 ? rest : { ...rest, standing };
}
