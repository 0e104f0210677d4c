import type { HexName } from '../../../../board/field.js';
import type { Course } from '../../../../game/course.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit, type UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import { areEnemies } from '../movement/occupancy.js';
import { lightInPassing } from '../night/passing-light.js';
import type { Light } from '../night/light.js';
import { seesUnitIn } from '../survey/seen.js';
import { hexOf } from '../terrain/ground.js';
import { becomeAware } from './awareness.js';
import { muster } from '../muster.js';

/**
 * Active characters that see an enemy become aware (pbem:12.7b), wherever the enemy was in the course of this order:
 * hexes that he only passed count too. Characters that are already aware do not look, so a game without the option
 * costs no time here.
 */
export function noticeEnemies(course: Course<PbemEvent>): void {
  const { position } = course;
  const lookers = muster(position, 'unaware').filter(isActive);
  if (lookers.length === 0) return;
  const passed = hexesPassed(course.events);
  const light = lightInPassing(position, passed);
  const enemies = Object.values(position.units).filter((unit) => isCharacter(unit) && isLive(unit));
  for (const looker of lookers) {
    const seen = enemies.find((enemy) => areEnemies(looker, enemy) && noticed(position, looker, enemy, passed, light));
    if (seen) becomeAware(course, [looker.id], 'sight', seen.id);
  }
}

/** Hexes that units held in the course of the order, by unit. */
export function hexesPassed(events: readonly PbemEvent[]): ReadonlyMap<UnitId, readonly HexName[]> {
  const passed = new Map<UnitId, HexName[]>();
  for (const event of events) {
    if (event.type !== 'UnitMoved' && event.type !== 'UnitRetreated' && event.type !== 'UnitAdvanced') continue;
    const { unit, steps } = event.data;
    passed.set(unit, [...(passed.get(unit) ?? []), ...steps.flatMap(({ hexes }) => hexes)]);
  }
  return passed;
}

function noticed(
  position: Position,
  looker: Unit,
  enemy: Unit,
  passed: ReadonlyMap<UnitId, readonly HexName[]>,
  light: Light | undefined,
): boolean {
  const from = [...looker.hexes, ...(passed.get(looker.id) ?? [])];
  const to = [...enemy.hexes, ...(passed.get(enemy.id) ?? [])];
  return from.some((one) =>
    to.some((other) => seesUnitIn(position, hexOf(position, one), hexOf(position, other), enemy, light)),
  );
}
