import type { HexName } from '../board/field.js';
import type { ItemKind } from '../position/things.js';

/* Things and animals as games leave them for the next scenario. */

/** An item: it lies in a hex, somebody carries it, or without both it is gone. */
export interface ItemLeft {
  readonly kind: ItemKind;
  readonly hex: HexName | null;
  readonly carrier: string | null;
  /** A torch in a holder (pbem:21.32c); else absent. */
  readonly fixed?: true;
  /** A lantern that does not burn (pbem:18.5a); else absent. */
  readonly unlit?: true;
}

/** A live animal after a detailed day (pbem:2.82c). */
export interface AnimalLeft<Side extends string> {
  /** Head first; none: it has left the map. */
  readonly hexes: readonly HexName[];
  /** The fighter who rides it, or has left the map on it; absent: none. */
  readonly rider?: string;
  /** The cart to which it is hitched; absent: none. */
  readonly cart?: string;
  /** The side that may draw it back: that of its leader, else its own; absent: none. */
  readonly side?: Side;
}

/** Points that an engine has lost on the map: to the enemy, by its own use, and of its battering points offboard. */
export interface Strain {
  readonly damage: number;
  readonly wear: number;
  /** Of a ram that batters by the offboard method (pbem:19.3i); absent: none. */
  readonly offboard?: number;
}

/** A screen that is used to fill a moat hex, and the day of the work that comes next (pbem:19.52). */
export interface Sapping {
  readonly screen: string;
  readonly day: 'first' | 'second';
}
