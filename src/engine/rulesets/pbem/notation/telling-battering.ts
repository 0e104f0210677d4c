import type { BatteringMeans } from '../../../position/tally.js';
import type { BatteringEvent } from '../core/events/battering.js';
import type { Tellings } from './tellings.js';
import { listed } from '../../../notation/words.js';

const MEANS: Readonly<Record<BatteringMeans, string>> = {
  hand: 'by hand',
  ram: 'with the ram',
  catapult: 'with a catapult',
  offboard: 'by the offboard table',
};

export const BATTERING_TELLINGS: Tellings<BatteringEvent> = {
  TargetBattered: ({ what, means, units, engines = [], dice, damage, after }) =>
    `${listed(units.length > 0 ? units : engines)} batter${units.length === 1 ? 's' : ''} ${what} ${MEANS[means]}: die ${dice
      .map(({ value }) => value)
      .join(', ')}, ${damage} off, ${after === 0 ? 'it collapses' : `${after} left`}`,
  EngineAimed: ({ equipment, what, turns }) => `${equipment} is aimed at ${what} (turn ${turns} of 2)`,
  EngineWorn: ({ equipment, points }) => `${equipment} takes ${points} of wear`,
  DebrisLeft: ({ hexes }) => `debris lies in ${hexes.join(', ')}`,
};
