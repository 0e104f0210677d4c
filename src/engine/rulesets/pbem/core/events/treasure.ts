import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/**
 * It has been drawn where the hidden treasures lie (pbem:18.4c). No player may know it, so nobody is shown the places.
 */
export type TreasuresPlaced = EventOf<
  'TreasuresPlaced',
  {
    readonly places: readonly { readonly item: ItemId; readonly hex: HexName; readonly dice: readonly RolledDie[] }[];
    readonly rule: string;
  }
>;

/**
 * A character has searched his hex (pbem:18.4d). Of a search in vain nobody is shown the die: a low one would tell that
 * nothing is hidden there.
 */
export type HexSearched = EventOf<
  'HexSearched',
  {
    readonly unit: UnitId;
    readonly hex: HexName;
    /** Null: not to be seen. */
    readonly die: RolledDie | null;
    /** Treasures that lie in the hex for everybody from now on. */
    readonly found: readonly ItemId[];
    readonly rule: string;
  }
>;

/** Hidden treasure (pbem:18.4). */
export type TreasureEvent = TreasuresPlaced | HexSearched;
