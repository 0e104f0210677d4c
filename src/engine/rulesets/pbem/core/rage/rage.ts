import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit } from '../../../../position/unit.js';
import { isInFire } from '../burning/fires.js';
import { isCaptive } from '../captives/captive.js';
import { takesPart } from '../duel/fighters.js';
import { isInMelee } from '../melee/melee.js';
import { areEnemies } from '../movement/occupancy.js';
import { ordersWith, type OrderType } from '../orders.js';
import { isAdjacentTo } from '../terrain/adjacency.js';

/** The unit is in a rage, and able to act on it. */
export function isRaging(unit: Unit): boolean {
  return unit.rage !== undefined && isActive(unit);
}

/**
 * Live enemies on the map that rage makes a berserk attack, stunned ones included (pbem:2.72i); in a duel only his
 * opponent.
 */
export function foesOf(position: Position, unit: Unit): readonly Unit[] {
  return Object.values(position.units).filter(
    (other) =>
      isCharacter(other) &&
      isLive(other) &&
      other.hexes.length > 0 &&
      areEnemies(unit, other) &&
      takesPart(position, other.id),
  );
}

/**
 * Live characters of either side that mad rage can choose as its victim (pbem:2.72f); prisoners cannot be attacked
 * (22.7n).
 */
export function anybodyBut(position: Position, unit: Unit): readonly Unit[] {
  return Object.values(position.units).filter(
    (other) =>
      isCharacter(other) &&
      isLive(other) &&
      other.hexes.length > 0 &&
      other.side !== null &&
      !isCaptive(other) &&
      other.id !== unit.id,
  );
}

/**
 * The units that a raging berserk must fight: his enemies; in mad rage only his victim (pbem:2.72e). Prisoners cannot
 * be attacked (22.7n).
 */
export function preyOf(position: Position, unit: Unit): readonly Unit[] {
  return furiousAt(position, unit).filter((prey) => !isCaptive(prey));
}

function furiousAt(position: Position, unit: Unit): readonly Unit[] {
  if (!unit.rage?.mad) return foesOf(position, unit);
  const victim = unit.rage.victim === undefined ? undefined : position.units[unit.rage.victim];
  return victim && isLive(victim) && victim.hexes.length > 0 ? [victim] : [];
}

/** The units of these that he can strike at from his present place. */
export function preyAtHand(position: Position, unit: Unit): readonly Unit[] {
  return preyOf(position, unit).filter((other) => isAdjacentTo(position, unit, other));
}

/**
 * The units that he can strike at from his present place, so that he does not go anywhere (pbem:2.72m, 2.72q). In mad
 * rage these are all units that he may draw as a victim: if his victim has left, he draws another of them when he
 * attacks (pbem:2.72f).
 */
export function whoHolds(position: Position, unit: Unit): readonly Unit[] {
  const prey = unit.rage?.mad ? anybodyBut(position, unit) : preyOf(position, unit);
  return prey.filter((other) => isAdjacentTo(position, unit, other));
}

const COSTS_MP = ordersWith('costsMp');

/**
 * A raging berserk may only rush in the movement step (pbem:2.72n), or stay beside his enemy (pbem:2.72m). Dismounting
 * can break a melee, which he never does voluntarily (pbem:2.72k), or keep him from the rush. Out of a fire he may
 * dismount in any case (ruling of 2.72m).
 */
export function rageBars(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const dismounts = type === 'Dismount';
  if (type === 'Move' || !COSTS_MP.has(type) || !isRaging(unit)) return null;
  if (dismounts && isInFire(position, unit)) return null;
  if (dismounts && isInMelee(position, unit.id)) {
    return illegal('pbem:2.72k', `${unit.id} is in a rage and stays in melee`, unit.id);
  }
  const [prey] = whoHolds(position, unit);
  if (!prey) return illegal('pbem:2.72n', `${unit.id} is in a rage and rushes at the enemy`, unit.id);
  return dismounts ? null : illegal('pbem:2.72m', `${unit.id} is in a rage and stays at ${prey.id}`, unit.id);
}

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
    if (meleeRejected) return illegal('pbem:2.72k', `${unit.id} is in a rage and keeps to melee`, unit.id);
    if (!unit.rage?.mad) continue;
    const [victim, other] = defenders;
    if (!victim || other || !isMadAt(unit, victim)) {
      const whom = unit.rage.victim ?? 'nobody';
      return illegal('pbem:2.72e', `${unit.id} is in mad rage and attacks ${whom} only`, unit.id);
    }
    if (victim.side === unit.side && attackers.length > 1) {
      return illegal('pbem:2.72j', `nobody joins ${unit.id} against his friend`, unit.id);
    }
  }
  return null;
}

/** One of the units is in mad rage at the other, so they may fight although they are friends. */
export function fightInMadness(attackers: readonly Unit[], defender: Unit): boolean {
  const [attacker, other] = attackers;
  return attacker !== undefined && !other && (isMadAt(attacker, defender) || isMadAt(defender, attacker));
}
