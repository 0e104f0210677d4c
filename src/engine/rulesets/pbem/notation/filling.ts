import type { FillMoat } from '../core/orders/siege-orders.js';
import { readName } from '../../../notation/name.js';
import { hexesOf, isHexName } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import type { NotedOrder } from './verbs.js';

/** `fill F4 with screen1`. */
export function printFill({ screen, hex }: FillMoat): string {
  return `fill ${hex} with ${screen}`;
}

/** The part after `fill`; null: a unit called so gives an order. */
export function readFill(scanner: Scanner): NotedOrder | null {
  const next = scanner.peek();
  if (!next || !isHexName(next.text)) return null;
  const [hex = '', rear] = hexesOf(scanner, scanner.token('a moat hex'));
  if (rear !== undefined) scanner.fail('one hex', next.column);
  if (!scanner.word('with')) scanner.fail('"with"');
  const screen = readName(scanner, 'a screen');
  scanner.expectEnd();
  return { order: { type: 'FillMoat', screen, hex }, notes: [] };
}
