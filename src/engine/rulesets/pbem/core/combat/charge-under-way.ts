import type { Fraction } from '../../../../game/fraction.js';
import type { RuleId } from '../../../../game/refusal.js';
import type { Modifier } from '../../../../game/ruleset.js';
import type { UnitId } from '../../../../position/unit.js';
import type { Attack } from '../orders/combat-orders.js';

/** The odds of a blow before its die is rolled, in a form that can be kept. Columns are indexes into ODDS_COLUMNS. */
export interface KeptOdds {
  readonly attack: Fraction;
  readonly defence: Fraction;
  readonly original: number;
  readonly shifts: readonly Modifier[];
  readonly final: number;
  /** The rule that holds the table. */
  readonly table: RuleId;
}

/** The blow of a rider who counter-charges (pbem:9.4g). */
export interface CounterBlow {
  readonly unit: UnitId;
  readonly odds: KeptOdds;
}

/**
 * A charge that is countered, as far as it has not been fought yet; all odds are those from before the first blow
 * (pbem:9.4g).
 */
export interface ChargeUnderWay {
  readonly attack: Attack;
  /** The odds of the charge itself, which is rolled last. */
  readonly odds: KeptOdds;
  /** Riders that have yet to strike back, in that order. */
  readonly blows: readonly CounterBlow[];
}
