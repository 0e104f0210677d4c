import type { Pour } from '../core/orders/siege-orders.js';
import { readName } from '../../../notation/name.js';
import { readHex } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

/** `pour cauldron1 on Ben in K5`, `pour cauldron1 into K5`. */
export function readPour(scanner: Scanner, unit: string): Pour {
  const item = readName(scanner, 'a cauldron');
  const order = { type: 'Pour', unit, item } as const;
  if (scanner.word('into')) return { ...order, at: readHex(scanner) };
  if (!scanner.word('on')) scanner.fail('"on" or "into"');
  const target = readName(scanner);
  if (!scanner.word('in')) scanner.fail('"in"');
  return { ...order, at: readHex(scanner), target };
}
