import type { FieldHex } from '../../../../board/field.js';
import type { Crossed } from '../../../../board/sight/crossed.js';
import type { Position } from '../../../../position/position.js';
import { NO_COVER, type Cover } from '../fire/cover-found.js';
import { cartAt } from './carts.js';

/**
 * Light cover that carts give a target, as tents do: always to a target on a cart, and to a target beyond it unless the
 * firer is higher (pbem:14w).
 */
export function coverOfCarts(
  {
    position,
    at,
    crossed,
  }: { readonly position: Position; readonly at: FieldHex; readonly crossed: readonly Crossed[] },
  firerIsHigher: boolean,
): Cover {
  if (position.carts === undefined) return NO_COVER;
  const own = cartAt(position, at.name);
  if (own) return { drm: 1, rule: 'pbem:14w', what: `on ${own.id}`, own: true };
  if (firerIsHigher) return NO_COVER;
  for (const thing of crossed) {
    const cart = thing.kind === 'hexside' ? undefined : cartAt(position, thing.hex.name);
    if (cart) return { drm: 1, rule: 'pbem:14w', what: `behind ${cart.id}`, own: false };
  }
  return NO_COVER;
}

/** A key for the places of all carts of a position: lines between hexes depend on them as well as on terrain. */
export function placesOfCarts({ carts }: Position): string {
  if (carts === undefined) return '';
  let places = known.get(carts);
  if (places === undefined) known.set(carts, (places = carts.map(({ hexes }) => hexes.join('-')).join(' ')));
  return places;
}

const known = new WeakMap<NonNullable<Position['carts']>, string>();
