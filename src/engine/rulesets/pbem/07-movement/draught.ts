import type { FieldHex, HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit } from '../../../position/unit.js';
import { firesIn, whyBurns } from '../core/burning/fires.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import { crossingPrice } from './entry.js';
import { equivalentsOf, hindranceIn } from './hindrance.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { whyReserved } from './reserved.js';
import { goAlong } from './transported.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { gaitOfOx, isBeforeCart, cartDrawnBy, passengersOf } from '../core/carts/carts.js';

/** MP of a drawn cart, whatever animal draws it (pbem:14c, 14f). */
export const CART_MPA = 4;

/** A cart cannot go through a hex with this many foot characters' equivalents or more (pbem:14u). */
const OBSTRUCTED_FROM = 2;

/** The effect of a draft animal's step on its cart: the cart follows into these hexes, or stays (null). */
export interface Pull {
  readonly cart: Cart;
  readonly hexes: Cart['hexes'] | null;
}

/**
 * The effect on its cart of a step into these hexes by a draft animal or its rider; null: the unit draws no cart. `by`
 * makes the cart go. Or why the cart forbids the step (pbem:14g to 14j, 14u, 14z).
 */
export function pullOf(position: Position, by: Unit, unit: Unit, to: readonly HexName[]): Pull | Refusal | null {
  const cart = cartDrawnBy(position, unit);
  if (!cart) return null;
  const nowhere = to.find((name) => !fieldOfGame(position).hex(name));
  if (nowhere !== undefined) {
    return { code: 'unknownHex', rule: null, because: `the map has no hex ${nowhere}`, subject: nowhere };
  }
  const mover = whyNotMove(position, by, cart);
  if (mover) return mover;
  const gait = gaitOf(position, cart, unit.hexes, to);
  const where = to.join('-');
  if (gait === null) {
    return illegal('pbem:14i', `what draws ${cart.id} goes or pivots forward only, not to ${where}`, unit.id);
  }
  const vacated = unit.hexes.at(-1) ?? '';
  const hexes = gait === 'forward' ? ([vacated, cart.hexes[0]] as const) : null;
  // The cart stops wherever it comes, so that a hidden friend is in its way like one in sight.
  const barred = hexes
    ? (whyNotWithHidden(position, by, [hexes[0]]) ?? whyObstructed(position, cart, hexes[0], [unit.id]))
    : null;
  if (barred) return barred;
  if (isBeforeCart(position, hexes ?? cart.hexes, to.at(-1) ?? '')) return { cart, hexes };
  return illegal('pbem:14g', `the rear of ${unit.id} in ${to.at(-1) ?? ''} would not be before ${cart.id}`, unit.id);
}

/** Why the cart that this animal or its rider draws may not stay where it is, or null (pbem:7.1a, 12.34a). */
export function whyCartNotHalt(position: Position, unit: Unit): Refusal | null {
  const cart = position.carts && cartDrawnBy(position, unit);
  return cart ? whyReserved(position, cart, cart.hexes) : null;
}

/** A unit in melee cannot make a cart go (pbem:14j), and nobody can make a boarded cart go (pbem:14z). */
function whyNotMove(position: Position, by: Unit, cart: Cart): Refusal | null {
  if (isInMelee(position, by.id)) {
    return illegal('pbem:14j', `${by.id} is in melee and cannot make ${cart.id} go`, by.id);
  }
  return whyBurns(position, cart.id) ?? whyBoarded(cart);
}

/** Why a cart must stand still, or null: somebody has got on or off it in this player turn (pbem:14z). */
export function whyBoarded({ id, boarded = [] }: Cart): Refusal | null {
  const [first] = boarded;
  return first === undefined ? null : illegal('pbem:14z', `${first} has got on or off ${id} in this turn`, id);
}

/** How a draft animal goes from hexes to hexes; null: neither a step forward nor a pivot forward (pbem:14h, 14i). */
function gaitOf(
  position: Position,
  cart: Cart,
  [head = '', rear]: readonly HexName[],
  to: readonly HexName[],
): 'forward' | 'pivot' | null {
  if (rear === undefined) return gaitOfOx(position, head, cart.hexes[0], to[0] ?? '');
  if (to[1] === head) return 'forward';
  return to[1] === rear ? 'pivot' : null;
}

