import type { SupplyEvent } from '../core/events/supply.js';
import type { Tellings } from './tellings.js';

export const SUPPLY_TELLINGS: Tellings<SupplyEvent> = {
  SuppliesRolled: ({ side, supplies }) =>
    supplies.length === 0
      ? `${side ?? 'a neutral character'} counts missiles`
      : supplies.map(({ unit, missiles }) => `${unit} has ${missiles} missiles`).join(', '),
  MissilesTaken: ({ unit, giver, at, count }) =>
    `${unit} takes ${count === null ? 'missiles' : `${count} missile${count === 1 ? '' : 's'}`} ${giver === undefined ? `in ${at ?? ''}` : `from ${giver}`}`,
};
