import { KnownByKey } from '../../../../known/known.js';
import type { Field, FieldHex, HexName } from '../../../../board/field.js';
import { sightMapOf } from '../../../../board/sight/sight-map.js';
import { DIRECTION_INDICES } from '../../../../hex/direction.js';
import { stepped } from '../../../../hex/lattice.js';
import type { Position } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import { isBehindDoor } from '../doors/door-side.js';
import { itemsOf } from '../equipment/items.js';
import { Latest } from '../../../../known/latest.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';
import { sourcesOf, type LightSource } from './light-source.js';

/** The lit and the dark hexes of a position; the same object as long as no light has changed. */
export interface Light {
  readonly sources: readonly LightSource[];
  /** By the index of each place: 1 if light reaches its centre (pbem:21.1d). */
  readonly lit: Uint8Array;
  /** By the index of each place: 1 if rules of the night hold there and no light reaches it. */
  readonly dark: Uint8Array;
}

/** The number of states of the lights that are remembered for each state of the doors. */
const REMEMBERED_MAX = 64;

const ofPositions = new Latest<Position, Light>();
const ofLights = new KnownByKey<Position['live'], string, Light>(REMEMBERED_MAX);

/** It is night (pbem:21.0). */
function isNight({ options }: Position): boolean {
  return options['night'] === true;
}

/**
 * The light of a position; undefined if darkness plays no part: by day and without secret passages, which are always
 * dark (pbem:16.34c). Made once for all positions with the same lights.
 */
export function lightOf(position: Position): Light | undefined {
  if (!isNight(position) && position.options['secretPassages'] !== true) return undefined;
  return ofPositions.of(position, () => lightOfSources(position, sourcesOf(position)));
}

/** The light of a position as if these lights were there in addition for a moment. */
function lightWith(position: Position, more: readonly LightSource[]): Light | undefined {
  const light = lightOf(position);
  return light && more.length > 0 ? cast(position, [...light.sources, ...more]) : light;
}

/** True if the place is dark: no light reaches the centre of the hex. */
export function isDark(light: Light | undefined, { index }: FieldHex): boolean {
  return light?.dark[index] === 1;
}

/** The names of the places that light reaches, in the order of the map; null if darkness plays no part. */
export function litHexes(position: Position): readonly string[] | null {
  const light = lightOf(position);
  if (!light) return null;
  return fieldOfGame(position).places.flatMap(({ index, name }) => (light.lit[index] === 1 ? [name] : []));
}

function lightOfSources(position: Position, sources: readonly LightSource[]): Light {
  const each = sources.map(({ name, hex, reach, half = '' }) => `${name} ${hex.index} ${reach} ${half}`);
  const key = `${isNight(position)} ${each.join()}`;
  return ofLights.of(position.live, key, () => cast(position, sources));
}

/** Obstacles to sight also stop light; men and cover do not (pbem:21.3c). */
function cast(position: Position, sources: readonly LightSource[]): Light {
  const field = fieldOfGame(position);
  const map = sightMapOf(field, position.live);
  const lit = new Uint8Array(field.places.length);
  for (const { hex, reach, half } of sources) {
    lit[hex.index] = 1;
    if (reach === 0) continue;
    for (const place of placesAround(field, hex)) {
      if (half !== undefined && isBehindDoor(position, { half }, hex, place)) continue;
      if (lit[place.index] !== 1 && map.isFree(hex, place, 'anyPart')) lit[place.index] = 1;
    }
  }
  const night = isNight(position);
  const dark = Uint8Array.from(field.places, (place) =>
    (night || place.terrain === 'secretPassage') && lit[place.index] !== 1 ? 1 : 0,
  );
  return { sources, lit, dark };
}

/** All locations of the hexes beside a hex, and the other location of its own. */
function placesAround(field: Field, hex: FieldHex): readonly FieldHex[] {
  const hexes = DIRECTION_INDICES.map((direction) => field.hexAt(stepped(hex.cell, direction)));
  return [hex.above, hex.below, ...hexes.flatMap((beside) => [beside, beside?.below])].filter(
    (place): place is FieldHex => place !== null && place !== undefined,
  );
}

/**
 * The light of a position, including that of torches that units have carried through other hexes on their way there
 * (pbem:21.32a).
 */
export function lightInPassing(position: Position, passed: ReadonlyMap<UnitId, readonly HexName[]>): Light | undefined {
  if (passed.size === 0 || position.items === undefined) return lightWith(position, []);
  const borne = [...passed].flatMap(([unit, hexes]) => {
    const torch = itemsOf(position, unit).find(({ kind }) => kind === 'torch');
    if (!torch) return [];
    return hexes.map((hex): LightSource => {
      return { kind: 'torch', name: torch.id, hex: hexOf(position, hex), reach: 1, rule: 'pbem:21.32a' };
    });
  });
  return lightWith(position, borne);
}
