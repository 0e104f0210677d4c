import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, isMounted, type Unit } from '../../../../position/unit.js';
import { ordersWith, type OrderType } from '../orders.js';
import { cartAt, cartDrawnBy, isBeneathCart } from './carts.js';

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
  return forbidden('pbem:12.31b', `${unit.id} does not fight from a horse that is hitched to a cart`, unit.id).refusal;
}

/** Why a rider cannot go anywhere by himself, or null: his horse is hitched to a cart (pbem:14i). */
export function whyTiedToCart(position: Position, unit: Unit): Refusal | null {
  const cart = position.carts && isMounted(unit) ? cartDrawnBy(position, unit) : undefined;
  if (!cart) return null;
  return forbidden('pbem:14i', `${unit.mount ?? ''} is hitched to ${cart.id}: ${unit.id} can drive`, unit.id).refusal;
}

/**
 * Why a body cannot be cleared away, or null: it is on a cart or under one (pbem:12.23c, 14v), or hitched to one
 * (pbem:14o).
 */
export function whyHeldByCart(position: Position, body: Unit): Refusal | null {
  const cart = cartDrawnBy(position, body);
  if (cart) return forbidden('pbem:14o', `${body.id} must first be unhitched from ${cart.id}`, body.id).refusal;
  const hex = body.hexes.find((name) => cartAt(position, name));
  if (hex === undefined) return null;
  const rule = isBeneathCart(position, body.id, hex) ? 'pbem:14v' : 'pbem:12.23c';
  return forbidden(rule, `${body.id} is under or on the cart in ${hex}`, body.id).refusal;
}

/** A peasant, who may ride only hitched horses (pbem:14e). */
function isPeasant(unit: Unit): boolean {
  return isCharacter(unit) && unit.sheet.classes.includes('peasant');
}

/** A peasant may ride this horse though his class may not: it is hitched to a cart (pbem:12.31b, 14e). */
export function mayRideAtCart(position: Position, unit: Unit, horse: Unit): boolean {
  return isPeasant(unit) && cartDrawnBy(position, { id: horse.id, mount: null }) !== undefined;
}
