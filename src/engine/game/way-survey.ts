import type { HexName } from '../board/field.js';
import type { Direction } from '../hex/direction.js';
import type { UnitId } from '../position/unit.js';
import type { WayStep } from './reach-survey.js';

/** A step that may follow on a way: a hex, a turn. */
export interface FurtherStep extends WayStep {
  /** Where a unit of two hexes looks after it; null for units of one. */
  readonly facing: Direction | null;
  /** MP of this step alone. */
  readonly mp: number;
  /** MP that are left after it. */
  readonly mpLeft: number;
  /** Whether the move may end after it. */
  readonly mayEnd: boolean;
}

/** A way as far as it is built, and how it may go on. */
export interface WaySurvey {
  /** Hexes of the unit after the way, head first. */
  readonly hexes: readonly HexName[];
  /** Where a unit of two hexes looks then; null for units of one. */
  readonly facing: Direction | null;
  /** MP of the way. */
  readonly mp: number;
  /** MP that are left after it. */
  readonly mpLeft: number;
  /** Whether the move may end there; false before the first step. */
  readonly mayEnd: boolean;
  /** Enemies against whom this way is a charge if that is declared, in the order of names. */
  readonly charges: readonly UnitId[];
  /** All single steps that the rules and the MP allow next. */
  readonly steps: readonly FurtherStep[];
}
