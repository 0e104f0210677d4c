import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { BatteringMeans } from '../../../../position/tally.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/**
 * A blow of battering (pbem:19.2n): the units and engines that struck it, their strength, and the points of the target
 * before and after it, on the scale of the means. The events of a collapse follow.
 */
export type TargetBattered = EventOf<
  'TargetBattered',
  {
    readonly what: string;
    readonly means: BatteringMeans;
    readonly units: readonly UnitId[];
    readonly engines?: readonly ItemId[];
    readonly strength: number;
    readonly dice: readonly RolledDie[];
    readonly damage: number;
    readonly before: number;
    readonly after: number;
    readonly rule: string;
  }
>;

/** Debris lies in these hexes from now on (pbem:16.122a, 18.0c). */
export type DebrisLeft = EventOf<
  'DebrisLeft',
  { readonly debris: string; readonly hexes: readonly HexName[]; readonly rule: string }
>;

/** An engine is worn by its own use (pbem:19.2r): points of battering strength offboard, of damage onboard. */
export type EngineWorn = EventOf<
  'EngineWorn',
  {
    readonly equipment: ItemId;
    readonly method: 'offboard' | 'onboard';
    readonly points: number;
    readonly dice: readonly RolledDie[];
    readonly rule: string;
  }
>;

/** A turn of aiming an engine is done; `turns` at this target (pbem:19.42d). */
export type EngineAimed = EventOf<
  'EngineAimed',
  {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly what: string;
    readonly turns: number;
    readonly rule: string;
  }
>;

/** Battering and its consequences (pbem:19.2 to 19.4). */
export type BatteringEvent = TargetBattered | DebrisLeft | EngineWorn | EngineAimed;
