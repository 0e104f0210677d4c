import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import {
  isActive,
  isCharacter,
  isLive,
  isMounted,
  type Unit,
  type UnitId,
  isInfantry,
} from '../../../position/unit.js';
import { sparedByDogs, whyNoOrders } from '../13-animals/dogs.js';
import { whyNotJoin } from '../22-captives/breakout.js';
import { isCaptive } from '../core/captives/captive.js';
import { bookOf, notInBook } from '../core/books/of.js';
import { whyNoFreshAttack } from '../core/control/limits.js';
import { whyNotOpponent } from '../12-duel/obligation.js';
import { isInMelee } from '../core/melee/melee.js';
import { fightInMadness, rageForbids } from '../core/rage/rage.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { type Combat, eachOnEach, first } from './combat.js';
import { outOfReach } from './out-of-reach.js';
import { whyNotPreferred, targetRefused } from './target.js';
import { whyRetreatFirst } from '../core/results/left-open.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';

/**
 * Checks whether an attack may be made (pbem:9.1 to 9.6, 11.3b). The caller has checked that the attackers belong to
 * the side.
 */
export function checkAttack(position: Position, order: Attack): Ruled<Combat> {
  const attackers = unitsNamed(position, order.attackers);
  if (!attackers.ok) return attackers;
  const defenders = unitsNamed(position, order.defenders);
  if (!defenders.ok) return defenders;
  const combat: Combat = {
    attackers: attackers.value,
    defenders: defenders.value,
    charge: order.charge ?? false,
    meleeRejected: order.rejectMelee ?? false,
  };
  const refusal =
    manoeuvreRefused(position, combat) ??
    attackersRefused(position, combat) ??
    rageForbids(combat.attackers, combat.defenders, combat.meleeRejected) ??
    defendersRefused(position, combat) ??
    first(combat.attackers, (unit) => whyNotStrikeFrom(position, unit)) ??
    outOfReach(position, combat) ??
    eachOnEach(combat, (attacker, target) => whyNotFreely(position, attacker, target)) ??
    first(combat.defenders, (unit) => whyRetreatFirst(position, unit)) ??
    chargeRefused(combat) ??
    rejectionRefused(position, combat);
  return refusal ? refused(refusal) : allowed(combat);
}

/** Some books have no charges and no melee that one could stay out of. */
function manoeuvreRefused(position: Position, { charge, meleeRejected }: Combat): Refusal | null {
  const { combat, notThere } = bookOf(position);
  if (charge && !combat.charges) return notInBook(notThere, 'there are no charges in this book');
  return meleeRejected && !combat.melee ? notInBook(notThere, 'there is no melee in this book') : null;
}

/** The combat of an order that has been found legal; its units exist. */
export function combatNamed(position: Position, order: Attack): Combat {
  const units = (ids: readonly UnitId[]): readonly Unit[] => ids.flatMap((id) => position.units[id] ?? []);
  return {
    attackers: units(order.attackers),
    defenders: units(order.defenders),
    charge: order.charge ?? false,
    meleeRejected: order.rejectMelee ?? false,
  };
}

/** Whether a unit may still attack in this combat step (pbem:9.1d, 2.53b). */
export function attackerRefused(unit: Unit): Refusal | null {
  const { id } = unit;
  if (!isCharacter(unit)) {
    if (unit.sheet.kind !== 'dog') {
      return illegal('pbem:13a', `${id} is an animal and takes no orders`, id);
    }
    if (!isLive(unit)) return illegal('pbem:2.53b', `${id} is dead`, id);
  } else if (!isActive(unit)) return illegal('pbem:2.53b', `${id} is ${unit.health} and cannot attack`, id);
  return whyAttackIsSpent(unit);
}

/** A unit attacks once in a combat step (pbem:9.1d), and not after an act in place of its attack. */
function whyAttackIsSpent({ id, acts: { attacked, inPlaceOfAttack } }: Unit): Refusal | null {
  if (inPlaceOfAttack !== undefined) {
    return illegal(inPlaceOfAttack, `${id} has done something else in place of its attack`, id);
  }
  return attacked ? illegal('pbem:9.1d', `${id} has attacked already`, id) : null;
}

