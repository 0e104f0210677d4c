import type { HexName } from '../../../board/field.js';
import type { CartOrder, Drive, Push } from '../core/orders/cart-orders.js';
import type { LoadEngine } from '../core/orders/siege-orders.js';
import type { TemplatedType } from './templates.js';
import { readName } from '../../../notation/name.js';
import { hexesOf, printPlace, readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

/**
 * Orders about carts that one character gives, by their first word: the part that stands after his name and colon
 * (pbem:14).
 */
export const CART_VERBS: Readonly<Record<string, (scanner: Scanner, unit: string) => CartOrder>> = {
  drive: (scanner, unit) => ({ type: 'Drive', unit, path: readPlaces(scanner) }),
};

/**
 * Orders about carts that a group gives, `Odo + Crispin push Wain: N10-O9`, and `load ballista1`; null: no such word
 * stands next.
 */
export function readCartOrder(scanner: Scanner, units: readonly string[]): CartOrder | LoadEngine | null {
  if (scanner.word('push', 'pushes')) {
    const cart = readName(scanner, 'the name of a cart');
    scanner.expectSymbol(':');
    return { type: 'Push', units, cart, path: readPlaces(scanner) };
  }
  const verb = scanner.word('load', 'unload');
  if (verb === null) return null;
  const burden = readName(scanner);
  // A thing that is loaded onto nothing is an engine.
  if (verb === 'load' && scanner.isAtEnd()) return { type: 'LoadEngine', crew: units, engine: burden };
  if (units.length !== 2) scanner.fail('two bearers');
  expectWord(scanner, verb === 'load' ? 'onto' : 'to');
  return { type: verb === 'load' ? 'LoadBurden' : 'UnloadBurden', bearers: units, burden, to: readHex(scanner) };
}

/** How orders about carts without a template are written. */
export const WRITTEN_CART_ORDERS: {
  readonly [Type in Exclude<CartOrder['type'], TemplatedType>]: (order: Extract<CartOrder, { type: Type }>) => string;
} = {
  Drive: ({ unit, path }) => `${unit}: drive ${printPlaces(path)}`,
  Push: ({ units, cart, path }) =>
    `${units.join(' + ')} push${units.length === 1 ? 'es' : ''} ${cart}: ${printPlaces(path)}`,
  LoadBurden: ({ bearers, burden, to }) => `${bearers.join(' + ')} load ${burden} onto ${to}`,
  UnloadBurden: ({ bearers, burden, to }) => `${bearers.join(' + ')} unload ${burden} to ${to}`,
};

/** Places after each step, head or front first: `T10-U10, S9-T10`. */
function readPlaces(scanner: Scanner): Drive['path'] {
  const places: (readonly HexName[])[] = [];
  do places.push(hexesOf(scanner, scanner.token('a hex')));
  while (scanner.symbol(','));
  return places;
}

function printPlaces(path: Push['path']): string {
  return path.map((hexes) => printPlace(hexes)).join(', ');
}

function expectWord(scanner: Scanner, word: string): void {
  if (!scanner.word(word)) scanner.fail(`"${word}"`);
}
