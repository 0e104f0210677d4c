import { directionBetween, type FieldHex } from '../../engine/board/field.js';
import { gapBetween, sideBetween } from '../../engine/board/location.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS, type TerrainFacts } from '../../engine/board/terrain-facts.js';
import { DOOR_TERRAIN, type HexsideType, type TerrainType } from '../../engine/board/terrain.js';
import { factsOf } from '../rulesets.js';

/** The facts about the terrain of a hex that do not depend on a rulebook. */
export function terrainFactsOf({ terrain }: FieldHex): TerrainFacts {
  return TERRAIN_FACTS[terrain];
}

/** Boards pin no rulebook. They are checked by the rulebook of the family. */
const FAMILY = factsOf({ ruleset: { id: 'pbem', version: 1 } });

/** A man on foot can stand there: the terrain admits him, shut or open, or the water is shallow enough (pbem:17.4). */
export function admitsFoot(hex: FieldHex): boolean {
  return FAMILY.units.canStand(hex);
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

/** Whether a hex of this terrain is a door, an entrance or a gate in a wall (pbem:16.16). */
export function isDoor(terrain: TerrainType): boolean {
  return DOOR_TERRAIN.includes(terrain);
}

/** A walk on top of a wall, or a tower: it may rise above what is beside it. */
export function isRaised(hex: FieldHex): boolean {
  return terrainFactsOf(hex).rampart || hex.terrain === 'castleTower' || hex.terrain === 'castleWall';
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
