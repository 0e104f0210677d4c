import type { FieldHex, HexName } from '../../../../board/field.js';
import { lyingDown, withOneChanged } from '../../../../position/equipment-of.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import { barrierBetween } from '../movement/barrier.js';
import { hexsideOf } from '../movement/hexside.js';
import { hexOf } from '../terrain/ground.js';
import { terrainOf } from '../terrain/terrain.js';

const known = new WeakMap<Position, Map<string, Position>>();

/** The position as if a ladder did not stand: its hex is as it was before (ruling of pbem:19.11l). */
export function withoutLadder(position: Position, ladder: Equipment): Position {
  const without = known.get(position) ?? new Map<string, Position>();
  known.set(position, without);
  const found = without.get(ladder.id);
  if (found) return found;
  const bare = withOneChanged(position, lyingDown(ladder));
  without.set(ladder.id, bare);
  return bare;
}

/**
 * Hexes that a man in that hex could enter on foot, whatever units are in them, clockwise from board north (ruling of
 * pbem:19.11aa).
 */
export function footHexesBeside(bare: Position, base: HexName): readonly HexName[] {
  const from = hexOf(bare, base);
  return from.neighbours
    .filter((to) => to !== null)
    .filter((to) => isOpenOnFoot(bare, from, to))
    .map(({ name }) => name);
}

/** A man on foot could step from one hex into another, whatever units are in it; deep water does not bar him. */
export function isOpenOnFoot(position: Position, from: FieldHex, to: FieldHex): boolean {
  const hexside = hexsideOf(position, from, to);
  if (!hexside || hexside.surcharge.foot === null || barrierBetween(from, to)) return false;
  // A fall into deep water is still a fall (pbem:7.21b).
  return terrainOf(to).cost.foot !== null || to.depth !== null;
}
