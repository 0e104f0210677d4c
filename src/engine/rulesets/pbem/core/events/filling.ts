import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, SideId } from '../../../../position/unit.js';

/**
 * A side declares which screen it uses to fill a moat hex, and in secret which hex (pbem:19.52a). `late`: the first
 * player turn of the side in this day is over, so the day does not count.
 */
export type FillingDeclared = EventOf<
  'FillingDeclared',
  {
    readonly side: SideId;
    readonly screen: ItemId;
    /** The moat hex; null for the other sides. */
    readonly hex: HexName | null;
    readonly late?: true;
    readonly rule: string;
  }
>;
/**
 * The screen stands in `at` and is manned at the end of the first player turn of its side: the day counts
 * (pbem:19.52c).
 */
export type FillingDayCounted = EventOf<
  'FillingDayCounted',
  { readonly screen: ItemId; readonly at: HexName; readonly rule: string }
>;
/**
 * A member of a crew of four is missing, or has been replaced, or one player turn less is left to replace it
 * (pbem:19.52d).
 */
export type FillingCrewChanged = EventOf<
  'FillingCrewChanged',
  { readonly screen: ItemId; readonly missing: readonly number[]; readonly rule: string }
>;
/** The work of this day is ineffective; the same day is repeated (pbem:19.52d, 19.52i). */
export type FillingDayLost = EventOf<
  'FillingDayLost',
  { readonly screen: ItemId; readonly because: string; readonly rule: string }
>;
/** The screen is destroyed, or has left the moat: the work must be declared anew (pbem:19.52j). */
export type FillingAbandoned = EventOf<
  'FillingAbandoned',
  { readonly screen: ItemId; readonly because: string; readonly rule: string }
>;
/** On the evening of the first day that counts the screen is put into the moat (pbem:19.52g). */
export type ScreenAdvanced = EventOf<
  'ScreenAdvanced',
  { readonly screen: ItemId; readonly hex: HexName; readonly rule: string }
>;
/**
 * On the evening of the second day that counts the moat is filled and the screen is removed; under a drawbridge a die
 * decides (pbem:19.52h).
 */
export type MoatWorked = EventOf<
  'MoatWorked',
  {
    readonly screen: ItemId;
    readonly hex: HexName;
    readonly die?: RolledDie;
    readonly filled: boolean;
    readonly rule: string;
  }
>;

/** The filling of moats (pbem:19.52). */
export type FillingEvent =
  | FillingDeclared
  | FillingDayCounted
  | FillingCrewChanged
  | FillingDayLost
  | FillingAbandoned
  | ScreenAdvanced
  | MoatWorked;
