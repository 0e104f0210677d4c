import { counted, listed, rolled } from '../../../notation/words.js';
import type { SupplyEvent, TreasureEvent } from '../core/events/equipment.js';
import type { Tellings } from './tellings.js';

export const SUPPLY_TELLINGS: Tellings<SupplyEvent> = {
  SuppliesRolled: ({ side, supplies }) =>
    supplies.length === 0
      ? `${side ?? 'a neutral character'} counts missiles`
      : supplies.map(({ unit, missiles }) => `${unit} has ${counted(missiles, 'missile', 'missiles')}`).join(', '),
  MissilesTaken: ({ unit, giver, at, count }) =>
    `${unit} takes ${count === null ? 'missiles' : counted(count, 'missile', 'missiles')} ${giver === undefined ? `in ${at ?? ''}` : `from ${giver}`}`,
};

export const TREASURE_TELLINGS: Tellings<TreasureEvent> = {
  TreasuresPlaced: ({ places }) =>
    places.length === 0
      ? 'it is settled where the treasure lies'
      : places.map(({ item, hex }) => `${item} lies in ${hex}`).join(', '),
  HexSearched: ({ unit, hex, die, found }) => {
    const what = found.length === 0 ? 'nothing' : listed(found);
    return `${unit} searches ${hex}${die ? ` (${rolled(die)})` : ''} and finds ${what}`;
  },
};
