import { fieldOf } from '../../../board/build.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import { isAdjacentOnFoot } from '../core/terrain/adjacency.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** Moat that can be filled; with water it is filled as without (pbem:19.5c). */
const MOATS: readonly TerrainType[] = ['moat', 'floodedMoat'];

/** The whole hex is moat that is not filled. */
export function isOpenMoat({ terrains }: Pick<FieldHex, 'terrains'>): boolean {
  return terrains.every((terrain) => MOATS.includes(terrain));
}

/** The moat hex of that name if it is not filled, else null. */
export function openMoat(position: Position, name: HexName): FieldHex | null {
  const hex = fieldOfGame(position).hex(name);
  return hex && isOpenMoat(hex) ? hex : null;
}

/**
 * Moat hexes that a character on foot could enter from there (ruling of pbem:19.52a), in the order of the directions.
 */
export function moatsBeside(position: Position, from: FieldHex): readonly FieldHex[] {
  return from.neighbours.flatMap((next) =>
    [next, next?.below ?? null].flatMap((hex) =>
      hex && isOpenMoat(hex) && isAdjacentOnFoot(position, from, hex) ? [hex] : [],
    ),
  );
}

/** It lies under a drawbridge as the boards have it, whether that is up, down or destroyed (ruling of pbem:19.5b). */
export function isUnderDrawbridge({ ground }: Position, name: HexName): boolean {
  return fieldOf(ground.boards, ground.joins).hex(name)?.above?.terrain === 'drawbridge';
}
