import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit } from '../../../../position/unit.js';
import { isCaptive } from '../captives/captive.js';
import { takesPart } from '../duel/fighters.js';
import { areEnemies } from '../movement/occupancy.js';
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
