import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { opponentsInMelee } from '../core/melee/melee.js';

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
