import { nameOfLight } from '../core/orders/light-name.js';
import type { LightDeed, TendLight } from '../core/orders/light-orders.js';
import { readName } from '../../../notation/name.js';
import { readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

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
