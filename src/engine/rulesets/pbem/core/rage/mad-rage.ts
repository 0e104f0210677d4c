import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Unit } from '../../../../position/unit.js';
import { isRaging } from './prey.js';

/**
 * One of the two units is in mad rage at the other; then they fight each other whatever their sides (pbem:2.72f, 27.8).
 */
function isMadAt(one: Unit, other: Unit): boolean {
  return isRaging(one) && one.rage?.mad === true && one.rage.victim === other.id;
}

/** Why rage forbids an attack by these units on those units, or null (pbem:2.72e, 2.72j, 2.72k). */
export function rageForbids(
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  meleeRejected: boolean,
): Refusal | null {
  for (const unit of attackers.filter(isRaging)) {
    if (meleeRejected) return forbidden('pbem:2.72k', `${unit.id} is in a rage and keeps to melee`, unit.id).refusal;
    if (!unit.rage?.mad) continue;
    const [victim, other] = defenders;
    if (!victim || other || !isMadAt(unit, victim)) {
      const whom = unit.rage.victim ?? 'nobody';
      return forbidden('pbem:2.72e', `${unit.id} is in mad rage and attacks ${whom} only`, unit.id).refusal;
    }
    if (victim.side === unit.side && attackers.length > 1) {
      return forbidden('pbem:2.72j', `nobody joins ${unit.id} against his friend`, unit.id).refusal;
    }
  }
  return null;
}

/** One of the units is in mad rage at the other, so they may fight although they are friends. */
export function fightInMadness(attackers: readonly Unit[], defender: Unit): boolean {
  const [attacker, other] = attackers;
  return attacker !== undefined && !other && (isMadAt(attacker, defender) || isMadAt(defender, attacker));
}
