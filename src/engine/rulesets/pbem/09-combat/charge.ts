import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { fraction, plus, type Fraction } from '../../../game/fraction.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { offerAdvance } from '../10-results/advance.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import type { Vacated } from '../10-results/vacated.js';
import { isInFrontArc } from '../core/combat/blow-direction.js';
import type { ChargeUnderWay, CounterBlow } from '../core/combat/charge-under-way.js';
import { CHARGE_LIST, type ChargeOutcome } from '../core/combat/combat-tables.js';
import { printedAttack, strengthOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { taskOfKind } from '../core/tasks/task.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { combatNamed } from './attack-check.js';
import { keptOdds, rollCombat, rollCounterBlow } from './combat-die.js';
import { oddsOf, type CombatOdds } from './odds.js';

/** The rule of the charge list. */
const CHARGE_RULE = 'pbem:9.4f';

/** Rule of each outcome of the charge list. */
const OUTCOME_RULES: Readonly<Record<ChargeOutcome, string>> = {
  success: CHARGE_RULE,
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

/** The result of each die on the charge list (pbem:9.4f). */
export function chargeOdds(): Preview {
  const read = { table: CHARGE_RULE, column: 'charge', modifiers: [] };
  return previewOfFaces(read, 10, outcomeOf);
}

function outcomeOf(die: number): ChargeOutcome {
  return CHARGE_LIST[die - 1] ?? 'success';
}

/** Rolls on the charge list (pbem:9.4f). */
export function rollCharge(course: Course<PbemEvent>, charger: Unit, dice: Dice): ChargeOutcome {
  const die = dice.roll({ purpose: 'charge', rule: CHARGE_RULE, faces: 10, subject: charger.id });
  const outcome = outcomeOf(die.value);
  course.emit({ type: 'ChargeRolled', data: { unit: charger.id, die, outcome, rule: OUTCOME_RULES[outcome] } });
  return outcome;
}

/**
 * The odds at which a charged rider strikes back: the strength printed on his counter, and all column shifts (ruling of
 * pbem:9.4g).
 */
function counterOdds(position: Position, defender: Unit, charger: Unit): CombatOdds {
  return oddsOf(position, [defender], [charger], fraction(printedAttack(defender)));
}

/** The blows of riders who counter-charge, with the odds from before the first of them (ruling of pbem:9.4g). */
export function counterBlows(position: Position, ready: readonly Unit[], charger: Unit): readonly CounterBlow[] {
  return ready.map((rider) => ({ unit: rider.id, odds: keptOdds(counterOdds(position, rider, charger)) }));
}

/**
 * Fights a countered charge: each ready rider strikes back, then the charge itself is rolled with its full effect
 * (pbem:9.4g). The effect of a blow on the charger comes first, a retreat included (pbem:10.0e): if he has a choice,
 * the rest waits for his answer. `left`: the hexes that the charger has already left to the riders who drove him off.
 */
export function fightCountered(
  course: Course<PbemEvent>,
  charge: ChargeUnderWay,
  left: readonly Vacated[],
  dice: Dice,
): void {
  const [charger = ''] = charge.attack.attackers;
  const vacated = [...left];
  for (const [index, blow] of charge.blows.entries()) {
    vacated.push(...rollCounterBlow(course, charger, blow, dice), ...settleForced(course, dice));
    const owed = retreatDue(course.position, charger);
    if (!owed) continue;
    const about = { ...owed.about, charge: { ...charge, blows: charge.blows.slice(index + 1) } };
    raise(course, 'Retreat', owed.owner, owed.rule, about, owed.id);
    offerAdvance(course, vacated);
    return;
  }
  vacated.push(...rollCombat(course, combatNamed(course.position, charge.attack), charge.odds, dice));
  vacated.push(...settleForced(course, dice));
  offerAdvance(course, vacated);
}

function retreatDue(position: Position, unit: string): DecisionOf<'Retreat'> | undefined {
  return decisionsOf(position, 'Retreat').find((owed) => owed.about.unit === unit && isDue(position, owed));
}

/**
 * Asks the player of the first of these units that is at seppuku how it defends (pbem:12.10d); false: none of them is.
 */
export function askDefence(course: Course<PbemEvent>, attack: Attack, defenders: readonly UnitId[]): boolean {
  const index = defenders.findIndex((id) => taskOfKind(course.position, id, 'seppuku'));
  const unit = defenders[index];
  const side = unit === undefined ? null : (course.position.units[unit]?.side ?? null);
  if (unit === undefined || side === null) return false;
  raise(course, 'Defend', side, 'pbem:12.10d', { unit, attack, others: defenders.slice(index + 1) });
  return true;
}
