import { Known } from '../../../../known/known.js';
import type { HexName, FieldHex } from '../../../../board/field.js';
import type { Crossed } from '../../../../board/sight/crossed.js';
import { arcsOf, pivotedOnRear, TURNS, type TwoHexes } from '../../../../hex/two-hexes.js';
import type { Cart, CartId, Item } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { stringOf } from '../animals/leads.js';
import { itemsIn } from '../equipment/items.js';
import { NO_COVER, type Cover } from '../fire/cover.js';
import { unitsIn } from '../movement/occupancy.js';
import { hexOf } from '../terrain/ground.js';

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
  if (own) return { drm: 1, rule: 'pbem:14w', what: `on ${own.id}`, own: true, by: [at] };
  if (firerIsHigher) return NO_COVER;
  for (const thing of crossed) {
    if (thing.kind === 'hexside') continue;
    const cart = cartAt(position, thing.hex.name);
    if (cart) return { drm: 1, rule: 'pbem:14w', what: `behind ${cart.id}`, own: false, by: [thing.hex] };
  }
  return NO_COVER;
}

/** A key for the places of all carts of a position: lines between hexes depend on them as well as on terrain. */
export function placesOfCarts({ carts }: Position): string {
  if (carts === undefined) return '';
  return known.of(carts, () => carts.map(({ hexes }) => hexes.join('-')).join(' '));
}

const known = new Known<NonNullable<Position['carts']>, string>();
