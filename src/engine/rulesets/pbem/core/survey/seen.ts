import type { FieldHex } from '../../../../board/field.js';
import { gapBetween } from '../../../../board/location.js';
import { sees, sight } from '../../../../board/sight.js';
import { isUnderBridge } from '../../../../board/sight/bar.js';
import { besideEnd, besideStart, type Crossed } from '../../../../board/sight/crossed.js';
import type { Tracing } from '../../../../board/sight/sight-map.js';
import type { Weighing } from '../../../../board/sight/weighing.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isBehindDoor, type Half } from '../doors/door-side.js';
import { whyInDark, whyUnitInDark } from '../night/dark-sight.js';
import { lightOf, type Light } from '../night/light.js';
import { adjacent } from '../terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';

/** How lines of sight are drawn in a game: between centres under the option alternativeLos (pbem:22.4). */
export function tracingOf({ options }: Position): Tracing {
  return options['alternativeLos'] === true ? 'centres' : 'anyPart';
}

/** True if one hex sees another with the present doors, terrain, lights and options of a game (pbem:5.2a, 21.1). */
export function seesHex(position: Position, from: FieldHex, to: FieldHex): boolean {
  return lineIsFree(position, from, to) && whyInDark(lightOf(position), from, to) === null;
}

/**
 * True if two places are adjacent and no floor or bridge lies between them. Adjacent places see each other (pbem:3.4a),
 * but nobody sees through the floor over a dungeon or a passage (16.33b, 16.34b) or from a bridge to below it (5.59).
 */
export function isBesideInSight(position: Position, from: FieldHex, to: FieldHex): boolean {
  if (!adjacent(position, from.name, to.name)) return false;
  const mayBeParted = gapBetween(from, to) === 'apart' || isUnderBridge(from) || isUnderBridge(to);
  return !mayBeParted || seesHex(position, from, to);
}

/**
 * True if a unit in the hex is seen from another (pbem:21.1, 2.73b, 2.74b), in which the viewer may have one half of a
 * shut doorway.
 */
export function seesUnitIn(
  position: Position,
  from: FieldHex,
  to: FieldHex,
  target: Unit,
  light: Light | undefined = lightOf(position),
  viewer: Half = {},
): boolean {
  return (
    lineIsFree(position, from, to) &&
    whyUnitInDark(position, from, to, target, light) === null &&
    !isPartedByDoor(position, from, to, viewer, target)
  );
}

/** Some part of one unit sees some part of the other (pbem:5.2c, 5.4c). */
export function seesUnit(position: Position, viewer: Unit, target: Unit): boolean {
  return viewer.hexes.some((from) =>
    target.hexes.some((to) =>
      seesUnitIn(position, hexOf(position, from), hexOf(position, to), target, lightOf(position), viewer),
    ),
  );
}

/**
 * True if every line between two hexes comes to a half of a shut doorway from its other side (pbem:16.16e). Two in one
 * doorway are parted by its door.
 */
export function isPartedByDoor(position: Position, from: FieldHex, to: FieldHex, viewer: Half, target: Half): boolean {
  if (viewer.half === undefined && target.half === undefined) return false;
  if (from === to) return viewer.half !== target.half && TERRAIN_FACTS[to.terrain].blindWhenShut;
  const whole = (crossed: readonly Crossed[]): number =>
    isBehindDoor(position, viewer, from, besideStart(crossed, to)) ||
    isBehindDoor(position, target, to, besideEnd(crossed, from))
      ? 1
      : 0;
  const mark = (crossed: readonly Crossed[]): string => besideStart(crossed, to).name;
  const weighing: Weighing = { least: 0, passing: () => 0, whole, mark, hinders: () => false };
  const best = sight(fieldOfGame(position), position.live, from, to, weighing, tracingOf(position));
  return best.free && best.weight > 0;
}

function lineIsFree(position: Position, from: FieldHex, to: FieldHex): boolean {
  return sees(fieldOfGame(position), position.live, from, to, tracingOf(position));
}
