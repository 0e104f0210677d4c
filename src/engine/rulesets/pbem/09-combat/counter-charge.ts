import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { offerAdvance } from '../10-results/advance.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import type { Vacated } from '../10-results/vacated.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { combatNamed } from './attack-check.js';
import { counterOdds } from './charge.js';
import type { ChargeUnderWay, CounterBlow } from '../core/combat/charge-under-way.js';
import { keptOdds, rollCombat, rollCounterBlow } from './combat-die.js';

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
