import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Setup } from '../../../../game/setup.js';
import type { Position } from '../../../../position/position.js';
import { playersOf, playerOfSeat, seatId, sideOfSeat, type SeatId } from '../../../../position/seat.js';
import type { CharacterClass } from '../../../../position/unit-sheet.js';
import { isActive, isCharacter, isLive, type Character, type SideId, type Unit } from '../../../../position/unit.js';
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
function actsFreely(unit: Pick<Character, 'sheet'>): boolean {
  return isKnight(unit) || unit.sheet.classes.some((one) => FREE_CLASSES.includes(one));
}

/** Whether the unit is a character of the class of sergeants. */
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

const RULE = 'pbem:23.15b';

/**
 * The side in turn cannot close its first player turn before all its players have grouped their men, if the set-up has
 * not grouped them (pbem:23.15b).
 */
export function* owesGrouping(position: Position): Iterable<Refusal> {
  const { ungrouped, turn, duel } = position;
  if (!ungrouped || duel || (turn.step !== 'combat' && turn.step !== 'rams')) return;
  for (const seat of ungrouped.filter((one) => sideOfSeat(one) === turn.side)) {
    const player = playerOfSeat(seat);
    const man = charactersOf(position, turn.side).find(
      (unit) => needsControl(unit) && (player === null || unit.player === player),
    );
    yield illegal(RULE, `${player ?? turn.side} must first group the men under their sergeants`, man?.id);
  }
}

/**
 * The seats that must group their men in their first player turn (pbem:23.15b): seats with men that need control, on
 * sides with sergeants, if the set-up assigns nobody to them. If the game starts in the middle it is too late for sides
 * that have already played.
 */
export function ungroupedOf(setup: Setup): readonly SeatId[] {
  if (!usesCommandControl(setup) || (setup.start?.gameTurn ?? 1) > 1) return [];
  const { sides, start } = setup;
  const first = start?.initiative?.side ?? sides[0];
  const order = [...sides].sort((one, other) => (one === first ? -1 : other === first ? 1 : 0));
  const due = start ? order.slice(order.indexOf(start.side)) : order;
  return due.filter((side) => leavesOpen(setup, side)).flatMap((side) => seatsWithMen(setup, side));
}

function leavesOpen({ units }: Setup, side: SideId): boolean {
  const own = units.filter((unit) => unit.side === side);
  const hasSergeant = own.some(({ sheet }) => sheet.kind === 'character' && sheet.classes.includes('sergeant'));
  return hasSergeant && own.every(({ sergeant }) => sergeant === undefined);
}

function seatsWithMen(setup: Setup, side: SideId): readonly SeatId[] {
  const players = playersOf(setup, side);
  if (players.length === 0) return [seatId(side)];
  return players
    .filter(({ name }) =>
      setup.units.some(({ sheet, player }) => player === name && sheet.kind === 'character' && !actsFreely({ sheet })),
    )
    .map(({ name }) => seatId(side, name));
}
