import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Cart, Item, ItemKind } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type ItemId, type Unit } from '../../../position/unit.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import { burdenOf, payForLoad } from '../12-equipment/load.js';
import { isInMelee } from '../core/melee/melee.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import type { OrderRule } from '../core/order-rule.js';
import type { LoadItem, UnloadItem } from '../core/orders/cart-orders.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { aboard, cartAt, goodsIn, isBeneathCart } from '../core/carts/carts.js';

/** Cost of loading an item, and of unloading it, in MP, besides the cost of carrying it (pbem:14ad). */
const LOAD_MP = 3;
/** Kinds of items that carts carry; a treasure counts as a chest (pbem:14ab, 18.4b). */
const GOODS: readonly ItemKind[] = ['barrel', 'chest', 'treasure'];
/** Most items in each hex of a cart (pbem:14ab). */
const GOODS_MAX = 4;

/**
 * A carrier puts his barrel or chest into a hex of a cart beside him (pbem:14ad); the cart may have moved in this turn
 * (14z).
 */
export const LOAD_ITEM: OrderRule<LoadItem> = {
  when: { steps: ['movement'] },
  rule: 'pbem:14ad',
  near: true,
  possible: ({ carts, items }) => carts !== undefined && items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item, to }) {
    const { position } = course;
    const unit = unitNamed(position, id);
    const refusal = whyNotHandle(position, unit) ?? whyNotLoad(position, unit, item, to);
    if (refusal) return refusal;
    payForLoad(course, id);
    const cart = cartAt(course.position, to)?.id ?? '';
    course.emit({ type: 'ItemLoaded', data: { unit: id, item, cart, hex: to, mp: LOAD_MP, rule: 'pbem:14ad' } });
    return null;
  },
  list(position, _side, unit) {
    if (position.carts === undefined || position.items === undefined || whyNotHandle(position, unit)) return [];
    const hexes = position.carts.flatMap((cart) => [...cart.hexes]);
    return itemsOf(position, unit.id).flatMap(({ id }) =>
      hexes.flatMap((to): readonly LegalOrder<LoadItem>[] =>
        whyNotLoad(position, unit, id, to)
          ? []
          : [
              {
                order: { type: 'LoadItem', unit: unit.id, item: id, to },
                mp: LOAD_MP,
                summary: `load ${id} onto ${to}`,
              },
            ],
      ),
    );
  },
};

/** A character takes a barrel or chest from a hex of a cart beside him, at the same cost (ruling of pbem:14ad). */
export const UNLOAD_ITEM: OrderRule<UnloadItem> = {
  when: { steps: ['movement'] },
  rule: 'pbem:14ad',
  near: true,
  possible: ({ carts, items }) => carts !== undefined && items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item: name }) {
    const { position } = course;
    const unit = unitNamed(position, id);
    const item = itemOf(position, name);
    const cart = item && cartOfGoods(position, item);
    if (!item || !cart) return illegal('pbem:14ad', `${name} does not lie on a cart`, name);
    const refusal = whyNotHandle(position, unit) ?? whyNotUnload(position, unit, item);
    if (refusal) return refusal;
    course.emit({
      type: 'ItemUnloaded',
      data: { unit: id, item: name, cart: cart.id, mp: LOAD_MP, rule: 'pbem:14ad' },
    });
    return null;
  },
  list(position, _side, unit) {
    if (position.carts === undefined || position.items === undefined || whyNotHandle(position, unit)) return [];
    return position.items.flatMap((item): readonly LegalOrder<UnloadItem>[] =>
      !cartOfGoods(position, item) || whyNotUnload(position, unit, item)
        ? []
        : [{ order: { type: 'UnloadItem', unit: unit.id, item: item.id }, mp: LOAD_MP, summary: `unload ${item.id}` }],
    );
  },
};

/** Why a cart does not carry a kind of item, or a hex of it takes no more items; or null (pbem:14ab, 14ac). */
export function whyNoGoods(position: Position, cart: Cart, hex: HexName, { id, kind }: Item): Refusal | null {
  if (!GOODS.includes(kind)) return illegal('pbem:14ab', `${id} is neither barrel nor chest`, id);
  const [man] = aboard(position, cart, hex);
  if (man) return illegal('pbem:14ac', `${man.id} is in ${hex} on ${cart.id}`, hex);
  if (goodsIn(position, cart, hex).filter((one) => one.id !== id).length < GOODS_MAX) return null;
  return illegal('pbem:14ab', `${hex} on ${cart.id} holds ${GOODS_MAX} already`, hex);
}

/** The cart on which an item lies, if there is one. */
function cartOfGoods(position: Position, { id, hex }: Item): Cart | undefined {
  return hex === null || isBeneathCart(position, id, hex) ? undefined : cartAt(position, hex);
}

function whyNotHandle(position: Position, unit: Unit): Refusal | null {
  if (isMounted(unit)) return illegal('pbem:12.5a', `${unit.id} is mounted and loads nothing`, unit.id);
  if (isInMelee(position, unit.id)) {
    return illegal('pbem:12.5g', `${unit.id} is in melee and loads nothing`, unit.id);
  }
  return whyImmobile(position, unit);
}

function whyNotLoad(position: Position, unit: Unit, name: ItemId, to: HexName): Refusal | null {
  const item = itemOf(position, name);
  if (item?.carrier !== unit.id) return illegal('pbem:14ad', `${unit.id} carries no ${name}`, name);
  const cart = cartAt(position, to);
  if (!cart) return illegal('pbem:14ad', `no cart stands in ${to}`, to);
  return whyNotReach(position, unit, to) ?? whyNoGoods(position, cart, to, item) ?? whyNoMp(position, unit);
}

function whyNotUnload(position: Position, unit: Unit, item: Item): Refusal | null {
  const burden = burdenOf(position, unit);
  if (burden) return illegal('pbem:12.5c', `${unit.id} carries ${burden.id}`, unit.id);
  return whyNotReach(position, unit, item.hex ?? '') ?? whyNoMp(position, unit);
}

/**
 * Why a unit cannot reach a hex of a cart, or null: it must be in a hex ADJACENT to it, which may be the other hex of
 * the same cart (pbem:14ad).
 */
function whyNotReach(position: Position, unit: Unit, hex: HexName): Refusal | null {
  const [at = ''] = unit.hexes;
  if (at !== hex && ADJACENT(position, unit, at, hex)) return null;
  return illegal('pbem:14ad', `${unit.id} in ${at} is not beside ${hex}`, hex);
}

function whyNoMp(position: Position, unit: Unit): Refusal | null {
  const left = mpLeft(position, unit);
  if (left >= LOAD_MP) return null;
  return illegal('pbem:14ad', `that takes ${unit.id} ${LOAD_MP} MP, ${left} are left`, unit.id);
}

function unitNamed(position: Position, id: string): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
