import { directionBetween, type HexName } from '../../../../board/field.js';
import { DIRECTIONS, type Direction } from '../../../../hex/direction.js';
import type { Position } from '../../../../position/position.js';
import { hexOf } from '../terrain/ground.js';

/** Where a unit in these hexes, head first, looks; null: it has one hex. */
export function facingIn(position: Position, hexes: readonly HexName[]): Direction | null {
  const [head, rear] = hexes.map((name) => hexOf(position, name));
  const direction = head && rear ? directionBetween(rear, head) : null;
  return direction === null ? null : DIRECTIONS[direction];
}
