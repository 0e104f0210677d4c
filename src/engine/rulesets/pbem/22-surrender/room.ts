import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

/**
 * Both are in one room of a building: house interior that is joined without a door, window or wall between
 * (pbem:22.7f).
 */
export function sharesRoom(position: Position, one: Unit, other: Unit): boolean {
  const [start] = one.hexes;
  if (start === undefined || !isRoom(position, start)) return false;
  const room = new Set<HexName>([start]);
  for (const name of room) {
    const hex = hexOf(position, name);
    for (const next of hex.neighbours) {
      if (next && isRoom(position, next.name) && hexsideOf(position, hex, next)?.type === 'plain') room.add(next.name);
    }
  }
  return other.hexes.some((name) => room.has(name));
}

function isRoom(position: Position, name: HexName): boolean {
  const { interior, doorway } = terrainOf(hexOf(position, name));
  return interior && !doorway;
}
