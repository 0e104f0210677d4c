import type { DirectionIndex } from '../../hex/direction.js';
import { hasTwoLocations, type FieldHex } from '../field.js';
import { isRampart } from '../location.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from '../terrain-facts.js';
import type { HexsideType } from '../terrain.js';

/** The obstacle to a line that crosses a hexside, as a number for the tables. */
export const OPEN = 0;
/** A lip of a slope or moat (pbem:5.62a, 5.62c). */
export const LIP = 1;
/** The edge of a rampart towards lower ground (pbem:5.62a). */
export const EDGE = 2;
/** A wall, over which only height helps (pbem:5.57). */
export const WALL = 3;
/** A wall but for the rampart hex behind it (pbem:5.58). */
export const BATTLEMENT = 4;
/** A window, door hexside or slit (pbem:5.56). */
export const OPENING = 5;
/** A shut door, window or gate, or a raised drawbridge (pbem:5.3b). */
export const SHUT = 6;
/** Masonry from the ground up: the flank of an archway. */
export const SOLID = 7;
/** Between the place under a bridge and the hex at the end of the bridge (pbem:5.59c). */
export const BRIDGE_END = 8;
/** A battlement over which a ballista shoots as over the edge of its rampart (pbem:18.2d). */
export const EMBRASURE = 9;
export type Bar =
  | typeof OPEN
  | typeof LIP
  | typeof EDGE
  | typeof WALL
  | typeof BATTLEMENT
  | typeof OPENING
  | typeof SHUT
  | typeof SOLID
  | typeof BRIDGE_END
  | typeof EMBRASURE;

/**
 * A wall, or something in one: a line that runs along it is barred, and one that passes its end only touches it
 * (pbem:5.2f).
 */
export function isMasonry(bar: number): boolean {
  return bar !== OPEN && bar !== LIP && bar !== EDGE && bar !== BRIDGE_END && bar !== EMBRASURE;
}

/** The obstacle between two places beside each other, doors and windows being open. */
export function barOn(from: FieldHex, to: FieldHex, type: HexsideType, direction: DirectionIndex): Bar {
  if (hasTwoLocations(from) || hasTwoLocations(to)) {
    if (isFlank(from, to) || isFlank(to, from)) return SOLID;
    if (isUnderBridge(from) !== isUnderBridge(to) && from.sides[direction] === 'bridgeEnd') return BRIDGE_END;
  }
  if (type === 'raisedDrawbridge') return isRampart(from) || isRampart(to) ? BATTLEMENT : SHUT;
  switch (HEXSIDE_FACTS[type].sight) {
    case 'open':
      return type !== 'stairEnd' && (isEdge(from, to) || isEdge(to, from)) ? EDGE : OPEN;
    case 'lip':
      return LIP;
    case 'wall':
      return WALL;
    case 'opening':
      return OPENING;
    case 'battlement':
      return BATTLEMENT;
  }
}

function isEdge(high: FieldHex, low: FieldHex): boolean {
  return isRampart(high) && !isRampart(low) && high.level > low.level;
}

/** An archway has the wall on both its sides that carries the rampart. */
function isFlank({ above }: FieldHex, beside: FieldHex): boolean {
  return above !== null && isRampart(above) && isRampart(beside);
}

/** True for the place under a bridge or a lowered drawbridge. */
export function isUnderBridge({ above }: FieldHex): boolean {
  return above !== null && TERRAIN_FACTS[above.terrain].ends === 'bridgeEnd';
}
