import type { HexName } from '../../../../board/field.js';
import type { Course } from '../../../../game/course.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit, type UnitId } from '../../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../events.js';
import type { Alert } from '../events/awareness.js';
import { areEnemies } from '../movement/occupancy.js';
import { unitsOfKind } from '../units-of-kind.js';
import { lightInPassing, type Light } from '../night/light.js';
import { ordersWith, type OrderType } from '../orders.js';
import { seesUnitIn } from '../survey/seen.js';
import { hexOf } from '../terrain/ground.js';

/** Rule of each way to become aware (pbem:12.7b). */
const ALERT_RULES: Readonly<Record<Alert, string>> = {
  sight: 'pbem:12.7b',
  attack: 'pbem:10.0b',
  alarm: 'pbem:12.7c',
  bark: 'pbem:13.3l',
};

/**
 * A unit suffers a retreat, and so it does the water: even a unit that is not aware of anything yet may be ordered
 * where to run (pbem:10.21a, 17.11a).
 */
const SUFFERED = ordersWith('forced');

/**
 * A unit sees an enemy that comes ADJACENT to it, and becomes aware in the middle of the enemy's move (pbem:12.7b,
 * 3.4b).
 */
const ON_SIGHT: OrderType = 'Pin';

/** A unit that has not been alerted cannot do anything (pbem:12.7a). */
export function barUnaware(_position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (unit.unaware === undefined || SUFFERED.has(type) || type === ON_SIGHT) return null;
  return illegal('pbem:12.7a', `${unit.id} has not been alerted`, unit.id);
}

/**
 * Makes those of some units aware that are not aware yet; emits nothing if there are none. `by`: the enemy that was
 * seen, or the dog.
 */
export function becomeAware(course: Course<PbemEvent>, ids: readonly UnitId[], how: Alert, by?: UnitId): void {
  const units = ids.filter((id) => course.position.units[id]?.unaware);
  if (units.length === 0) return;
  const rule = ALERT_RULES[how];
  course.emit({ type: 'UnitsAlerted', data: by === undefined ? { units, how, rule } : { units, how, by, rule } });
}

/** Fire at a unit and combat against it make it aware, whatever their result (pbem:12.7b, 10.0b). */
export function noticeBlow(course: Course<PbemEvent>, unit: UnitId): void {
  becomeAware(course, [unit], 'attack');
}

/**
 * Active characters that see an enemy become aware (pbem:12.7b), wherever the enemy was in the course of this order:
 * hexes that he only passed count too. Characters that are already aware do not look, so a game without the option
 * costs no time here.
 */
export function noticeEnemies(course: Course<PbemEvent>): void {
  const { position } = course;
  const lookers = unitsOfKind(position, 'unaware').filter(isActive);
  if (lookers.length === 0) return;
  const passed = hexesPassed(course.events);
  const light = lightInPassing(position, passed);
  const enemies = Object.values(position.units).filter((unit) => isCharacter(unit) && isLive(unit));
  for (const looker of lookers) {
    const seen = enemies.find((enemy) => areEnemies(looker, enemy) && noticed(position, looker, enemy, passed, light));
    if (seen) becomeAware(course, [looker.id], 'sight', seen.id);
  }
}

/** The events in which a unit goes from hex to hex on its own feet. */
const WALKS = ['UnitMoved', 'UnitRetreated', 'UnitAdvanced', 'UnitFled'] as const;

function isWalk(event: PbemEvent): event is PbemEventOf<(typeof WALKS)[number]> {
  return (WALKS as readonly string[]).includes(event.type);
}

/** Hexes that units held in the course of the order, by unit. */
export function hexesPassed(events: readonly PbemEvent[]): ReadonlyMap<UnitId, readonly HexName[]> {
  const passed = new Map<UnitId, HexName[]>();
  for (const event of events) {
    if (!isWalk(event)) continue;
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
    to.some((other) => seesUnitIn(position, hexOf(position, one), hexOf(position, other), enemy, light, looker)),
  );
}
