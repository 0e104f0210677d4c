import type { ItemId, UnitId } from '../../../../position/unit.js';

/** Pick up an item that lies in the character's hex (pbem:12.5b). */
export interface PickUp {
  readonly type: 'PickUp';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** Put down an item that the character carries (pbem:12.5h). */
export interface Drop {
  readonly type: 'Drop';
  readonly unit: UnitId;
  readonly item: ItemId;
}
