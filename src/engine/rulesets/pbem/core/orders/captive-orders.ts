import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PathStep } from './path-step.js';

/** Guards throw their prisoner into a hex of the dungeon (pbem:16.33c); the order names any one of the guards. */
export interface Throw {
  readonly type: 'Throw';
  readonly unit: UnitId;
  readonly prisoner: UnitId;
  readonly to: HexName;
}

/** Declare that a prisoner is brought up from a dungeon (pbem:16.33d). */
export interface Haul {
  readonly type: 'Haul';
  readonly workers: readonly UnitId[];
  readonly prisoner: UnitId;
}

/** Captures a stunned enemy or takes over a prisoner, and guards him (pbem:12.4, 22.7k). */
export interface Guard {
  readonly type: 'Guard';
  readonly unit: UnitId;
  readonly prisoner: UnitId;
}

/** A guard moves with his prisoners, step by step (pbem:22.7l). An empty path: that prisoner stays. */
export interface Escort {
  readonly type: 'Escort';
  readonly unit: UnitId;
  readonly path: readonly PathStep[];
  readonly prisoners: readonly { readonly unit: UnitId; readonly path: readonly PathStep[] }[];
}

/** A prisoner runs (pbem:22.7o); an empty path only where no step is possible. */
export interface Escape {
  readonly type: 'Escape';
  readonly unit: UnitId;
  readonly path: readonly PathStep[];
}

/** Answers whether a unit that may surrender does so (pbem:22.7c, 22.7f). */
export interface Surrender {
  readonly type: 'Surrender';
  readonly unit: UnitId;
  readonly offer: boolean;
}

/** Answers whether quarter is given: `unit` takes the surrendered unit prisoner; absent: no unit does (pbem:22.7d). */
export interface Quarter {
  readonly type: 'Quarter';
  readonly unit?: UnitId;
}
