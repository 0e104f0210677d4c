import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLive, type Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { orderOfPlay } from '../core/initiative/initiative.js';
import { seesUnit } from '../core/survey/seen.js';
import { isInReach } from '../core/terrain/adjacency.js';
import { oweFlight } from './panic-test.js';
import { activeEnemies, canFear, hexesBetween, isLeader, knowsPanic } from '../core/panic/panicked.js';

/** From so many hexes to the nearest enemy on nobody panics any more (pbem:22.9m). */
const SAFE_HEXES = 6;

/**
 * In each movement phase of their side those who panic or rout run on, before anything else is ordered (pbem:22.9j,
 * 22.9n).
 */
export function oweFlights(course: Course<PbemEvent>): void {
  for (const unit of afraid(course.position))
    if (canFear(course.position, unit)) oweFlight(course, unit.id, unit.panic === 'routed');
}

/** At the end of it some come to themselves (pbem:22.9m, 22.9p). */
export function rally(course: Course<PbemEvent>): void {
  const { position } = course;
  for (const unit of afraid(position)) {
    const led = Object.values(position.units).some((leader) => rallies(position, leader, unit));
    const routed = unit.panic === 'routed';
    if (led || (!routed && isSafe(position, unit))) {
      course.emit({ type: 'PanicEnded', data: { unit: unit.id, rule: routed ? 'pbem:22.9p' : 'pbem:22.9m' } });
    }
  }
}

/**
 * Panicked and routed characters of the side in turn who are on the map, by name; neutrals go with the side that plays
 * first.
 */
function afraid(position: Position): readonly Unit[] {
  if (!knowsPanic(position)) return [];
  const { side } = position.turn;
  const neutrals = side === orderOfPlay(position)[0];
  return Object.values(position.units)
    .filter((unit) => unit.panic !== undefined && isLive(unit) && unit.hexes.length > 0)
    .filter((unit) => (unit.side === null ? neutrals : unit.side === side))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** An active knight or sergeant of his side who is not afraid himself (rulings of pbem:22.9k, 22.9m). */
function rallies(position: Position, leader: Unit, unit: Unit): boolean {
  return (
    leader.id !== unit.id &&
    leader.side === unit.side &&
    isLeader(leader) &&
    isActive(leader) &&
    leader.panic === undefined &&
    isInReach(position, leader, unit)
  );
}

/** No active enemy sees him, or the nearest is far (pbem:22.9m). */
function isSafe(position: Position, unit: Unit): boolean {
  const enemies = activeEnemies(position, unit);
  if (enemies.every((enemy) => hexesBetween(position, enemy.hexes, unit.hexes) >= SAFE_HEXES)) return true;
  return !enemies.some((enemy) => seesUnit(position, enemy, unit));
}
