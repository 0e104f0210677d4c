import type { FieldHex } from '../board/field.js';
import { TERRAIN_FACTS } from '../board/terrain-facts.js';
import type { HexsideType, TerrainType } from '../board/terrain.js';

/** The kinds of buildings that engines batter (pbem:26.72d). */
export type WorkKind = 'castleWall' | 'embattlement' | 'castleTower' | 'buildingWall';

/**
 * Terrain of a castle that engines can batter, with the kind of target (pbem:19.3a, 26.72d); a gate hex is a wall
 * (ruling of 26.71g).
 */
const CASTLE: Partial<Readonly<Record<TerrainType, WorkKind>>> = {
  castleWall: 'castleWall',
  embattlement: 'embattlement',
  rampart: 'embattlement',
  gate: 'castleWall',
  stableGate: 'castleWall',
  castleTower: 'castleTower',
  towerPlatform: 'castleTower',
};

/** Hexsides that are walls of a house; against engines windows and doors count as wall (pbem:19.2u). */
const WALLS: readonly (HexsideType | undefined)[] = ['buildingWall', 'window', 'doorHexside', 'arrowSlit'];

/** The kind of target that a hex is for engines, in its present state; null: none. */
export function workOf(hex: FieldHex): WorkKind | null {
  const castle = CASTLE[hex.structure?.on ?? hex.terrain];
  if (castle) return castle;
  const beside = hex.neighbours.map((next) => next?.terrain);
  // Slits and doors are part of the wall or tower in which they are (rulings of pbem:19.2u, 26.72d).
  if (hex.terrain === 'arrowSlit') return beside.includes('castleWall') ? 'castleWall' : 'castleTower';
  if (hex.terrain === 'doorHex') return beside.includes('castleTower') ? 'castleTower' : 'buildingWall';
  return isHouse(hex) && hasWall(hex) ? 'buildingWall' : null;
}

/** A roofed hex of a house (pbem:16.15a). */
export function isHouse({ terrain }: FieldHex): boolean {
  const { roofed, apart } = TERRAIN_FACTS[terrain];
  return roofed && !apart && CASTLE[terrain] === undefined && terrain !== 'arrowSlit';
}

/** Whether a hex has a wall on one of its own sides. */
export function hasWall({ sides }: FieldHex): boolean {
  return sides.some((side) => WALLS.includes(side));
}