/** Checks whether one unit may attack another at all, wherever they are: friends only in mad rage (pbem:2.72f). */
export function refusedToAttack(position: Position, attacker: Unit, target: Unit): Refusal | null {
  return (
    rageForbids([attacker], [target], false) ??
    targetRefused(target, fightInMadness([attacker], target) ? null : attacker.side) ??
    whyNotOpponent(position, [attacker], target) ??
    whyNotFreely(position, attacker, target)
  );
}

/**
 * Checks whether a lone attacker may charge a unit: the attacker must be a rider who rode a charge at it (pbem:7.10f,
 * 9.4a, 9.4b).
 */
export function chargeAtRefused(charger: Unit, target: Unit): Refusal | null {
  if (!isMounted(charger) || charger.acts.charging.length === 0) {
    return illegal('pbem:9.4a', `${charger.id} has not charged`, charger.id);
  }
  if (!charger.acts.charging.includes(target.id)) {
    return illegal('pbem:7.10a', `${charger.id} did not declare ${target.id} a target of his charge`, target.id);
  }
  if (target.acts.charged) return illegal('pbem:9.4b', `${target.id} has been charged in this turn`, target.id);
  return null;
}

/** Checks whether a unit may attack these defenders and stay out of melee (pbem:11.3b). */
export function mayRejectMelee(position: Position, attacker: Unit, defenders: readonly Unit[]): boolean {
  if (!bookOf(position).combat.melee) return false;
  const free = isMounted(attacker) && !isInMelee(position, attacker.id);
  return free && defenders.every(isInfantry);
}

function unitsNamed(position: Position, ids: readonly UnitId[]): Ruled<readonly Unit[]> {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = position.units[id];
    if (!unit) return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id });
    if (units.includes(unit))
      return refused({ code: 'malformed', rule: null, because: `${id} is named twice`, subject: id });
    units.push(unit);
  }
  return allowed(units);
}

function attackersRefused(position: Position, { attackers, defenders, charge }: Combat): Refusal | null {
  if (charge && attackers.length > 1) {
    return illegal('pbem:9.4a', 'a charge attack is not combined with others');
  }
  return first(attackers, (unit) =>
    isCaptive(unit) ? whyNotJoin(unit, attackers, defenders) : (whyNoOrders(position, unit) ?? attackerRefused(unit)),
  );
}

function defendersRefused(position: Position, { attackers, defenders }: Combat): Refusal | null {
  const side = attackers[0]?.side ?? null;
  return first(
    defenders,
    (unit) =>
      whyNotItself(attackers, unit) ??
      sparedByDogs(attackers, unit) ??
      targetRefused(unit, fightInMadness(attackers, unit) ? null : side) ??
      whyNotOpponent(position, attackers, unit),
  );
}

/** A dog is not a friend of its side's animals (pbem:9.2c), but no animal may attack itself. */
function whyNotItself(attackers: readonly Unit[], { id }: Unit): Refusal | null {
  const isItself = attackers.some((attacker) => attacker.id === id);
  return isItself ? illegal('pbem:9.2c', `${id} cannot attack itself`, id) : null;
}

function chargeRefused({ attackers, defenders, charge }: Combat): Refusal | null {
  const [charger] = attackers;
  return charge && charger ? first(defenders, (target) => chargeAtRefused(charger, target)) : null;
}

function rejectionRefused(position: Position, { attackers, defenders, meleeRejected }: Combat): Refusal | null {
  const [attacker, other] = attackers;
  if (!meleeRejected || !attacker || (!other && mayRejectMelee(position, attacker, defenders))) return null;
  return illegal('pbem:11.3b', 'only a lone rider free of melee may reject it, and against infantry', attacker.id);
}

/**
 * Targets that the optional rules allow him: a unit out of control may attack only its opponents in melee, and a knight
 * must prefer knights (pbem:22.3g, 22.6a).
 */
function whyNotFreely(position: Position, attacker: Unit, target: Unit): Refusal | null {
  return whyNoFreshAttack(position, attacker, target) ?? whyNotPreferred(position, attacker, target);
}
