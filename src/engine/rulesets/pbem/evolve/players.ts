import type { PlayersEvent } from '../core/events/players.js';
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
