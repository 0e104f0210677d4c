import { KnownByKey } from '../../../known/known.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import { crossedAlong, type Crossed } from '../../../board/sight/crossed.js';
import type { Obstacle } from '../../../board/sight/line-walk.js';
import { sightMapOf, type SightMap } from '../../../board/sight/sight-map.js';
import type { Weighing } from '../../../board/sight/weighing.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { placesOfCarts, cartAt } from '../core/carts/carts.js';
import { coverOfCorner, type Cover } from '../core/fire/cover.js';
import { coveredOf, type Covered } from '../core/doors/door-side.js';
import { bearsTorch } from '../core/night/dark-movement.js';
import { whyUnitInDark } from '../core/night/dark-sight.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { tracingOf } from '../core/survey/seen.js';
import { coverOnLine, coverSoFar, coverThrough } from './cover.js';

/** The line that is best for the firer, the units between left out; or why there is none. */
export type TerrainLine =
  | {
      readonly free: true;
      readonly crossed: readonly Crossed[];
      readonly cover: Cover;
      readonly lines: readonly number[];
    }
  | { readonly free: false; readonly crossed: readonly Crossed[]; readonly blockedBy: Obstacle };

/** Of the target only the side counts against which it has taken cover in a door. */
type Target = Covered;

/** Lines are remembered for so many pairs of hexes on one map. */
const REMEMBERED_MAX = 20_000;

const known = new KnownByKey<SightMap, string | number, TerrainLine>(REMEMBERED_MAX);

/**
 * The line from one hex to another on which terrain gives the target the least cover (pbem:6.1f, 6.5). Remembered as
 * long as the terrain stays as it is, since shots from hex to hex are weighed again whenever a unit has moved. `map`:
 * by which lines are judged.
 */
export function bestTerrainLine(
  position: Position,
  from: FieldHex,
  at: FieldHex,
  unit: Target,
  map: SightMap = sightMapOf(fieldOfGame(position), position.live),
): TerrainLine {
  const key = keyOf(position, from, at, unit, map.ground.places.length);
  return known.of(map, key, () => findLine(position, map, from, at, unit));
}

/** A door or corner covers against the side that its occupant has fixed. */
function keyOf(position: Position, from: FieldHex, at: FieldHex, unit: Target, count: number): string | number {
  const pair = from.index * count + at.index;
  const centres = tracingOf(position) === 'centres';
  const side = terrainOf(at).cover.oneSided || at.features.includes('exteriorCorner') ? coveredOf(unit) : null;
  if (unit.exposed) return `${pair} exposed ${centres} ${placesOfCarts(position)}`;
  if (side === null && !centres && !position.carts) return pair;
  return `${pair} ${side ?? ''} ${centres} ${placesOfCarts(position)}`;
}

function findLine(position: Position, map: SightMap, from: FieldHex, at: FieldHex, unit: Target): TerrainLine {
  const coverOf = (crossed: readonly Crossed[]): Cover => coverOnLine({ position, from, at, unit, crossed });
  const weighing: Weighing = {
    least: unit.exposed ? 0 : Math.max(leastInHex(at), coverOfCorner(from, at, coveredOf(unit)).drm),
    passing: (hex, _height, end) => coverThrough({ position, from, at }, hex, end < 0),
    whole: (crossed) => coverOf(crossed).drm,
    mark: (crossed, end) => coverSoFar({ position, from, at, unit, crossed }, end),
    hinders: (hex) => mayCover(position, hex),
  };
  const look = map.look(from, at, weighing, tracingOf(position));
  const crossed = crossedAlong(map.ground, look.slots);
  return look.free
    ? { free: true, crossed, cover: coverOf(crossed), lines: look.lines }
    : { free: false, crossed, blockedBy: look.obstacle };
}

/** No line gives a target less than its own hex always does. */
function leastInHex(at: FieldHex): number {
  const { cover } = terrainOf(at);
  const always = !cover.voidedByElevation && !cover.intoExemptsAdjacent && !cover.notWithin && !cover.oneSided;
  return always ? Math.min(cover.into, cover.intoOverLip) : 0;
}

/** Some line that passes the hex meets cover there. */
export function mayCover(position: Position, hex: FieldHex): boolean {
  const { cover } = terrainOf(hex);
  return (cover.through ?? 0) > 0 || cover.behindAdjacent > 0 || cartAt(position, hex.name) !== undefined;
}

/**
 * Cover (DRM 0 to 3) that terrain would give a unit in a hex against fire from another, by the line that is best for
 * the firer (pbem:5.2c); null if the unit would not be seen there, which is infinite cover (pbem:6.51c). Its own torch
 * would light the hex (21.32a). Units between are left out.
 */
export function coverAgainst(position: Position, from: HexName, targetHex: HexName, unit: Unit): number | null {
  const [viewer, at] = [hexOf(position, from), hexOf(position, targetHex)];
  if (!bearsTorch(position, unit) && whyUnitInDark(position, viewer, at, unit)) return null;
  const seen = bestTerrainLine(position, viewer, at, unit);
  return seen.free ? seen.cover.drm : null;
}
