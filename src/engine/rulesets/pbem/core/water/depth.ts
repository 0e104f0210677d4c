import type { Depth, Field } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, isLive, type Character, type Unit, isInfantry } from '../../../../position/unit.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';

/** In order, from ground that a unit stands on to water in which no unit can stand (pbem:17.4b). */
const ORDER: readonly (Depth | null)[] = [null, 'shallow', 'deep', 'bottomless'];

const watery = new WeakMap<Field, boolean>();

/** False for a map without any water: then nothing in this chapter needs checking. */
export function hasWater(position: Position): boolean {
  const field = fieldOfGame(position);
  let known = watery.get(field);
  if (known === undefined) watery.set(field, (known = field.places.some(({ depth }) => depth !== null)));
  return known;
}

/** The water in which a unit is, for a horse the deeper of its two hexes (pbem:17.4b); null: it is in no water. */
export function waterAt(position: Position, { hexes }: Pick<Unit, 'hexes'>): Depth | null {
  if (hexes.length === 0 || !hasWater(position)) return null;
  return hexes
    .map((name) => hexOf(position, name).depth)
    .reduce((deepest, depth) => (ORDER.indexOf(depth) > ORDER.indexOf(deepest) ? depth : deepest), null);
}

/** Water in which things sink, and which breaks a fall (pbem:7.7c, 17.1f, 17.42g). */
export function isDeep(depth: Depth | null): boolean {
  return depth === 'deep' || depth === 'bottomless';
}

/** A live character that has no ground under it: it can move only by a swimming roll (pbem:17.11a). */
export function isSwimmer(position: Position, unit: Unit): unit is Character {
  return isCharacter(unit) && isLive(unit) && waterAt(position, unit) === 'bottomless';
}

/** A wounded man on foot in deep water, who must roll before he can do anything (pbem:17.42e). */
export function isFoundering(position: Position, unit: Unit): unit is Character {
  return isInfantry(unit) && unit.health === 'wounded' && waterAt(position, unit) === 'deep';
}
