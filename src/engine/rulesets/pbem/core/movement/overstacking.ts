import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isInHalf } from '../doors/half.js';
import { hexOf } from '../terrain/ground.js';
import { liveUnitsIn } from './occupancy.js';

/** Prisoners that may lie in one hex of a dungeon without overstacking it (pbem:7.25, 16.33f). */
export const DUNGEON_MAX = 3;

/**
 * Live units that overstack a hex together with this one (pbem:7.2); a shut door between them keeps them apart
 * (pbem:7.22a).
 */
export function hexMates(position: Position, unit: Unit): readonly Unit[] {
  return unit.hexes.flatMap((name) => {
    const others = liveUnitsIn(position, name, unit).filter((one) => isInHalf(one, unit.half));
    return others.length > 0 && !hasRoom(position, name, others.length + 1) ? others : [];
  });
}

function hasRoom(position: Position, name: HexName, units: number): boolean {
  return units <= DUNGEON_MAX && hexOf(position, name).terrain === 'dungeon';
}
