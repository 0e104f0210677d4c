import type { Refusal } from '../../../game/refusal.js';
import type { Unit } from '../../../position/unit.js';

/** A combat that may be fought: each attacker may strike at each defender. */
export interface Combat {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly charge: boolean;
  readonly meleeRejected: boolean;
}

/** The first reason why one of the attackers may not strike at one of the defenders. */
export function eachOnEach(
  { attackers, defenders }: Combat,
  check: (attacker: Unit, target: Unit) => Refusal | null,
): Refusal | null {
  return first(attackers, (attacker) => first(defenders, (target) => check(attacker, target)));
}

/** The first reason that `check` gives against one of the units, or null. */
export function first(units: readonly Unit[], check: (unit: Unit) => Refusal | null): Refusal | null {
  for (const unit of units) {
    const refusal = check(unit);
    if (refusal) return refusal;
  }
  return null;
}
