import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { Modifier } from '../../../../game/ruleset.js';
import type { FireCause } from '../../../../position/burns.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';
import type { WeaponLine } from '../fire/missile-tables.js';
import type { InPlaceOfAttack } from './in-place-of-attack.js';

/** The object of the task of kindling: the thing in a hex that is set on fire, and the torch or barrel that helps. */
export interface KindleAbout {
  readonly hex: HexName;
  readonly what: string;
  readonly aid?: ItemId;
}

/** The die that decides whether a thing catches fire (pbem:26.52); `FireBrokeOut` follows if it does. */
export type KindlingTried = EventOf<
  'KindlingTried',
  {
    readonly unit: UnitId;
    readonly hex: HexName;
    readonly what: string;
    readonly modifiers: readonly Modifier[];
    readonly die: RolledDie;
    /** The die with the modifiers; 3 or less sets it on fire. */
    readonly final: number;
    readonly success: boolean;
    readonly rule: string;
  }
>;
/** One try to put out the fire in a hex (pbem:26.53). */
export type DousingTried = EventOf<
  'DousingTried',
  {
    readonly unit: UnitId;
    readonly hex: HexName;
    readonly die: RolledDie;
    readonly success: boolean;
    readonly rule: string;
  }
>;
/** The die for a hex beside a fire at the start of a GT (pbem:26.51). */
export type SpreadingTested = EventOf<
  'SpreadingTested',
  {
    readonly hex: HexName;
    /** The fire beside it. */
    readonly fire: string;
    readonly die: RolledDie;
    readonly success: boolean;
    readonly rule: string;
  }
>;
/** Something burns from now on, in these hexes: one hex, with its other location if the thing stands on both. */
export type FireBrokeOut = EventOf<
  'FireBrokeOut',
  {
    readonly fire: string;
    readonly hexes: readonly HexName[];
    readonly what: string;
    readonly cause: FireCause;
    /** The first GT in which it burns throughout, if it was already burning in another hex. */
    readonly whole?: number;
    readonly rule: string;
  }
>;
/** Fires are out: doused, burnt out, or over at the end of the day. */
export type FiresWentOut = EventOf<
  'FiresWentOut',
  {
    readonly fires: readonly string[];
    /** Points of resistance that each battered thing loses by the fire (pbem:20.1m); absent: none. */
    readonly losses?: readonly { readonly what: string; readonly points: number }[];
    readonly rule: string;
  }
>;
/** A flaming arrow was shot, and its die for the hit (pbem:26.52a). */
export type FlamingArrowShot = EventOf<
  'FlamingArrowShot',
  {
    readonly unit: UnitId;
    readonly hex: HexName;
    readonly what: string;
    readonly from: HexName;
    readonly weapon: WeaponLine;
    readonly range: number;
    readonly die: RolledDie;
    readonly hit: boolean;
    readonly missilesLeft: number | null;
    readonly rule: string;
  }
>;
/** A flaming bolt was shot with a ballista, and its die for the hit (pbem:20.3c, 26.52a). */
export type FlamingBoltShot = EventOf<
  'FlamingBoltShot',
  {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly hex: HexName;
    readonly what: string;
    readonly from: HexName;
    readonly weapon: WeaponLine;
    readonly range: number;
    readonly die: RolledDie;
    readonly hit: boolean;
    readonly rule: string;
  }
>;
/** A barrel of oil was thrown, in place of an attack, and is gone (pbem:20.2c, 20.2i). */
export type OilThrown = EventOf<
  'OilThrown',
  {
    readonly unit: UnitId;
    readonly item: ItemId;
    readonly hex: HexName;
    /** The barrel was thrown from an elevated position (pbem:20.2d). */
    readonly fromAbove: boolean;
    readonly rule: string;
  } & InPlaceOfAttack
>;
/** The die of burning oil against a unit (pbem:20.2d, 20.2g), or of anything else that is poured on it. */
export type HotLiquidStruck = EventOf<
  'HotLiquidStruck',
  {
    readonly unit: UnitId;
    readonly by: UnitId;
    readonly odds: string;
    readonly table: string;
    readonly die: RolledDie;
    readonly result: string;
    readonly rule: string;
  }
>;

/** Fire (pbem:20). */
export type BurningEvent =
  | KindlingTried
  | DousingTried
  | SpreadingTested
  | FireBrokeOut
  | FiresWentOut
  | FlamingArrowShot
  | FlamingBoltShot
  | OilThrown
  | HotLiquidStruck;
