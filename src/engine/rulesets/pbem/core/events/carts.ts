import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { CartId } from '../../../../position/cart.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

type CartHexes = readonly [front: HexName, rear: HexName];

/**
 * A cart, with everybody and everything on it, has followed its draft animal by one hex (pbem:14i). `unit` leads, rides
 * or drives.
 */
export type CartDrawn = EventOf<
  'CartDrawn',
  {
    readonly cart: CartId;
    readonly unit: UnitId;
    readonly hexes: CartHexes;
    readonly mp: number;
    /** The bodies and items that lie beneath it there. */
    readonly under: readonly string[];
    readonly rule: string;
  }
>;

/**
 * One step of a cart that is pushed (pbem:14n): its hexes after it, those of its pushers in their order, and its cost
 * in MP.
 */
export interface PushStep {
  readonly hexes: CartHexes;
  readonly crew: readonly HexName[];
  readonly mp: number;
}

export type CartPushed = EventOf<
  'CartPushed',
  {
    readonly cart: CartId;
    /** The units that push it. */
    readonly units: readonly UnitId[];
    readonly steps: readonly PushStep[];
    /** MP of the cart. */
    readonly mp: number;
    /** MP that each pusher spends: all that he had (pbem:14p). */
    readonly spent: readonly number[];
    readonly under: readonly string[];
    readonly rule: string;
  }
>;

/**
 * A character has got on or off a cart by his own movement. The cart stands for the rest of this player turn
 * (pbem:14z).
 */
export type CartBoarded = EventOf<
  'CartBoarded',
  { readonly unit: UnitId; readonly cart: CartId; readonly on: boolean; readonly rule: string }
>;

/** An animal was hitched to a cart, or unhitched from it, by a unit that worked at it (pbem:14b). */
export type CartHitched = EventOf<
  'CartHitched',
  { readonly unit: UnitId; readonly cart: CartId; readonly draft: UnitId; readonly rule: string }
>;
export type CartUnhitched = EventOf<
  'CartUnhitched',
  { readonly unit: UnitId; readonly cart: CartId; readonly draft: UnitId; readonly rule: string }
>;

/** A character has put an item that he carried on a cart, or taken one from it, for so many MP (pbem:14ad). */
export type ItemLoaded = EventOf<
  'ItemLoaded',
  {
    readonly unit: UnitId;
    readonly item: ItemId;
    readonly cart: CartId;
    readonly hex: HexName;
    readonly mp: number;
    readonly rule: string;
  }
>;
export type ItemUnloaded = EventOf<
  'ItemUnloaded',
  { readonly unit: UnitId; readonly item: ItemId; readonly cart: CartId; readonly mp: number; readonly rule: string }
>;

/** Two bearers have laid a unit on a cart, or lifted it from the cart (pbem:12.23c). */
interface BurdenShifted {
  /** The two bearers. */
  readonly units: readonly UnitId[];
  readonly burden: UnitId;
  readonly cart: CartId;
  /** Hexes of the first bearer, the burden and the second bearer after it. */
  readonly hexes: readonly HexName[];
  /** MP of each bearer. */
  readonly mp: number;
  readonly rule: string;
}
export type BurdenLoaded = EventOf<'BurdenLoaded', BurdenShifted>;
export type BurdenUnloaded = EventOf<'BurdenUnloaded', BurdenShifted>;

/** Nothing is left of a cart except debris of that name in its hexes (pbem:14x). */
export type CartDestroyed = EventOf<
  'CartDestroyed',
  { readonly cart: CartId; readonly hexes: CartHexes; readonly debris: string; readonly rule: string }
>;

/** Carts (pbem:14). */
export type CartsEvent =
  | CartDrawn
  | CartPushed
  | CartBoarded
  | CartHitched
  | CartUnhitched
  | ItemLoaded
  | ItemUnloaded
  | BurdenLoaded
  | BurdenUnloaded
  | CartDestroyed;
