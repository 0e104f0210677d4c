import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Course } from '../../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, type Ruled } from '../../../../game/refusal.js';
import type { Cart } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, isMounted, isDragon, type Unit, type UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { MovementCost } from '../events/facts.js';
import { ordersWith, type OrderType } from '../orders.js';
import { aboard, cartAt, cartUnder, goodsIn, cartDrawnBy, isBeneathCart } from './carts.js';

/** MP of getting into a hex of a cart, whatever the ground beneath it (pbem:14y). */
const BOARDING_MP = 2;

const BOARDING: readonly MovementCost[] = [{ mp: BOARDING_MP, rule: 'pbem:14y' }];

/** The cost of getting into a hex of a cart, or why a unit cannot (pbem:14v, 14y, 14ac). */
export function boardingCost(
  position: Position,
  unit: Unit,
  from: FieldHex,
  hex: FieldHex,
  cart: Cart,
): Ruled<readonly MovementCost[]> {
  if (!isCharacter(unit) || from === hex) return forbidden('pbem:14v', `${cart.id} stands in ${hex.name}`, hex.name);
  if (isMounted(unit)) return forbidden('pbem:14y', `${unit.id} rides and cannot get on ${cart.id}`, hex.name);
  if (isDragon(unit)) return forbidden('pbem:13.5', `${unit.id} is a dragon and finds no room on ${cart.id}`, hex.name);
  const full =
    whyNoRoom(position, cart, hex.name, unit) ?? (cart.hexes.includes(from.name) ? null : whyUnderWay(position, cart));
  return full ? { ok: false, refusal: full } : allowed(BOARDING);
}

/** Why a character finds no room in a hex of a cart, or null: the hex holds neither men nor goods (pbem:14y, 14ac). */
export function whyNoRoom(position: Position, cart: Cart, hex: HexName, unit?: Unit): Refusal | null {
  const other = aboard(position, cart, hex).find(({ id }) => id !== unit?.id);
  if (other) return illegal('pbem:14y', `${other.id} is in ${hex} on ${cart.id}`, hex);
  const [item] = goodsIn(position, cart, hex);
  return item ? illegal('pbem:14ac', `${item.id} lies in ${hex} on ${cart.id}`, hex) : null;
}

/**
 * Nobody can get on or off a cart that has gone in this player turn (pbem:14z). This does not apply to retreats and
 * advances.
 */
export function whyUnderWay({ turn }: Position, cart: Cart): Refusal | null {
  if (turn.step !== 'movement' || (cart.mpSpent ?? 0) === 0) return null;
  return illegal('pbem:14z', `${cart.id} has been moved in this player turn`, cart.id);
}

/**
 * Why a unit may not step from one hex into the next, or null. Only a unit that was already on the cart may step out of
 * it (pbem:14v), and not if the cart has gone or the unit has just got on (pbem:14z).
 */
export function whyNotAlight(position: Position, unit: Unit, from: FieldHex, to: FieldHex): Refusal | null {
  if (position.carts === undefined) return null;
  const cart = cartAt(position, from.name);
  if (!cart || cart.hexes.includes(to.name)) return null;
  const through = !unit.hexes.some((hex) => cart.hexes.includes(hex));
  if (through || (position.turn.step === 'movement' && cart.boarded?.includes(unit.id))) {
    return illegal('pbem:14v', `nobody passes over ${cart.id}: ${unit.id} has got on it just now`, from.name);
  }
  return whyUnderWay(position, cart);
}

/**
 * Records that a unit that has moved from these hexes has got on or off a cart, which must then stand for the rest of
 * this PT (pbem:14z).
 */
export function noteBoarding(course: Course<PbemEvent>, id: UnitId, before: readonly HexName[]): void {
  const { position } = course;
  const unit = position.units[id];
  if (position.carts === undefined || !unit) return;
  const [was, is] = [cartUnder(position, { ...unit, hexes: before }), cartUnder(position, unit)];
  if (was?.id === is?.id) return;
  for (const [cart, on] of [
    [was, false],
    [is, true],
  ] as const) {
    if (cart) course.emit({ type: 'CartBoarded', data: { unit: id, cart: cart.id, on, rule: 'pbem:14z' } });
  }
}

/** Orders by which a rider moves with his horse alone. */
const OWN_MOVES = ordersWith('ownMove');

/** Attacks in combat, and attempts to pin, which are decided like attacks (pbem:8.1g). */
const STRIKES: ReadonlySet<OrderType> = new Set(['Attack', 'Pin']);

/**
 * A rider of a hitched horse must move the cart with it or stay (pbem:14i), and a peasant neither attacks nor pins
 * from it (pbem:12.31b).
 */
export function barredAtCart(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const tied = whyTiedToCart(position, unit);
  if (!tied || OWN_MOVES.has(type) || type === 'March') return tied;
  if (!STRIKES.has(type) || !isPeasant(unit)) return null;
  return illegal('pbem:12.31b', `${unit.id} does not fight from a horse that is hitched to a cart`, unit.id);
}

/** Why a rider cannot go anywhere by himself, or null: his horse is hitched to a cart (pbem:14i). */
export function whyTiedToCart(position: Position, unit: Unit): Refusal | null {
  const cart = position.carts && isMounted(unit) ? cartDrawnBy(position, unit) : undefined;
  if (!cart) return null;
  return illegal('pbem:14i', `${unit.mount ?? ''} is hitched to ${cart.id}: ${unit.id} can drive`, unit.id);
}

/**
 * Why a body cannot be cleared away, or null: it is on a cart or under one (pbem:12.23c, 14v), or hitched to one
 * (pbem:14o).
 */
export function whyHeldByCart(position: Position, body: Unit): Refusal | null {
  const cart = cartDrawnBy(position, body);
  if (cart) return illegal('pbem:14o', `${body.id} must first be unhitched from ${cart.id}`, body.id);
  const hex = body.hexes.find((name) => cartAt(position, name));
  if (hex === undefined) return null;
  const rule = isBeneathCart(position, body.id, hex) ? 'pbem:14v' : 'pbem:12.23c';
  return illegal(rule, `${body.id} is under or on the cart in ${hex}`, body.id);
}

/** A peasant, who may ride only hitched horses (pbem:14e). */
export function isPeasant(unit: Unit): boolean {
  return isCharacter(unit) && unit.sheet.classes.includes('peasant');
}

/** A peasant may ride this horse though his class may not: it is hitched to a cart (pbem:12.31b, 14e). */
export function mayRideAtCart(position: Position, unit: Unit, horse: Unit): boolean {
  return isPeasant(unit) && cartDrawnBy(position, { id: horse.id, mount: null }) !== undefined;
}
