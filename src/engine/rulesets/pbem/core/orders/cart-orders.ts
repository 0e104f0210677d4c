import type { HexName } from '../../../../board/field.js';
import type { CartId } from '../../../../position/cart.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/** Declare the task of hitching an animal to a cart; for a string, its last animal (pbem:14b). */
export interface Hitch {
  readonly type: 'Hitch';
  readonly unit: UnitId;
  readonly animal: UnitId;
  readonly cart: CartId;
}

/** Declare the task of unhitching an animal (pbem:14b). */
export interface Unhitch {
  readonly type: 'Unhitch';
  readonly unit: UnitId;
  readonly animal: UnitId;
  readonly cart: CartId;
}

/**
 * A character in the front hex of a cart, or the rider of its draft horse, makes the cart go (pbem:14d). Each step
 * names the hexes that the animal (in a string the first one) holds after it, head first; they determine its gait, and
 * the cart follows.
 */
export interface Drive {
  readonly type: 'Drive';
  readonly unit: UnitId;
  readonly path: readonly (readonly HexName[])[];
}

/**
 * Characters on foot push a cart (pbem:14m): its front and rear hex after each step. Each pusher keeps his place beside
 * it.
 */
export interface Push {
  readonly type: 'Push';
  readonly units: readonly UnitId[];
  readonly cart: CartId;
  readonly path: readonly (readonly HexName[])[];
}

/** Put a carried item into a hex of a cart (pbem:14ad). */
export interface LoadItem {
  readonly type: 'LoadItem';
  readonly unit: UnitId;
  readonly item: ItemId;
  readonly to: HexName;
}

/** Take something from a cart (ruling of pbem:14ad). */
export interface UnloadItem {
  readonly type: 'UnloadItem';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** Two bearers lay the unit that they carry into a hex of a cart (pbem:12.23c). */
export interface LoadBurden {
  readonly type: 'LoadBurden';
  readonly bearers: readonly UnitId[];
  readonly burden: UnitId;
  readonly to: HexName;
}

/** Two bearers lift a unit from a cart into the hex of one of them, who steps back (pbem:12.23c). */
export interface UnloadBurden {
  readonly type: 'UnloadBurden';
  readonly bearers: readonly UnitId[];
  readonly burden: UnitId;
  readonly to: HexName;
}

/** Orders about carts (pbem:14). */
export type CartOrder = Hitch | Unhitch | Drive | Push | LoadItem | UnloadItem | LoadBurden | UnloadBurden;

export const CART_ORDER_TYPES: readonly CartOrder['type'][] = [
  'Hitch',
  'Unhitch',
  'Drive',
  'Push',
  'LoadItem',
  'UnloadItem',
  'LoadBurden',
  'UnloadBurden',
];
