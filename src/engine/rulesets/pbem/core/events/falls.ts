import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/**
 * A unit, live or dead, has fallen into these hexes, head first, with the dice that chose them. The events of its
 * injuries follow.
 */
export type UnitFell = EventOf<
  'UnitFell',
  {
    readonly unit: UnitId;
    readonly hexes: readonly HexName[];
    readonly dice: readonly RolledDie[];
    readonly rule: string;
  }
>;
/** A unit has gone under and is gone from the map; a unit that was alive until then has drowned (pbem:17.1). */
export type UnitSank = EventOf<'UnitSank', { readonly unit: UnitId; readonly rule: string }>;
/** Items and debris that lay on the map no longer exist. */
export type ThingsDestroyed = EventOf<
  'ThingsDestroyed',
  {
    readonly items: readonly ItemId[];
    /** Ids of things. */
    readonly debris: readonly string[];
    readonly rule: string;
  }
>;

/** Falls and their consequences (pbem:7.21, 7.7, 18.1). */
export type FallsEvent = UnitFell | UnitSank | ThingsDestroyed;
