import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';

/**
 * What lies or stands across the hexside between two hexes and so holds its doors open: a horse, dead or alive, a cart,
 * debris, a ladder that is carried or lies there (ruling of pbem:12.6j); null if nothing does.
 */
export function liesAcross(position: Position, one: HexName, other: HexName): string | null {
  const { units, carts = [], equipment = [], things } = position;
  const across = [...Object.values(units), ...carts, ...equipment, ...things].find(
    ({ hexes }) => hexes.includes(one) && hexes.includes(other),
  );
  return across?.id ?? null;
}
