import { directionBetween, type FieldHex, type HexName } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { HexsideType } from '../../../../board/terrain.js';
import { DIRECTION_INDICES, turned, type DirectionIndex } from '../../../../hex/direction.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isShutDoorHex } from '../movement/barrier.js';

/** Hexsides that belong to a wall: the wall in which a door hex stands ends against it on both sides. */
const OF_WALLS: readonly HexsideType[] = ['buildingWall', 'window', 'doorHexside'];

/**
 * The side of a door hex on which one of its neighbours lies (pbem:6.53b). The neighbours fall into runs, inside and
 * outside, separated by the walls that end against the door hex. If a board draws no walls round the door, the hexes
 * under a roof are its inside. A side is named by the first hex of its run.
 */
export function doorSide(door: FieldHex, neighbour: FieldHex): HexName {
  const start = directionBetween(door, neighbour);
  if (start === null) throw new RangeError(`${neighbour.name} does not touch ${door.name}`);
  const first = firstOfRun(door, start, partedByWall) ?? firstOfRun(door, start, partedByRoof) ?? lowest(door);
  return nameAt(door, first);
}

type Parts = (one: FieldHex, other: FieldHex) => boolean;

/** The first direction of the run of neighbours in which `start` lies; null if no walls separate runs. */
function firstOfRun(door: FieldHex, start: DirectionIndex, parts: Parts): DirectionIndex | null {
  let first = start;
  for (let step = 0; step < DIRECTION_INDICES.length; step += 1) {
    const before = turned(first, -1);
    const [one, other] = [door.neighbours[before], door.neighbours[first]];
    if (!one || !other || parts(one, other)) return first;
    first = before;
  }
  return null;
}

function partedByWall(one: FieldHex, other: FieldHex): boolean {
  const between = directionBetween(one, other);
  return between === null || OF_WALLS.includes(one.sides[between] ?? 'plain');
}

function partedByRoof(one: FieldHex, other: FieldHex): boolean {
  return TERRAIN_FACTS[one.terrain].roofed !== TERRAIN_FACTS[other.terrain].roofed;
}

function lowest(door: FieldHex): DirectionIndex {
  return DIRECTION_INDICES.find((direction) => door.neighbours[direction] !== null) ?? 0;
}

function nameAt(door: FieldHex, direction: DirectionIndex): HexName {
  return door.neighbours[direction]?.name ?? door.name;
}

/**
 * The side against which a unit in a door hex has taken cover in this PT (pbem:7.9c), or null if nothing has fixed it
 * yet. A side of another door hex that the unit has left does not count.
 */
export function sideCovered(unit: Covered, door: FieldHex): HexName | null {
  const covered = coveredOf(unit);
  return covered !== null && door.neighbours.some((neighbour) => neighbour?.name === covered) ? covered : null;
}

/** The part of a unit that tells against which side it has cover. */
export type Covered = Pick<Unit, 'acts' | 'claim'> & {
  /** True if the unit has no cover in its own hex (pbem:18.5e); else absent. */
  readonly exposed?: true;
};

/** The side that was claimed, else the one that the first shot of this PT has fixed (pbem:7.9); null: nothing yet. */
export function coveredOf({ acts, claim }: Covered): HexName | null {
  return claim ?? acts.covered;
}

/**
 * The half of a shut door hex that lies on the side of a hex beside it, by the name of that side (pbem:7.22a, 16.16l);
 * undefined if no shut door parts the hex.
 */
export function halfTowards(position: Position, hex: FieldHex, beside: FieldHex): HexName | undefined {
  return isShutDoorHex(position, hex) ? doorSide(hex, beside) : undefined;
}

/**
 * True if a shut door parts a unit in this hex from the hex beside it. A unit that has only just stepped into the half
 * of a doorway, on a way that is still being planned, cannot go further from there.
 */
export function isShutOff(position: Position, unit: Unit, from: FieldHex, beside: FieldHex): boolean {
  const half = halfTowards(position, from, beside);
  return half !== undefined && !(unit.half === half && unit.hexes.includes(from.name));
}

/** True if the unit stands in that half, and also if its half is not known or the hex is not parted. */
export function isInHalf({ half }: Pick<Unit, 'half'>, wanted: HexName | undefined): boolean {
  return half === undefined || wanted === undefined || half === wanted;
}

/**
 * True if the shut door of the hex in which a unit has one half hides it from lines that come from a hex beside the
 * door (pbem:16.16e). Nothing is hidden behind a paled gate.
 */
export function isBehindDoor(position: Position, { half }: Half, door: FieldHex, beside: FieldHex): boolean {
  if (half === undefined || !TERRAIN_FACTS[door.terrain].blindWhenShut) return false;
  const towards = halfTowards(position, door, beside);
  return towards !== undefined && towards !== half;
}

/** The half of a shut doorway in which somebody is (pbem:7.22a). */
export type Half = Pick<Unit, 'half'>;
