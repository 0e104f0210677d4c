import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PathStep } from './path-step.js';

/** Move a unit along a path (pbem:7). `charge` names the targets of a charge, declared before the first step (7.10). */
export interface Move {
  readonly type: 'Move';
  readonly unit: UnitId;
  readonly path: readonly PathStep[];
  readonly charge?: readonly UnitId[];
}

/** Jump over a hex of trench into the hexes where the horse lands, head first (pbem:16.120b). */
export interface Jump {
  readonly type: 'Jump';
  readonly unit: UnitId;
  readonly to: readonly HexName[];
}

/** Dismount into a side hex of the horse (pbem:12.34). */
export interface Dismount {
  readonly type: 'Dismount';
  readonly unit: UnitId;
  readonly to: HexName;
}

/** Declare that a character mounts a horse (pbem:12.33). */
export interface Mount {
  readonly type: 'Mount';
  readonly unit: UnitId;
  readonly horse: UnitId;
}

/** The reasons for which a unit in the water rolls (pbem:17.11a, 17.11b, 17.42e). */
export const SWIM_DEEDS = ['drift', 'climb', 'wade'] as const;
export type SwimDeed = (typeof SWIM_DEEDS)[number];

/**
 * Rolls for a character in the water: he lets the water take him, tries to climb out, or is wounded and tries to stand
 * (pbem:17).
 */
export interface Swim {
  readonly type: 'Swim';
  readonly unit: UnitId;
  readonly deed: SwimDeed;
}

/** Help a wounded friend to mount with a whole movement step (pbem:12.22, 12.33c). */
export interface Help {
  readonly type: 'Help';
  readonly unit: UnitId;
  readonly helped: UnitId;
  /** True for help in the water: to climb out, or to stand in it (pbem:17.12b, 17.42f). Absent: help to mount. */
  readonly water?: boolean;
}

/** Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21). */
export interface GiveMp {
  readonly type: 'GiveMp';
  readonly unit: UnitId;
  readonly helped: UnitId;
  readonly mp: number;
}

/** Comes onto the map at the unit's entry, head first (pbem:23.16). */
export interface Enter {
  readonly type: 'Enter';
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * Leaves the map for good where the scenario has an exit (pbem:23.14); `headFirst`: only the head of a horse, its rear
 * stays (3.1b).
 */
export interface Leave {
  readonly type: 'Leave';
  readonly unit: UnitId;
  readonly headFirst?: boolean;
}
