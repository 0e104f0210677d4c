import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';

/**
 * The horse, dead or alive, cart, ladder or debris that reaches from one hex to the other across their hexside, and so
 * holds a door there open (ruling of pbem:12.6j); null if nothing does.
 */
export function liesAcross(position: Position, one: HexName, other: HexName): string | null {
  const { units, carts = [], equipment = [], things } = position;
  const across = [...Object.values(units), ...carts, ...equipment, ...things].find(
    ({ hexes }) => hexes.includes(one) && hexes.includes(other),
  );
  return across?.id ?? null;
}
