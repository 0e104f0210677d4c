import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isDog, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { becomeAware } from '../core/alarm/awareness.js';
import { leaderOf } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * A dog of a side that nobody leads: it attacks and pins by itself (pbem:13.3d, 13.3e); one of no side only barks
 * (13.3c).
 */
export function isLooseDog(position: Position, unit: Unit): boolean {
  return isDog(unit) && unit.side !== null && leaderOf(position, unit.id) === null;
}

/** A dog of a side that one of its characters leads: it attacks and pins when its side says so (pbem:13.3g). */
export function isDogOnCommand(position: Position, unit: Unit): boolean {
  return isDog(unit) && unit.side !== null && leaderOf(position, unit.id)?.side === unit.side;
}

/** Live enemy characters whom a dog could attack where it stands, by name (pbem:13.3d). */
export function preyOf(position: Position, dog: Unit): readonly Unit[] {
  return unitsBeside(position, dog).filter(
    (unit) => isCharacter(unit) && isLive(unit) && areEnemies(unit, dog) && isAdjacentTo(position, dog, unit),
  );
}

/**
 * Combat puts two of them in melee: active enemies, and whoever fights a dog that is not his side's (pbem:11.1b,
 * 13.3h).
 */
export function comesIntoMelee(attacker: Unit, defender: Unit): boolean {
  if (isCharacter(defender)) return isActive(defender) && areEnemies(attacker, defender);
  return isDog(defender) && attacker.side !== defender.side;
}

/** Why a dog takes no order to attack, or null: it obeys a leader of its side and nobody else (pbem:13.3d, 13.3g). */
export function whyNoOrders(position: Position, unit: Unit): Refusal | null {
  if (!isDog(unit) || isDogOnCommand(position, unit)) return null;
  const leader = leaderOf(position, unit.id);
  return illegal(
    leader ? 'pbem:13.3g' : 'pbem:13.3d',
    leader
      ? `${unit.id} is led by ${leader.id} and attacks for nobody else`
      : `${unit.id} is loose and attacks by itself`,
    unit.id,
  );
}

/** No dog attacks a character of its own side (pbem:13.3c). */
export function sparedByDogs(attackers: readonly Unit[], { id, sheet, side }: Unit): Refusal | null {
  const dog = sheet.kind === 'character' && attackers.find((unit) => isDog(unit) && unit.side === side);
  return dog ? illegal('pbem:13.3c', `${dog.id} spares ${id}, a friend`, id) : null;
}

/** A stranger who comes nearer than this, in hexes, rouses a dog (pbem:13.3l). */
const ROUSED_BELOW = 5;
/** Characters hear a bark up to this distance, in hexes (pbem:13.3l). */
const HEARD_WITHIN = 15;

/**
 * Rouses each dog to which an enemy or neutral has come near in the course of an order, whether it sees him or not
 * (pbem:13.3l).
 */
export function rouseDogs(course: Course<PbemEvent>): void {
  for (const dog of unitsOfKind(course.position, 'dog')) {
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
  const roused = unitsOfKind(course.position, 'roused');
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
    .filter((unit) => isCharacter(unit) && isLive(unit) && leastDistance(position, dog, [unit.hexes]) <= HEARD_WITHIN)
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
  if (dogThen && then && leastDistance(start, dogThen, [then.hexes]) < ROUSED_BELOW) return false;
  const passed = events.flatMap((event) =>
    (event.type === 'UnitMoved' || event.type === 'UnitRetreated' || event.type === 'UnitAdvanced') &&
    event.data.unit === unit.id
      ? event.data.steps.map(({ hexes }) => hexes)
      : [],
  );
  return leastDistance(position, dog, [unit.hexes, ...passed]) < ROUSED_BELOW;
}

/** The least distance in hexes from a dog to any of these places; very far if there are none. */
function leastDistance(position: Position, dog: Unit, places: readonly (readonly HexName[])[]): number {
  const [own] = dog.hexes;
  if (own === undefined) return Number.MAX_SAFE_INTEGER;
  const { cell } = hexOf(position, own);
  const far = places.flatMap((hexes) => hexes.map((name) => distance(cell, hexOf(position, name).cell)));
  return Math.min(Number.MAX_SAFE_INTEGER, ...far);
}
