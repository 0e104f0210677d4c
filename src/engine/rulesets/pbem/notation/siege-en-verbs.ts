import { readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import type { ChooseCasualty, PlaceDismounted } from '../core/orders/combat-orders.js';

/** Orders that only Siege has, by their first word: the part that stands after the name and colon (siege-en:1.7). */
export const SIEGE_EN_VERBS: Readonly<
  Record<string, (scanner: Scanner, unit: string) => ChooseCasualty | PlaceDismounted>
> = {
  suffer: (_scanner, unit) => ({ type: 'ChooseCasualty', unit }),
  land: (scanner, unit) => {
    if (!scanner.word('in')) scanner.fail('"in"');
    return { type: 'PlaceDismounted', unit, to: readHex(scanner) };
  },
};