/**
 * Why a cart cannot come into a hex beside it, or null: bodies and debris lie there (pbem:14u), a unit stands there, or
 * the hexside is too narrow for anything as large (pbem:14s). `movers` go with the cart and do not count.
 */
export function whyObstructed(
  position: Position,
  cart: Cart,
  to: HexName,
  movers: readonly string[],
  from: HexName = cart.hexes[0],
): Refusal | null {
  if (firesIn(position, to).length > 0) return illegal('pbem:20.1g', `${to} is on fire`, to);
  const others = unitsIn(position, to).filter(({ id }) => !movers.includes(id));
  const live = others.find(isLive);
  if (live) return illegal('pbem:14u', `${live.id} is in the way of ${cart.id} in ${to}`, to);
  const going = unitsIn(position, to).filter(({ id }) => movers.includes(id));
  const own = going.reduce((sum, unit) => sum + equivalentsOf(unit), 0);
  if (hindranceIn(position, to, null) - own >= OBSTRUCTED_FROM) {
    return illegal('pbem:14u', `too much lies in ${to} for ${cart.id}`, to);
  }
  return whyNoPassage(position, cart, hexOf(position, from), hexOf(position, to));
}

function whyNoPassage(position: Position, cart: Cart, from: FieldHex, to: FieldHex): Refusal | null {
  const crossing = crossingPrice(position, { kind: 'horse', name: cart.id }, from, to);
  return crossing.ok ? null : { ...crossing.refusal, rule: 'pbem:14s' };
}

/** The cart follows its draft animal after the animal's step, with everybody who is on it (pbem:14i). */
export function follow(course: Course<PbemEvent>, { cart, hexes }: Pull, by: Unit, mp: number): void {
  if (!hexes) return;
  const under = beneath(course.position, cart, hexes);
  course.emit({ type: 'CartDrawn', data: { cart: cart.id, unit: by.id, hexes, mp, under, rule: 'pbem:14i' } });
  takeAlong(course, cart);
}

/** Everybody on a cart that has gone has gone with it (pbem:11.43, 12.1c). */
export function takeAlong(course: Course<PbemEvent>, { id }: Cart): void {
  const cart = course.position.carts?.find((one) => one.id === id);
  for (const unit of cart ? passengersOf(course.position, cart) : []) {
    goAlong(course, unit.id);
  }
}

/**
 * Bodies and items that lie under a cart in these hexes: those that lay under it there before, and those in the hexes
 * that it enters.
 */
export function beneath(position: Position, cart: Cart, hexes: Cart['hexes']): readonly string[] {
  return hexes.flatMap((hex) => {
    const there = [
      ...unitsIn(position, hex).filter((unit) => !isLive(unit)),
      ...(position.items ?? []).filter((item) => item.hex === hex),
    ].map(({ id }) => id);
    return cart.hexes.includes(hex) ? there.filter((id) => cart.under?.includes(id)) : there;
  });
}

/**
 * Why a draft animal or its rider may not retreat from hexes to hexes, or null. A retreat cannot move the cart
 * (pbem:14k), and the animal cannot go backward as always (14i), so it can only pivot before the cart.
 */
export function whyPullsCart(
  position: Position,
  unit: Unit,
  from: readonly HexName[],
  to: readonly HexName[],
): Refusal | null {
  const cart = position.carts && cartDrawnBy(position, unit);
  if (!cart) return null;
  const where = to.join('-');
  const gait = gaitOf(position, cart, from, to);
  if (gait === null) {
    return illegal('pbem:14i', `what draws ${cart.id} does not go backward, to ${where}`, unit.id);
  }
  if (gait === 'pivot' && isBeforeCart(position, cart.hexes, to.at(-1) ?? '')) return null;
  return illegal('pbem:14k', `${where} would draw ${cart.id} along`, unit.id);
}
