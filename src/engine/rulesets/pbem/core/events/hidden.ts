import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/** A unit and the hexes in which it is hidden, head first. */
export interface HidingPlace {
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * A side has set up its units hidden (pbem:22.8a). Only the side may know which units, and where; the others see none
 * listed.
 */
export type UnitsHidden = EventOf<
  'UnitsHidden',
  { readonly side: SideId; readonly places: readonly HidingPlace[]; readonly rule: string }
>;

/**
 * From now on a hidden unit is on the map for everybody, and its horse with it: it was discovered, or it acted
 * (pbem:22.8c to 22.8f).
 */
export type UnitRevealed = EventOf<
  'UnitRevealed',
  {
    readonly unit: UnitId;
    readonly hexes: readonly HexName[];
    /** The enemy that has discovered it; absent: it has shown itself. */
    readonly by?: UnitId;
    readonly rule: string;
  }
>;

/** Units were shot at or attacked out of hiding, in this player turn (pbem:6.6, 9.7a). */
export type UnitsAmbushed = EventOf<
  'UnitsAmbushed',
  { readonly units: readonly UnitId[]; readonly attackers: readonly UnitId[]; readonly rule: string }
>;

/**
 * The rest of a move is not gone, because a unit that it discovered bars the way or because its owner breaks it off
 * (pbem:22.8g).
 */
export type MoveBrokenOff = EventOf<'MoveBrokenOff', { readonly unit: UnitId; readonly rule: string }>;

/** Hidden units and ambush (pbem:22.8, 6.6, 9.7). */
export type HiddenEvent = UnitsHidden | UnitRevealed | UnitsAmbushed | MoveBrokenOff;
