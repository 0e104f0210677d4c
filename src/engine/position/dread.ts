import type { HexName } from '../board/field.js';
import type { UnitId } from './unit.js';

/** The events that make others afraid (pbem:22.9a to 22.9c). */
export type PanicCause = 'killed' | 'routed' | 'captured' | 'charged' | 'ambushed';

/** A character who was lost in this player turn, and where (pbem:26.8e). */
export interface Fallen {
  readonly unit: UnitId;
  readonly how: 'killed' | 'captured';
  readonly hexes: readonly HexName[];
}

/** The facts that weigh on morale (pbem:22.9, 26.8). */
export interface Dread {
  /** Losses of this player turn, in the order in which they happened. */
  readonly fallen: readonly Fallen[];
  /** The characters who are still to be tested, in that order. */
  readonly tests: readonly UnitId[];
  /** The characters who have been tested in this player turn for being ambushed; absent: nobody. */
  readonly ambushed?: readonly UnitId[];
  /** The charge that waits for the tests, in the form of the ruleset; absent: none. */
  readonly attack?: object;
}
