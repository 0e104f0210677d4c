import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';

/**
 * Those whose move is under way and ends when another unit is ordered (pbem:7.3e). Bearers of a ladder move together
 * (19.11g), and so do those who have changed places on a siege tower (19.12g).
 */
export function moversOf(position: Position): readonly UnitId[] {
  const { mover } = position.turn;
  if (mover === null) return [];
  return ladderOf(position, mover)?.bearers ?? position.units[mover]?.acts.rearranged ?? [mover];
}
