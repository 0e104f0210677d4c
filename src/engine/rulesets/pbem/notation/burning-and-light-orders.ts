import { readName } from '../../../notation/name.js';
import { readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import {
  nameOfLight,
  type BurningOrder,
  type LightDeed,
  type TendLight,
} from '../core/orders/burning-and-light-orders.js';

/** How orders about fire without a template are written. */
export const WRITTEN_BURNING_ORDERS: {
  readonly [Type in 'Douse' | 'FlamingBolt']: (order: Extract<BurningOrder, { type: Type }>) => string;
} = {
  Douse: ({ unit, hex }) => `${unit}: douse fire ${hex}`,
  FlamingBolt: ({ crew, ballista, what, hex }) => `${crew.join(' + ')} fire ${ballista} flaming at ${what} in ${hex}`,
};

/** `tent in K5`, `Wain in K5`. */
export function readFuel(scanner: Scanner): { readonly what: string; readonly hex: string } {
  const what = readName(scanner, 'what burns');
  expectWord(scanner, 'in');
  return { what, hex: readHex(scanner) };
}

function expectWord(scanner: Scanner, word: string): void {
  if (!scanner.word(word)) scanner.fail(`"${word}"`);
}

/** `campfire K5 with torch`, `room J12`, `lantern1`. */
export function readTendLight(scanner: Scanner, unit: string, deed: LightDeed): TendLight {
  const light = readLight(scanner);
  const torch = deed === 'light' && scanner.word('with') ? readName(scanner, 'the name of a torch') : undefined;
  return { type: 'TendLight', unit, deed, light, ...(torch === undefined ? {} : { torch }) };
}

function readLight(scanner: Scanner): string {
  if (scanner.word('campfire')) return nameOfLight('campfire', readHex(scanner));
  if (scanner.word('room')) return nameOfLight('room', readHex(scanner));
  return readName(scanner, 'the name of a light');
}
