import type { Position } from '../../../position/position.js';
import type { DayEvent } from '../core/events/day.js';
import type { Appliers } from './applier.js';

/** A day that is played in detail (pbem:2.82b). */
export const DAY_APPLIERS: Appliers<DayEvent> = {
  DayStirred: (position, { data: { gameTurn, by } }): Position => ({
    ...position,
    day: { ...position.day, [by === 'action' ? 'acted' : 'fought']: gameTurn },
  }),
  DayEndOffered: (position, { data: { gameTurn, side } }): Position => ({
    ...position,
    day: { ...position.day, offered: { gameTurn, side } },
  }),
  DayEndAnswered: (position) => position,
};
