import type { FieldHex } from '../../../../board/field.js';
import { gapBetween } from '../../../../board/location.js';
import { sees } from '../../../../board/sight.js';
import { isUnderBridge } from '../../../../board/sight/bar.js';
import type { Tracing } from '../../../../board/sight/sight-map.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
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

/** True if a unit in the hex is seen from another (pbem:21.1, 2.73b, 2.74b). */
export function seesUnitIn(
  position: Position,
  from: FieldHex,
  to: FieldHex,
  target: Unit,
  light: Light | undefined = lightOf(position),
): boolean {
  return lineIsFree(position, from, to) && whyUnitInDark(position, from, to, target, light) === null;
}

/** Some part of one unit sees some part of the other (pbem:5.2c, 5.4c). */
export function seesUnit(position: Position, viewer: Unit, target: Unit): boolean {
  return viewer.hexes.some((from) =>
    target.hexes.some((to) => seesUnitIn(position, hexOf(position, from), hexOf(position, to), target)),
  );
}

function lineIsFree(position: Position, from: FieldHex, to: FieldHex): boolean {
  return sees(fieldOfGame(position), position.live, from, to, tracingOf(position));
}
