import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, type Character, type SideId, type Unit } from '../../../../position/unit.js';
import type { CharacterClass } from '../../../../position/unit-sheet.js';
import { isKnight } from '../combat/strength.js';
import { hiddenOfSide } from '../hidden/hidden-units.js';
import { hexesBetween } from '../panic/panicked.js';

/** How far a knight and a sergeant give control, in hexes (pbem:22.3c, 22.3d). */
const KNIGHTS_RADIUS = 6;
const SERGEANTS_RADIUS = 4;
/** Men who may be assigned to one sergeant (pbem:22.3c). */
export const MEN_MAX = 20;

/** Classes that act freely wherever their leaders are, besides knights (pbem:22.3a). */
const FREE_CLASSES: readonly CharacterClass[] = ['sergeant', 'assassin', 'ninja'];

/** Most characters need a leader for some actions (option commandControl, pbem:22.3a). */
export function usesCommandControl({ options }: Pick<Position, 'options'>): boolean {
  return options['commandControl'] === true;
}

/**
 * A live character of a side who acts freely only under control: not a knight, sergeant, assassin, ninja or prisoner
 * (pbem:22.3a).
 */
export function needsControl(unit: Unit): unit is Character {
  if (!isCharacter(unit) || unit.side === null || !isLive(unit) || unit.captive) return false;
  return !actsFreely(unit);
}

/** True if a character of this class never needs a leader to act (pbem:22.3a). */
export function actsFreely(unit: Pick<Character, 'sheet'>): boolean {
  return isKnight(unit) || unit.sheet.classes.some((one) => FREE_CLASSES.includes(one));
}

export function isSergeant(unit: Unit): unit is Character {
  return isCharacter(unit) && unit.sheet.classes.includes('sergeant');
}

/**
 * Characters of a side, hidden ones included, that are out of control in their present places, by name (pbem:22.3e).
 */
export function outOfControl(position: Position, side: SideId): readonly string[] {
  const units = charactersOf(position, side);
  const leaders = units.filter((unit) => isActive(unit) && unit.hexes.length > 0 && leads(unit));
  return units
    .filter(needsControl)
    .filter((unit) => !leaders.some((leader) => controls(position, leader, unit)))
    .map(({ id }) => id)
    .sort();
}

/**
 * Whether a character is in control by the latest check; null: he needs no control, or this position does not show it
 * (pbem:22.3f).
 */
export function controlShown({ uncontrolled }: Position, unit: Unit): boolean | null {
  const known = unit.side === null ? undefined : uncontrolled?.[unit.side];
  return known === undefined || !needsControl(unit) ? null : !known.includes(unit.id);
}

/** Characters of a side, hidden ones included. */
export function charactersOf(position: Position, side: SideId): readonly Character[] {
  return [...Object.values(position.units), ...hiddenOfSide(position, side)].filter(
    (unit): unit is Character => unit.side === side && isCharacter(unit),
  );
}

function leads(unit: Character): boolean {
  return isKnight(unit) || isSergeant(unit);
}

/**
 * A knight controls everybody in his radius, a sergeant the men who are assigned to him; neither needs to see them
 * (pbem:22.3c, 22.3d).
 */
function controls(position: Position, leader: Character, unit: Unit): boolean {
  const far = hexesBetween(position, leader.hexes, unit.hexes);
  if (isKnight(leader) && far <= KNIGHTS_RADIUS) return true;
  return isSergeant(leader) && unit.sergeant === leader.id && far <= SERGEANTS_RADIUS;
}
