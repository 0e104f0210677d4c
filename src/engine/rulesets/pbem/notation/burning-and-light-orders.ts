import { readName } from '../../../notation/name.js';
import { readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import {
  nameOfLight,
  type BurningOrder,
  type ThrowOil,
  type LightDeed,
  type TendLight,
} from '../core/orders/burning-and-light-orders.js';

/** Orders about fire by their first word: the part that stands after the name and colon (pbem:20). */
export const BURNING_VERBS: Readonly<Record<string, (scanner: Scanner, unit: string) => BurningOrder>> = {
  kindle: (scanner, unit) => {
    const fuel = readFuel(scanner);
    const aid = scanner.word('with') ? readName(scanner, 'the name of a torch or barrel') : undefined;
    return { type: 'Kindle', unit, ...fuel, ...(aid === undefined ? {} : { aid }) };
  },
  flaming: (scanner, unit) => {
    expectWord(scanner, 'arrow');
    expectWord(scanner, 'at');
    return { type: 'FlamingArrow', unit, ...readFuel(scanner) };
  },
  hurl: readHurl,
};

/** `barrel1 into K5 at Roland onto tent`. */
function readHurl(scanner: Scanner, unit: string): ThrowOil {
  const item = readName(scanner, 'the name of a barrel');
  expectWord(scanner, 'into');
  const hex = readHex(scanner);
  const target = scanner.word('at') ? readName(scanner) : undefined;
  const what = scanner.word('onto') ? readName(scanner, 'what burns') : undefined;
  return {
    type: 'ThrowOil',
    unit,
    item,
    hex,
    ...(target === undefined ? {} : { target }),
    ...(what === undefined ? {} : { what }),
  };
}

/** How each of them is written. */
export const WRITTEN_BURNING_ORDERS: {
  readonly [Type in BurningOrder['type']]: (order: Extract<BurningOrder, { type: Type }>) => string;
} = {
  Kindle: ({ unit, what, hex, aid }) => `${unit}: kindle ${what} in ${hex}${aid === undefined ? '' : ` with ${aid}`}`,
  Douse: ({ unit, hex }) => `${unit}: douse fire ${hex}`,
  FlamingArrow: ({ unit, what, hex }) => `${unit}: flaming arrow at ${what} in ${hex}`,
  FlamingBolt: ({ crew, ballista, what, hex }) => `${crew.join(' + ')} fire ${ballista} flaming at ${what} in ${hex}`,
  ThrowOil: ({ unit, item, hex, target, what }) =>
    `${unit}: hurl ${item} into ${hex}${target === undefined ? '' : ` at ${target}`}${what === undefined ? '' : ` onto ${what}`}`,
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

/** `out lantern1`: the light that is put out or shot out. */
export function readOut(scanner: Scanner): string {
  if (!scanner.word('out')) scanner.fail('"out"');
  return readName(scanner, 'the name of a light');
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
