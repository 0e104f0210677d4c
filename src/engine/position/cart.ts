import type { HexName } from '../board/field.js';
import type { UnitId } from './unit.js';

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
