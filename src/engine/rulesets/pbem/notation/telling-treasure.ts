import type { TreasureEvent } from '../core/events/treasure.js';
import type { Tellings } from './tellings.js';
import { listed, rolled } from '../../../notation/words.js';

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
