import type { HexName } from '../../../../board/field.js';
import type { Cart, CartId } from '../../../../position/cart.js';
import type { Item } from '../../../../position/item.js';
import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { itemsIn } from '../equipment/items.js';
import { unitsIn } from '../movement/occupancy.js';

/** The cart of that name, or undefined. */
export function cartNamed({ carts }: Position, id: CartId): Cart | undefined {
  return carts?.find((cart) => cart.id === id);
}

/** The cart that stands in a hex, or undefined. */
export function cartAt({ carts }: Position, hex: HexName): Cart | undefined {
  return carts?.find(({ hexes }) => hexes.includes(hex));
}

function isUnder({ under }: Cart, name: string): boolean {
  return under?.includes(name) ?? false;
}

/** The cart that a unit is on, or undefined: the unit stands in a hex of the cart, and does not lie beneath it. */
export function cartUnder(position: Position, unit: Unit): Cart | undefined {
  const [hex, second] = unit.hexes;
  if (position.carts === undefined || hex === undefined || second !== undefined) return undefined;
  const cart = cartAt(position, hex);
  return cart && !isUnder(cart, unit.id) ? cart : undefined;
}

/** Characters on a cart, live or dead, in one of its hexes. */
export function aboard(position: Position, cart: Cart, hex: HexName): readonly Unit[] {
  return unitsIn(position, hex).filter(({ id }) => !isUnder(cart, id));
}

/** Characters on a cart, from front to rear. */
export function passengersOf(position: Position, cart: Cart): readonly Unit[] {
  return cart.hexes.flatMap((hex) => aboard(position, cart, hex));
}

/** Items that lie on a cart in one of its hexes. */
export function goodsIn(position: Position, cart: Cart, hex: HexName): readonly Item[] {
  return itemsIn(position, hex).filter(({ id }) => !isUnder(cart, id));
}

/** Lies beneath a cart, out of everybody's reach (pbem:14v). */
export function isBeneathCart({ carts }: Position, name: string, hex: HexName): boolean {
  return carts?.some((cart) => cart.hexes.includes(hex) && isUnder(cart, name)) ?? false;
}

/** The cart to which a unit itself is hitched, or the horse that it rides. */
export function cartDrawnBy({ carts }: Position, { id, mount }: Pick<Unit, 'id' | 'mount'>): Cart | undefined {
  return carts?.find(({ draft }) => draft !== undefined && (draft === id || draft === mount));
}

/**
 * The cart to which the string of an animal is hitched, whether or not the animal is the last of the string (pbem:13e).
 */
export function cartOfString(position: Position, members: readonly UnitId[]): Cart | undefined {
  const last = members.at(-1);
  const mount = last === undefined ? null : (position.units[last]?.mount ?? null);
  return last === undefined ? undefined : cartDrawnBy(position, { id: last, mount });
}
