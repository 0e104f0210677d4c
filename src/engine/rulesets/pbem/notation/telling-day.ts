import type { DayEvent } from '../core/events/day.js';
import type { Tellings } from './tellings.js';

export const DAY_TELLINGS: Tellings<DayEvent> = {
  DayStirred: ({ gameTurn, by }) => (by === 'action' ? `GT ${gameTurn} is not passed` : `GT ${gameTurn} is not quiet`),
  DayEndOffered: ({ side }) => `${side} offers to end the day`,
  DayEndAnswered: ({ side, agrees }) => `${side} ${agrees ? 'agrees' : 'does not agree'} to end the day`,
};
