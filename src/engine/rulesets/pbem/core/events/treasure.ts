import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/**
 * The places of the hidden treasures have been drawn (pbem:18.4c). No player may know them, so nobody is shown the
 * places.
 */
export type TreasuresPlaced = EventOf<
  'TreasuresPlaced',
  {
    readonly places: readonly { readonly item: ItemId; readonly hex: HexName; readonly dice: readonly RolledDie[] }[];
    readonly rule: string;
  }
>;

/**
 * A character has searched his hex (pbem:18.4d). Nobody is shown the die of a search in vain: a low one would tell that
 * nothing is hidden there.
 */
export type HexSearched = EventOf<
  'HexSearched',
  {
    readonly unit: UnitId;
    readonly hex: HexName;
    /** Null: the viewer may not see it. */
    readonly die: RolledDie | null;
    /** Treasures that lie in the hex for everybody from now on. */
    readonly found: readonly ItemId[];
    readonly rule: string;
  }
>;

/** Hidden treasure (pbem:18.4). */
export type TreasureEvent = TreasuresPlaced | HexSearched;
