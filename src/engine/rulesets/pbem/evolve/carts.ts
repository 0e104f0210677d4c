import { replaceUnits, turnWith, withoutFires, withoutTally } from '../../../position/change.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { standing } from '../../../position/unit.js';
import type { CartsEvent } from '../core/events/carts.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import { acted, IllegalEvent, liveUnitOf, unitOf, type Appliers } from './applier.js';
import { shortened } from './movement.js';

/** Carts (pbem:14). */
export const CARTS_APPLIERS: Appliers<CartsEvent> = {
  CartDrawn: (position, event) => rolled(position, event, event.data),
  CartPushed: push,
  CartBoarded: (position, event) => {
    const cart = cartOf(position, event, event.data.cart);
    const boarded = cart.boarded ?? [];
    const { unit } = event.data;
    return withCart(position, boarded.includes(unit) ? cart : { ...cart, boarded: [...boarded, unit] });
  },
  CartHitched: (position, event) => {
    const cart = cartOf(position, event, event.data.cart);
    if (cart.draft !== undefined) throw new IllegalEvent(event, `${cart.draft} is hitched to ${cart.id}`);
    unitOf(position, event, event.data.draft);
    return withCart(position, { ...cart, draft: event.data.draft });
  },
  CartUnhitched: (position, event) => {
    const { draft, ...cart } = cartOf(position, event, event.data.cart);
    if (draft !== event.data.draft) throw new IllegalEvent(event, `${event.data.draft} is not hitched to ${cart.id}`);
    return withCart(position, cart);
  },
  ItemLoaded: load,
  ItemUnloaded: unload,
  BurdenLoaded: shift,
  BurdenUnloaded: shift,
  CartDestroyed: destroy,
};

function cartOf(position: Position, event: PbemEvent, id: string): Cart {
  const cart = position.carts?.find((one) => one.id === id);
  if (!cart) throw new IllegalEvent(event, `there is no cart ${id}`);
  return cart;
}

function withCart(position: Position, cart: Cart): Position {
  return { ...position, carts: (position.carts ?? []).map((one) => (one.id === cart.id ? cart : one)) };
}

/**
 * The cart is in another place; everybody and everything on it keeps its place on it. Things that lay beneath it stay.
 */
function rolled(
  position: Position,
  event: PbemEvent,
  to: Pick<PbemEventOf<'CartDrawn'>['data'], 'cart' | 'hexes' | 'mp' | 'under'>,
): Position {
  const before = cartOf(position, event, to.cart);
  const place = new Map(before.hexes.map((hex, index) => [hex, to.hexes[index] ?? hex]));
  const isBeneath = (name: string): boolean => before.under?.includes(name) ?? false;
  const passengers = Object.values(position.units).filter(
    ({ id, rider, hexes }) => rider === null && hexes.some((hex) => place.has(hex)) && !isBeneath(id),
  );
  const riders = passengers.map((unit) =>
    standing(
      unit,
      unit.hexes.map((hex) => place.get(hex) ?? hex),
    ),
  );
  const goods = new Set(position.items?.filter(({ id, hex }) => place.has(hex ?? '') && !isBeneath(id)));
  const items = position.items?.map((item) =>
    goods.has(item) ? { ...item, hex: place.get(item.hex ?? '') ?? item.hex } : item,
  );
  const gone: Cart = {
    ...leavingBehind(before),
    hexes: to.hexes,
    mpSpent: (before.mpSpent ?? 0) + to.mp,
    ...(to.under.length === 0 ? {} : { under: to.under }),
  };
  const moved = replaceUnits(position, riders);
  return withCart(goods.size > 0 && items ? { ...moved, items } : moved, gone);
}

/** Things that lay beneath a cart do not go with it. */
function leavingBehind({ under: _under, ...cart }: Cart): Cart {
  return cart;
}

function push(position: Position, event: PbemEventOf<'CartPushed'>): Position {
  const { cart, units, steps, mp, spent, under } = event.data;
  const last = steps.at(-1);
  if (!last) throw new IllegalEvent(event, `${cart} goes nowhere`);
  const after = rolled(position, event, { cart, hexes: last.hexes, mp, under });
  const crew = units.map((id, index) => {
    const unit = liveUnitOf(after, event, id);
    const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + (spent[index] ?? 0) };
    return { ...standing(unit, [last.crew[index] ?? '']), acts };
  });
  return shortened(replaceUnits(after, crew), units[0] ?? '', steps.length);
}

function load(position: Position, event: PbemEventOf<'ItemLoaded'>): Position {
  const { unit: id, item: name, hex, mp } = event.data;
  const { acts } = unitOf(position, event, id);
  if (!position.items?.some((item) => item.id === name && item.carrier === id)) {
    throw new IllegalEvent(event, `${id} does not carry ${name}`);
  }
  const items = position.items.map((item) => (item.id === name ? { ...item, hex, carrier: null } : item));
  const paid = acted({ ...position, items }, event, id, { mpSpent: acts.mpSpent + mp });
  return { ...paid, turn: turnWith(paid.turn, { mover: id }) };
}

function unload(position: Position, event: PbemEventOf<'ItemUnloaded'>): Position {
  const { unit: id, item: name, mp } = event.data;
  const { acts } = unitOf(position, event, id);
  if (!position.items?.some((item) => item.id === name && item.carrier === null)) {
    throw new IllegalEvent(event, `${name} does not lie on the map`);
  }
  const items = position.items.map((item) => (item.id === name ? { ...item, hex: null, carrier: id } : item));
  const paid = acted({ ...position, items }, event, id, { mpSpent: acts.mpSpent + mp });
  return { ...paid, turn: turnWith(paid.turn, { mover: id }) };
}

function shift(position: Position, event: PbemEventOf<'BurdenLoaded'> | PbemEventOf<'BurdenUnloaded'>): Position {
  const { units, burden, hexes, mp } = event.data;
  const [first = '', middle = '', last = ''] = hexes;
  const bearers = units.map((id, index) => {
    const unit = liveUnitOf(position, event, id);
    const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp };
    return { ...standing(unit, [index === 0 ? first : last]), acts };
  });
  return replaceUnits(position, [...bearers, standing(unitOf(position, event, burden), [middle])]);
}

/** If there are no carts, there is no list, so that the position is the same as if there had never been one. */
function destroy(position: Position, event: PbemEventOf<'CartDestroyed'>): Position {
  const { cart: id, hexes, debris } = event.data;
  const cart = cartOf(position, event, id);
  const { carts = [], ...rest } = withoutFires(withoutTally(position, id), id);
  const left = carts.filter((one) => one !== cart);
  const things = [...rest.things, { id: debris, kind: 'debris' as const, hexes }];
  return left.length === 0 ? { ...rest, things } : { ...rest, things, carts: left };
}
