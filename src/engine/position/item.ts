import type { HexName } from '../board/field.js';
import type { ItemId, UnitId } from './unit.js';

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
  /** A lantern that does not burn (pbem:18.5a); else absent. */
  readonly unlit?: true;
}
