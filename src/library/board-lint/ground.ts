import { directionBetween, type FieldHex } from '../../engine/board/field.js';
import { gapBetween, sideBetween } from '../../engine/board/location.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS, type TerrainFacts } from '../../engine/board/terrain-facts.js';
import { DOOR_TERRAIN, type HexsideType, type TerrainType } from '../../engine/board/terrain.js';
import { TERRAIN } from '../../engine/rulesets/pbem/core/terrain/terrain-table.js';
import type { MoverKind } from '../../engine/rulesets/pbem/core/movement/mover.js';

export function factsOf({ terrain }: FieldHex): TerrainFacts {
  return TERRAIN_FACTS[terrain];
}

/**
 * A unit of that kind can stand there: the terrain admits it, shut or open, or the water is shallow enough (pbem:17.4).
 */
export function admits({ terrains, depth }: FieldHex, kind: MoverKind): boolean {
  return terrains.every((terrain) => {
    const { cost, open } = TERRAIN[terrain];
    if (TERRAIN_FACTS[terrain].water) return depth !== 'bottomless';
    return cost[kind] !== null || (open !== null && open[kind] !== null);
  });
}

/** Hexsides that nobody can walk through, even if everything is open. */
const BARRIERS: readonly HexsideType[] = ['buildingWall', 'arrowSlit', 'battlement', 'bars', 'raisedDrawbridge'];

/** A man on foot can walk from one location to the next, if everything that can be opened is open. */
export function isPassage(from: FieldHex, to: FieldHex): boolean {
  const side = sideBetween(from, to);
  return side !== null && !BARRIERS.includes(side) && gapBetween(from, to) === null;
}

/** A hexside that stands up: a wall or an opening in one. */
export function isBuilt(type: HexsideType): boolean {
  return HEXSIDE_FACTS[type].sight === 'wall' || HEXSIDE_FACTS[type].leaf !== 'none' || type === 'arrowSlit';
}

export function isDoor(terrain: TerrainType): boolean {
  return DOOR_TERRAIN.includes(terrain);
}

/** A walk on top of a wall, or a tower: it may rise above what is beside it. */
export function isRaised(hex: FieldHex): boolean {
  return factsOf(hex).rampart || hex.terrain === 'castleTower' || hex.terrain === 'castleWall';
}

/** How many hexsides that stand up touch a hex: its own, and those that end at its corners. */
export function wallsAt(hex: FieldHex): number {
  let walls = hex.sides.filter(isBuilt).length;
  for (const [direction, one] of hex.neighbours.entries()) {
    const other = hex.neighbours[(direction + 1) % 6];
    if (!one || !other) continue;
    const towards = directionBetween(one, other);
    if (towards !== null && isBuilt(one.sides[towards] as HexsideType)) walls += 1;
  }
  return walls;
}
