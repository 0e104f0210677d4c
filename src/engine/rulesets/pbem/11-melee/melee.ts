import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { standing, isActive, isCharacter, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { opponentsInMelee, breakMelee, isInMelee, joinMelee } from '../core/melee/melee.js';
import { areEnemies, unitsSharing, hexMates } from '../core/movement/occupancy.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';

/**
 * Opponents in melee who could not strike at the unit any more if it stood in these hexes: the links to them break
 * (pbem:11.41b).
 */
export function leftBehind(
  position: Position,
  unit: Unit,
  hexes: readonly HexName[],
  half?: HexName,
): readonly UnitId[] {
  const opponents = opponentsInMelee(position, unit.id);
  if (opponents.length === 0) return opponents;
  const moved = standing(unit, hexes, half);
  return opponents.filter((id) => {
    const opponent = position.units[id];
    return !opponent || !isAdjacentTo(position, opponent, moved);
  });
}

/** True if the unit would still be in melee with somebody in these hexes (pbem:11.41c). */
export function staysInMelee(position: Position, unit: Unit, hexes: readonly HexName[], half?: HexName): boolean {
  return leftBehind(position, unit, hexes, half).length < opponentsInMelee(position, unit.id).length;
}

/**
 * Breaks the melees of a unit with all units that are no longer ADJACENT to it; `rule`: the rule by which it was taken
 * away.
 */
export function breakDistantMelee(course: Course<PbemEvent>, id: UnitId, rule: string): void {
  const unit = course.position.units[id];
  if (unit) breakMelee(course, id, rule, leftBehind(course.position, unit, unit.hexes, unit.half));
}

/** Why a unit in melee may only fight on or withdraw, or null: it is free (pbem:11.2a). */
export function whyEngaged(position: Position, { id }: Unit): Refusal | null {
  return isInMelee(position, id)
    ? illegal('pbem:11.2a', `${id} is in melee and only fights on or withdraws`, id)
    : null;
}

/**
 * Active enemies that share an overstacked hex are in melee from that moment: when the hex becomes overstacked, or when
 * one of them recovers in it (pbem:11.3c). `rule`: the rule by which it became overstacked.
 */
export function joinOverstacked(course: Course<PbemEvent>, rule: string): void {
  const { position } = course;
  const pairs = unitsSharing(position).flatMap((unit) =>
    isCharacter(unit) && isActive(unit)
      ? hexMates(position, unit)
          .filter((mate) => mate.id > unit.id && isActive(mate) && areEnemies(mate, unit))
          .map((mate) => [unit.id, mate.id] as const)
      : [],
  );
  if (pairs.length > 0) joinMelee(course, pairs, rule);
}
