import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isDog, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { becomeAware } from '../core/alarm/awareness.js';
import type { PbemEvent } from '../core/events.js';
import { hexOf } from '../core/terrain/ground.js';
import { leaderOf } from '../core/animals/leads.js';
import { muster } from '../core/muster.js';

/** A stranger who comes nearer than this, in hexes, rouses a dog (pbem:13.3l). */
const ROUSED_BELOW = 5;
/** Characters hear a bark up to this distance, in hexes (pbem:13.3l). */
const HEARD_WITHIN = 15;

/**
 * Rouses each dog to which an enemy or neutral has come near in the course of an order, whether it sees him or not
 * (pbem:13.3l).
 */
export function rouseDogs(course: Course<PbemEvent>): void {
  for (const dog of muster(course.position, 'dog')) {
    if (!isDog(dog) || dog.roused !== undefined) continue;
    const [comer] = Object.values(course.position.units)
      .filter((unit) => isStranger(course.position, dog, unit) && hasCome(course, dog, unit))
      .map(({ id }) => id)
      .sort();
    if (comer !== undefined) course.emit({ type: 'DogRoused', data: { unit: dog.id, by: comer, rule: 'pbem:13.3l' } });
  }
}

/**
 * Roused dogs bark at the start of the next player turn, of whatever side; all characters who hear them become aware
 * (pbem:13.3l, 12.7b).
 */
export function letDogsBark(course: Course<PbemEvent>): void {
  const roused = muster(course.position, 'roused');
  for (const { id } of roused) {
    const dog = course.position.units[id];
    if (!dog) continue;
    const hearers = isDog(dog) ? hearersOf(course.position, dog) : [];
    course.emit({ type: 'DogBarked', data: { unit: id, hearers, rule: 'pbem:13.3l' } });
    becomeAware(course, hearers, 'bark', id);
  }
}

function hearersOf(position: Position, dog: Unit): readonly UnitId[] {
  return Object.values(position.units)
    .filter((unit) => isCharacter(unit) && isLive(unit) && nearest(position, dog, [unit.hexes]) <= HEARD_WITHIN)
    .map(({ id }) => id)
    .sort();
}

/**
 * Whether a unit is a stranger to a dog: enemies and neutrals are, and to a dog of no side every character is; its
 * leader never is.
 */
function isStranger(position: Position, dog: Unit, unit: Unit): boolean {
  if (!isCharacter(unit) || !isLive(unit) || unit.hexes.length === 0) return false;
  return (dog.side === null || unit.side !== dog.side) && leaderOf(position, dog.id)?.id !== unit.id;
}

/** Whether a unit is near the dog now, or came near on its way, and was not near when the order was given. */
function hasCome({ start, position, events }: Course<PbemEvent>, dog: Unit, unit: Unit): boolean {
  const [dogThen, then] = [start.units[dog.id], start.units[unit.id]];
  if (dogThen && then && nearest(start, dogThen, [then.hexes]) < ROUSED_BELOW) return false;
  const passed = events.flatMap((event) =>
    (event.type === 'UnitMoved' || event.type === 'UnitRetreated' || event.type === 'UnitAdvanced') &&
    event.data.unit === unit.id
      ? event.data.steps.map(({ hexes }) => hexes)
      : [],
  );
  return nearest(position, dog, [unit.hexes, ...passed]) < ROUSED_BELOW;
}

/** The least distance in hexes from a dog to any of these places; very far if there are none. */
function nearest(position: Position, dog: Unit, places: readonly (readonly HexName[])[]): number {
  const [own] = dog.hexes;
  if (own === undefined) return Number.MAX_SAFE_INTEGER;
  const { cell } = hexOf(position, own);
  const far = places.flatMap((hexes) => hexes.map((name) => distance(cell, hexOf(position, name).cell)));
  return Math.min(Number.MAX_SAFE_INTEGER, ...far);
}
