import { directionBetween, type HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * Whether a unit can hold these hexes of the map at once, head first: one hex, or two that touch (pbem:3.5d). Even in a
 * game of honour a unit has a shape; without one nobody could tell where it looks and where it goes from there.
 */
export function isPlace(position: Position, hexes: readonly HexName[]): boolean {
  const [head, rear] = hexes.map((name) => hexOf(position, name));
  return !head || !rear || directionBetween(rear, head) !== null;
}
