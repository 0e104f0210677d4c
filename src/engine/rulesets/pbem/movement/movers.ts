import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';

/** Those whose move is under way and ends when another unit is ordered (pbem:7.3e); who carry a ladder move together (19.11g). */
export function moversOf(position: Position): readonly UnitId[] {
  const { mover } = position.turn;
  return mover === null ? [] : (ladderOf(position, mover)?.bearers ?? [mover]);
}
