import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { Modifier } from '../../../../game/ruleset.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * The outcome of a die in the water. `climbs`: he may climb out; `fails`: he may not; `drifts`, `nears`, `leaves`: the
 * water takes him along, to the bank, away from it; `floats`; `drowns`; `wades`: he may go one hex; `stays`; `falls`:
 * off the stepping stones.
 */
export const WATER_OUTCOMES = [
  'climbs',
  'fails',
  'drifts',
  'nears',
  'leaves',
  'floats',
  'drowns',
  'wades',
  'stays',
  'falls',
] as const;
export type WaterOutcome = (typeof WATER_OUTCOMES)[number];

/** A die for a unit in the water or on stepping stones, on the table that `rule` names (pbem:26.4, 17.42e, 16.126c). */
export type WaterRolled = EventOf<
  'WaterRolled',
  {
    readonly unit: UnitId;
    readonly rule: string;
    readonly die: RolledDie;
    readonly modifiers: readonly Modifier[];
    /** The die with its modifiers. */
    readonly final: number;
    readonly outcome: WaterOutcome;
    /** Number of hexes that the water takes him. */
    readonly hexes?: number;
    /** MP that a helper adds to those of the climber (pbem:17.12b). */
    readonly helped?: number;
  }
>;
/**
 * The water has taken a swimmer through these hexes, one after the other, and leaves him in `to`; the dice chose
 * between possible ways.
 */
export type SwimmerDrifted = EventOf<
  'SwimmerDrifted',
  {
    readonly unit: UnitId;
    readonly way: readonly HexName[];
    readonly to: HexName;
    readonly dice: readonly RolledDie[];
    readonly rule: string;
  }
>;
/** A swimmer has drifted off the map and does not come back (pbem:17.2a). */
export type SwimmerLost = EventOf<'SwimmerLost', { readonly unit: UnitId; readonly rule: string }>;
/** He has climbed out beyond his MPA and cannot move in his next movement phase (pbem:17.12a). */
export type SwimmerWinded = EventOf<'SwimmerWinded', { readonly unit: UnitId; readonly rule: string }>;

/** In the water (pbem:17). */
export type WaterEvent = WaterRolled | SwimmerDrifted | SwimmerLost | SwimmerWinded;
