import { placesRound, type FieldHex, type HexName } from '../../../../board/field.js';
import type { Course } from '../../../../game/course.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, type SideId, type Unit, type UnitId } from '../../../../position/unit.js';
import { isInFire } from '../burning/fires.js';
import { cartAt } from '../carts/carts.js';
import type { PbemEvent } from '../events.js';
import { liveUnitsIn } from '../movement/occupancy.js';
import { hexOf } from '../terrain/ground.js';
import type { DecisionOf, RetreatOwed } from '../turn/decision.js';
import { raise } from '../turn/pending.js';
import { isOpenOnFoot } from './ladders.js';

const RULE = 'pbem:19.12p';

/** A unit stands on the platform of a siege tower. */
export function isOnTower(position: Position, { hexes: [name] }: Pick<Unit, 'hexes'>): boolean {
  return position.equipment !== undefined && name !== undefined && hexOf(position, name).terrain === 'siegePlatform';
}

/**
 * The hexes into one of which a unit falls from its platform: the empty hexes ADJACENT to the base of the tower; if
 * there are none, those with a character (pbem:19.12q); and last those with only an animal or a cart. Nobody falls into
 * a fire as long as another hex is open (20.1g).
 */
export function landingsBelow(position: Position, { hexes: [name = ''] }: Unit): readonly HexName[] {
  const tower = position.equipment?.find(({ kind, hexes }) => kind === 'siegeTower' && hexes.includes(name));
  const beside = new Set((tower?.hexes ?? []).flatMap((place) => besideBase(position, hexOf(position, place))));
  const every = [...beside].sort();
  const safe = every.filter((hex) => !isInFire(position, { hexes: [hex] }));
  const all = safe.length > 0 ? safe : every;
  const empty = all.filter((hex) => liveUnitsIn(position, hex).length === 0 && !hasCart(position, hex));
  if (empty.length > 0) return empty;
  const manned = all.filter((hex) => liveUnitsIn(position, hex).some(isCharacter) && !hasCart(position, hex));
  return manned.length > 0 ? manned : all;
}

function hasCart(position: Position, hex: HexName): boolean {
  return position.carts !== undefined && cartAt(position, hex) !== undefined;
}

/**
 * The hexes that a man under one hex of a tower could enter on foot, except hexes under a tower and hexes of ladders.
 */
function besideBase(position: Position, { below }: FieldHex): readonly HexName[] {
  if (below === null) return [];
  return placesRound(below)
    .filter(({ terrain }) => terrain !== 'underTower' && terrain !== 'ladder')
    .filter((to) => isOpenOnFoot(position, below, to))
    .map(({ name }) => name);
}

/**
 * A retreat that cannot be made on the platform becomes a fall (pbem:19.12p). The attacker chooses the hex, and is
 * asked for it. False: the unit cannot fall from there.
 */
export function turnIntoFall(course: Course<PbemEvent>, { id, about }: DecisionOf<'Retreat'>): boolean {
  const unit = course.position.units[about.unit];
  if (!unit || about.falls || about.fire || !isOnTower(course.position, unit)) return false;
  // A retreat that was left open until its owner's player turn gives nobody an advance (pbem:4.4c).
  const late = about.due === 'ownTurn' ? { due: 'demanded' as const, noAdvance: true as const } : {};
  return oweFall(course, unit, { ...about, ...late }, id);
}

/**
 * Asks where a unit falls from its tower; with the id of a pending retreat, the fall replaces it. False: the unit
 * cannot fall from there.
 */
export function oweFall(course: Course<PbemEvent>, unit: Unit, owed: RetreatOwed, id?: string): boolean {
  const { position } = course;
  if (!isOnTower(position, unit) || landingsBelow(position, unit).length === 0) return false;
  raise(course, 'Retreat', chooserOf(position, owed.from), RULE, { ...owed, falls: true }, id);
  return true;
}

/** The side that caused the fall, else the side in turn. */
function chooserOf(position: Position, from: readonly UnitId[]): SideId {
  const sides = from.flatMap((id) => position.units[id]?.side ?? []);
  return sides[0] ?? position.turn.side;
}
