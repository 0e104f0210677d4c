import type { HexName } from '../../../board/field.js';
import type { Cell } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { StepGone } from '../core/events/facts.js';
import type { Gait } from '../core/orders/path-step.js';
import type { RetreatOwed } from '../core/turn/decision.js';

/** A retreat that is to be made, and the conditions for every step of it. */
export interface Flight {
  readonly position: Position;
  readonly unit: Unit;
  readonly owed: RetreatOwed;
  /** A unit cannot retreat out of bottomless water (ruling of pbem:17.1b). */
  readonly swims: boolean;
  /**
   * MP at hand: the full allowance, whatever the unit spent before (pbem:10.22c), and without the loads that it drops
   * before the first step (10.21b).
   */
  readonly mpa: number;
  /** Where the unit must get away from. */
  readonly source: readonly Cell[];
  /**
   * The gaits that are barred, and the rule that bars them; pivots of a loose horse are barred unless it is blocked.
   */
  readonly barred: { readonly gaits: readonly Gait[]; readonly rule: string };
}

/** A retreat up to the present step. */
export interface Way {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  /** Hexes of the retreat made so far: those entered, and the pivots that count (pbem:10.2a, 10.23b). */
  readonly count: number;
  readonly mp: number;
  /** Distance in hexes from where the blow came. */
  readonly distance: number;
  /** Every hex that the unit has entered is flat ground (pbem:10.26b). */
  readonly flat: boolean;
  readonly pivots: number;
  /** Pivots that do not count as hexes of the retreat. */
  readonly idle: number;
}
