import type { HexName } from '../../../../board/field.js';
import { arcsOf, pivotedOnRear, TURNS, type TwoHexes } from '../../../../hex/two-hexes.js';
import type { Position } from '../../../../position/position.js';
import { hexOf } from '../terrain/ground.js';

type Pair = readonly [HexName, HexName];

/** The cells of two hexes, head or front first. */
export function cellsOf(position: Position, [head, rear]: Pair): TwoHexes {
  return { head: hexOf(position, head).cell, rear: hexOf(position, rear).cell };
}

/** A hex is one of the three before the front of a cart (pbem:14a, 14g). */
export function isBeforeCart(position: Position, cart: Pair, hex: HexName): boolean {
  return isAmong(position, arcsOf(cellsOf(position, cart)).front, hex);
}

/**
 * How an ox at a cart goes to a hex: it faces away from the front of the cart (pbem:14h); null: neither a step nor a
 * pivot.
 */
export function gaitOfOx(position: Position, from: HexName, front: HexName, to: HexName): 'forward' | 'pivot' | null {
  const beast = cellsOf(position, [from, front]);
  if (isAmong(position, arcsOf(beast).front, to)) return 'forward';
  const turned = TURNS.map((way) => pivotedOnRear(beast, way).head);
  return isAmong(position, turned, to) ? 'pivot' : null;
}

function isAmong(
  position: Position,
  cells: readonly { readonly x: number; readonly y: number }[],
  hex: HexName,
): boolean {
  const { cell } = hexOf(position, hex);
  return cells.some(({ x, y }) => x === cell.x && y === cell.y);
}
