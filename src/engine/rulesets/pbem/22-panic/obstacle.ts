import { distance } from '../../../hex/lattice.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { terrainAdvantage } from '../07-movement/hindrance.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { seesUnit } from '../core/survey/seen.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { activeEnemies, hexesBetween } from '../core/panic/panicked.js';

/** Hexsides that one defends (ruling of pbem:26.8c). */
const OBSTACLES: ReadonlySet<HexsideType> = new Set<HexsideType>([
  'window',
  'doorHexside',
  'paledGate',
  'gateDoor',
  'portcullis',
  'arrowSlit',
  'battlement',
]);

/**
 * Defends an obstacle or a doorway (ruling of pbem:26.8c): he stands in a doorway or in terrain of positive advantage,
 * or such a hexside is between him and the nearest active enemy whom he sees.
 */
export function defendsObstacle(position: Position, unit: Unit): boolean {
  if (terrainAdvantage(position, unit) > 0) return true;
  if (unit.hexes.every((hex) => terrainOf(hexOf(position, hex)).doorway)) return true;
  const seen = activeEnemies(position, unit).filter((enemy) => seesUnit(position, unit, enemy));
  const least = Math.min(...seen.map((enemy) => hexesBetween(position, unit.hexes, enemy.hexes)));
  const nearest = seen.filter((enemy) => hexesBetween(position, unit.hexes, enemy.hexes) === least);
  return nearest.some((enemy) => isBehindObstacle(position, unit, enemy));
}

/** One of the hexsides that lead straight towards the enemy. */
function isBehindObstacle(position: Position, unit: Unit, enemy: Unit): boolean {
  return unit.hexes.some((from) => {
    const hex = hexOf(position, from);
    return enemy.hexes.some((to) => {
      const { cell } = hexOf(position, to);
      const towards = hex.neighbours.filter((next) => next && distance(next.cell, cell) < distance(hex.cell, cell));
      return towards.some((next) => next && OBSTACLES.has(hexsideOf(position, hex, next)?.type ?? 'plain'));
    });
  });
}
