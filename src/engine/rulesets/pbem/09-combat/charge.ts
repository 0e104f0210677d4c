import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { fraction, plus, type Fraction } from '../../../game/fraction.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { isInFrontArc } from '../core/combat/blow-direction.js';
import { CHARGE_LIST, type ChargeOutcome } from '../core/combat/combat-tables.js';
import { oddsOf, type CombatOdds } from './combat-odds.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import { printedAttack, strengthOf } from '../core/combat/strength.js';

/** Rule of each outcome of the charge list. */
const OUTCOME_RULES: Readonly<Record<ChargeOutcome, string>> = {
  success: 'pbem:9.4f',
  counterCharge: 'pbem:9.4g',
  evaded: 'pbem:9.4h',
  parry: 'pbem:9.4i',
};

/**
 * Attack strength of a charger: half as much again as the printed strength (pbem:9.4c). Bonuses (12.31c, 2.72g) are
 * added after that.
 */
export function chargeStrength(charger: Unit): Fraction {
  const printed = printedAttack(charger);
  return plus(fraction(3 * printed, 2), fraction(strengthOf(charger).attack - printed));
}

/**
 * Targets that the charge strikes in the front arc while they ride free of melee: against them it can fail (pbem:9.4e).
 */
export function readyAgainst(position: Position, charger: Unit, targets: readonly Unit[]): readonly Unit[] {
  const [head] = charger.hexes;
  return targets.filter(
    (target) =>
      head !== undefined &&
      isMounted(target) &&
      target.panic === undefined &&
      !isInMelee(position, target.id) &&
      isInFrontArc(position, target, head),
  );
}

/** Rolls on the charge list (pbem:9.4f). */
export function rollCharge(course: Course<PbemEvent>, charger: Unit, dice: Dice): ChargeOutcome {
  const die = dice.roll({ purpose: 'charge', rule: 'pbem:9.4f', faces: 10, subject: charger.id });
  const outcome = CHARGE_LIST[die.value - 1] ?? 'success';
  course.emit({ type: 'ChargeRolled', data: { unit: charger.id, die, outcome, rule: OUTCOME_RULES[outcome] } });
  return outcome;
}

/**
 * The odds at which a charged rider strikes back: the strength printed on his counter, and all column shifts (ruling of
 * pbem:9.4g).
 */
export function counterOdds(position: Position, defender: Unit, charger: Unit): CombatOdds {
  return oddsOf(position, [defender], [charger], fraction(printedAttack(defender)));
}
