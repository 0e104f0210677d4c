import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';
import type { Cause, StepGone } from './facts.js';

export type ChargeDeclared = EventOf<'ChargeDeclared', { readonly unit: UnitId; readonly targets: readonly UnitId[] }>;
/** A part of a move. `entered`: hexes that the head entered (26.22c counts them). */
export type UnitMoved = EventOf<
  'UnitMoved',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly mp: number; readonly entered: number }
>;
/** A rider has jumped over a hex of trench (pbem:16.120b) and holds these hexes, head first. */
export type TrenchJumped = EventOf<
  'TrenchJumped',
  {
    readonly unit: UnitId;
    readonly hexes: readonly HexName[];
    readonly mp: number;
    readonly entered: number;
    readonly rule: string;
  }
>;
/** The unit cannot move any more in this movement step. */
export type MoveEnded = EventOf<'MoveEnded', { readonly unit: UnitId; readonly rule: string }>;
/** A rider begins to get off. This takes all his MP, and takes effect when the movement step closes (pbem:12.34a). */
export type DismountBegan = EventOf<
  'DismountBegan',
  {
    readonly unit: UnitId;
    readonly to: HexName;
    /** The half of a shut door hex into which he would get off (pbem:7.22a); else absent. */
    readonly half?: HexName;
    readonly mp: number;
    readonly rule: string;
  }
>;
/**
 * The movement step closes, and a rider cannot get off into the hex that he chose: he stays on his horse. `rule`: the
 * rule that prevents it.
 */
export type DismountFailed = EventOf<'DismountFailed', { readonly unit: UnitId; readonly rule: string }>;
/** A rider and his horse part: the hexes of each afterwards, and the cost for the rider (MP). */
export type RiderDismounted = EventOf<
  'RiderDismounted',
  {
    readonly unit: UnitId;
    readonly horse: UnitId;
    readonly to: HexName;
    /** The half of a shut door hex into which he got off (pbem:7.22a); else absent. */
    readonly half?: HexName;
    readonly horseHexes: readonly HexName[];
    readonly mp: number;
    readonly cause: Cause;
    readonly dice: readonly RolledDie[];
    /** The former rider may mount again though his class may not (pbem:12.31a); absent: his class decides. */
    readonly mayMount?: true;
  }
>;

/** A helper has given MP to somebody beside him (pbem:12.21a). */
export type MpGiven = EventOf<
  'MpGiven',
  {
    readonly unit: UnitId;
    readonly helped: UnitId;
    readonly mp: number;
    readonly rule: string;
    /**
     * Both are under way from now on, in one move (pbem:7.3e, 12.21b); absent in older records: neither is under way.
     */
    readonly joint?: true;
    /** MP that the helper has given so far, if he may give more (pbem:12.21a); else absent, and in older records. */
    readonly given?: number;
  }
>;
/** The rest of the MP that a helper gave is lost, and he cannot give more: the two have parted (pbem:12.21b). */
export type MpGiftLost = EventOf<
  'MpGiftLost',
  { readonly unit: UnitId; readonly helped: UnitId; readonly mp: number; readonly rule: string }
>;

/** Movement, help in it, and dismounting (pbem:7, 12.21, 12.34). */
export type MovementEvent =
  | ChargeDeclared
  | UnitMoved
  | TrenchJumped
  | MoveEnded
  | DismountBegan
  | DismountFailed
  | RiderDismounted
  | MpGiven
  | MpGiftLost;
