import type { Cart } from '../../../../position/cart.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { stringOf } from '../animals/leads.js';
import { cartOfString, cartUnder } from './carts.js';

/** The cart that a character can drive from his present hex, its front hex (pbem:14d); undefined: none. */
export function cartDrivenBy(position: Position, unit: Unit): Cart | undefined {
  const cart = cartUnder(position, unit);
  return cart?.draft !== undefined && cart.hexes[0] === unit.hexes[0] ? cart : undefined;
}

/** True if somebody drives this animal, or the string that it belongs to, from the cart to which it is hitched. */
export function drives(position: Position, driver: Unit, animal: Unit): boolean {
  if (position.carts === undefined) return false;
  const cart = cartDrivenBy(position, driver);
  return cart !== undefined && cartOfString(position, stringOf(position, animal.id))?.id === cart.id;
}
