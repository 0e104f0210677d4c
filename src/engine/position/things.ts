import type { HexName } from '../board/field.js';
import type { ItemId, UnitId, SideId } from './unit.js';

/** Kinds of portable and minor equipment (pbem:2.2b, 2.4a); the use of each is the ruleset's matter. */
export const ITEM_KINDS = ['torch', 'chest', 'treasure', 'barrel', 'cauldron', 'lantern'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A thing that lies in a hex or is carried. It is no unit, holds no hex and hinders nobody (pbem:2.2b). */
export interface Item {
  readonly id: ItemId;
  readonly kind: ItemKind;
  /** Where it lies; null if it is carried. */
  readonly hex: HexName | null;
  /** The unit that carries the item; null if the item lies on the map. */
  readonly carrier: UnitId | null;
  /** A torch in a holder on a hexside of its hex (pbem:21.32c); else absent. */
  readonly fixed?: true;
  /** The half of a shut door hex in which it was fixed (pbem:16.16l); else absent. */
  readonly half?: HexName;
  /** A lantern that does not burn (pbem:18.5a); else absent. */
  readonly unlit?: true;
}

/** The name of a cart in a game; unique in it, units and items included. */
export type CartId = string;

/** A cart (pbem:14). A cart is no unit: its riders and its load are in its hexes and go where it goes. */
export interface Cart {
  readonly id: CartId;
  /** Its front hex, where the driver sits, and its rear hex (pbem:14a). */
  readonly hexes: readonly [front: HexName, rear: HexName];
  /** The animal that is hitched to it, live or dead, of a string the last; absent: none. */
  readonly draft?: UnitId;
  /** Bodies and items that lie beneath it, hence in its hexes and not on it; absent: none. */
  readonly under?: readonly string[];
  /** MP that it has been moved for in this player turn; absent: it has stood. */
  readonly mpSpent?: number;
  /** The characters who have got on or off the cart in this player turn (pbem:14z), each once; absent: nobody. */
  readonly boarded?: readonly UnitId[];
}

/** A treasure that nobody has found yet (pbem:18.4c). */
export interface Buried {
  /** Everybody knows that it lies in one of these hexes. */
  readonly among: readonly HexName[];
  /** The hex in which it lies, which no player may know; absent: it has not been drawn yet. */
  readonly hex?: HexName;
}

/** The things that set fire to others (pbem:26.51, 26.52); dousing asks whether it was an arrow (pbem:26.53). */
export const FIRE_CAUSES = ['kindling', 'oil', 'arrow', 'spread'] as const;
export type FireCause = (typeof FIRE_CAUSES)[number];

/** The name of a tent among what burns, since tents have no names of their own. */
export const TENT = 'tent';

/** The things that a fire consumes, what lit it, and when it was lit (pbem:20.1c, 20.1e). */
export interface Burns {
  /** `tent`, or the name of a cart or of equipment that has its first hex. */
  readonly what: string;
  readonly cause: FireCause;
  /**
   * The first GT in which the thing it consumes burnt throughout, if the thing caught fire from its own fire in another
   * of its hexes.
   */
  readonly whole?: number;
  readonly lit: { readonly gameTurn: number; readonly side: SideId; readonly step: string };
}

/** Whether a light burns. */
export type Burning = 'burning' | 'out';

/**
 * The sources of light besides items and fires, as a scenario lays them down (pbem:21.31a, 21.35c); absent where there
 * are none.
 */
export interface Lights {
  /** Campfires and fireplaces, by their hexes. */
  readonly campfires?: Readonly<Record<HexName, Burning>>;
  /** Rooms that have light, each by the first of its hexes in the order of the map. */
  readonly rooms?: Readonly<Record<HexName, Burning>>;
}
