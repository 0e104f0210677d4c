import type { FieldHex, HexName } from '../../../../board/field.js';
import { distance, type Cell } from '../../../../hex/lattice.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { fieldOfGame } from '../terrain/ground.js';
import type { Change } from './changes.js';
import { sameMembers } from './same-unit.js';

/**
 * Distance in hexes from a unit that contains everything that its orders at arm's length depend on, including parties
 * that carry, and gates.
 */
const NEAR = 6;

/**
 * True if none of the changes is a change of the unit itself, lies near it, or is of a kind that also concerns distant
 * units.
 */
export function isFarFrom(position: Position, unit: Unit, changes: readonly Change[]): boolean {
  return changes.every(
    ({ before, after }) =>
      after.id !== unit.id &&
      concernsNobodyFar(before, after) &&
      !isWithin(position, unit, before.hexes, NEAR) &&
      (before.hexes === after.hexes || !isWithin(position, unit, after.hexes, NEAR)),
  );
}

/**
 * A prisoner may be guarded from afar; a unit that exchanges missiles ends the combats of its whole side (pbem:22.2g).
 */
function concernsNobodyFar(before: Unit, after: Unit): boolean {
  return before.captive === after.captive && before.acts.resupplied === after.acts.resupplied;
}

/** True if one of the hexes is at most so many hexes from the unit. */
export function isWithin(position: Position, unit: Unit, hexes: readonly HexName[], most: number): boolean {
  const field = fieldOfGame(position);
  return hexes.some((name) => {
    const { cell } = field.hex(name) as FieldHex;
    return unit.hexes.some((own) => distance((field.hex(own) as FieldHex).cell, cell) <= most);
  });
}

/** True if a line between two units may pass one of these hexes, or the hexes beside it. */
export function mayPass(position: Position, one: Unit, other: Unit, places: readonly HexName[]): boolean {
  const field = fieldOfGame(position);
  const cellOf = (name: HexName): Cell => (field.hex(name) as FieldHex).cell;
  return one.hexes.some((from) =>
    other.hexes.some((to) => {
      const straight = distance(cellOf(from), cellOf(to)) + DETOUR_MAX;
      return places.some((place) => {
        const cell = cellOf(place);
        return distance(cellOf(from), cell) + distance(cell, cellOf(to)) <= straight;
      });
    }),
  );
}

/**
 * A way through a hex that a straight line touches, or through a hex beside such a hex, is never longer than the
 * straight way by more than this.
 */
const DETOUR_MAX = 4;

/** Acts of a unit in a turn that nobody else can see. */
const UNSEEN_ACTS: ReadonlySet<string> = new Set(['mpSpent', 'moveEnded', 'fired', 'attacked']);

/** True if a changed unit is still the same for other units: its place, its state and its cover. */
export function looksTheSame({ before, after }: Change): boolean {
  return (
    before === after ||
    (sameMembers(before, after, (key) => key === 'acts') &&
      sameMembers(before.acts, after.acts, (key) => UNSEEN_ACTS.has(key)))
  );
}
