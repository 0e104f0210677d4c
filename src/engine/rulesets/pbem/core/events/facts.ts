import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { Fraction } from '../../../../game/fraction.js';
import type { Modifier } from '../../../../game/ruleset.js';
import type { Gifts, UnitId } from '../../../../position/unit.js';
import type { Gait } from '../orders/path-step.js';

/** Part of the MP that a step cost, with the rule that charges it. */
export interface MovementCost {
  readonly mp: number;
  readonly rule: string;
}

/** One step that was gone: its gait, the hexes held after it, and its cost. */
export interface StepGone {
  readonly gait: Gait;
  readonly hexes: readonly HexName[];
  readonly costs: readonly MovementCost[];
  /**
   * The MP given by others that are left after the step (pbem:12.21a); absent: nobody had given any. The given MP that
   * the step took are a cost below 0.
   */
  readonly gifts?: Gifts;
  /**
   * The half of a shut door hex that is held after the step, by the side on which it lies (pbem:7.22a); else absent.
   */
  readonly half?: HexName;
  /**
   * True if the step leads from place to place on the platform of a siege tower, which costs MP once in a phase
   * (pbem:19.12g); else absent.
   */
  readonly platform?: true;
}

/** A step of a guard, if he takes one, and the steps of his prisoners that go with it (pbem:22.7l). */
export interface Beat {
  readonly step?: StepGone;
  readonly led: readonly { readonly unit: UnitId; readonly steps: readonly StepGone[] }[];
}

/** A step of two bearers and their burden: the hexes of the three after it, and its cost in MP (pbem:12.23b). */
export interface CarryStep {
  readonly hexes: readonly HexName[];
  readonly mp: number;
}

/**
 * A look into a combat table (pbem:9.2): the strengths, the column before and after the shifts, and the result of the
 * die there.
 */
export interface TableLook {
  readonly attack: Fraction;
  readonly defence: Fraction;
  readonly originalOdds: string;
  readonly shifts: readonly Modifier[];
  readonly finalOdds: string;
  /** The rule that holds the table. */
  readonly table: string;
  readonly die: RolledDie;
  readonly result: string;
}

/** A shot at any target: from hex to hex, its modifiers, and the result of the die (pbem:6.4). */
export interface ShotFacts {
  readonly from: HexName;
  readonly at: HexName;
  readonly weapon: string;
  /** Range in hexes (pbem:6.3a). */
  readonly range: number;
  readonly modifiers: readonly Modifier[];
  /** The rule that holds the table. */
  readonly table: string;
  readonly die: RolledDie;
  /** Die and modifiers, limited to the table (pbem:26.1a). */
  readonly final: number;
  readonly result: string;
}

/** Why something happened to a unit: the rule, and the unit that caused it, if one did. */
export interface Cause {
  readonly rule: string;
  readonly by?: UnitId;
}
