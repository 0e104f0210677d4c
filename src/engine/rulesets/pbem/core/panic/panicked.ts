import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import { distance } from '../../../../hex/lattice.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, type Character, type Unit } from '../../../../position/unit.js';
import { isKnight } from '../combat/strength.js';
import { areEnemies } from '../movement/occupancy.js';
import { ordersWith, type OrderType } from '../orders.js';
import { isRaging } from '../rage/rage.js';
import { hexOf } from '../terrain/ground.js';
import { DECISION_KINDS, type DecisionKind } from '../turn/decision.js';
import { isFoundering, isSwimmer } from '../water/water.js';

/** The rules of panic are in force (option panicAndRout). */
export function knowsPanic({ options }: Pick<Position, 'options'>): boolean {
  return options['panicAndRout'] === true;
}

/** Knights and sergeants lead others (ruling of pbem:22.9b). */
export function isLeader(unit: Unit): unit is Character {
  return isCharacter(unit) && (isKnight(unit) || unit.sheet.classes.includes('sergeant'));
}

/**
 * The unit can be afraid: it is on the map and conscious, neither a prisoner nor in a rage (rulings of pbem:22.9a,
 * 26.8b). A swimmer cannot (ruling of pbem:17.11a), nor a wounded man in deep water (ruling of pbem:17.42e).
 */
export function canFear(position: Position, unit: Unit | undefined): unit is Character {
  if (!unit || !isCharacter(unit) || unit.captive || unit.hexes.length === 0 || isRaging(unit)) return false;
  const able = unit.health === 'healthy' || unit.health === 'wounded';
  return able && !fightsForHisLife(position, unit);
}

/** In the water he must roll: panic changes nothing (rulings of pbem:17.11a, 17.42e). */
function fightsForHisLife(position: Position, unit: Unit): boolean {
  return isSwimmer(position, unit) || isFoundering(position, unit);
}

/** Active enemies on the map. */
export function activeEnemies(position: Position, unit: Unit): readonly Unit[] {
  return Object.values(position.units).filter(
    (other) => isActive(other) && other.hexes.length > 0 && areEnemies(other, unit),
  );
}

/** Hexes from the nearest hex of one unit to the nearest hex of the other; Infinity if one holds none. */
export function hexesBetween(position: Position, from: readonly HexName[], to: readonly HexName[]): number {
  const cells = to.map((name) => hexOf(position, name).cell);
  const all = from.flatMap((name) => cells.map((cell) => distance(hexOf(position, name).cell, cell)));
  return Math.min(...all);
}

const ATTACKS = ordersWith('shoots', 'fights');

/**
 * A panicked unit cannot attack anybody (pbem:22.9k), and its player may order it only to answer decisions
 * (pbem:22.9j).
 */
export function barPanicked(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const { id, panic } = unit;
  if (panic === undefined) return null;
  if (ATTACKS.has(type)) {
    return illegal('pbem:22.9k', `${id} is ${panic} and attacks nobody`, id);
  }
  if (DECISION_KINDS.includes(type as DecisionKind) || fightsForHisLife(position, unit)) return null;
  return illegal('pbem:22.9j', `${id} is ${panic} and takes no orders`, id);
}
