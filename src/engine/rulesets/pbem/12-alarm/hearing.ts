import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';

/** How far an alarm carries, in hexes (pbem:12.7c), and how far with a signal horn (pbem:12.7d). */
const VOICE_HEXES = 10;
const HORN_HEXES = 20;

function carryOf(unit: Unit): number {
  return unit.traits?.includes('signalHorn') ? HORN_HEXES : VOICE_HEXES;
}

/**
 * Friends of a character who hear his alarm and have neither been alerted nor heard another, sorted; no sight is
 * needed.
 */
export function hearersOf(position: Position, raiser: Unit): readonly UnitId[] {
  return Object.values(position.units)
    .filter((unit) => unit.side === raiser.side && unit.unaware && !unit.hears)
    .filter((unit) => hexesBetween(position, unit, raiser) <= carryOf(raiser))
    .map(({ id }) => id)
    .sort();
}

/** The distance from the nearest hex of one to the nearest of the other; a unit off the map is out of earshot. */
function hexesBetween(position: Position, one: Unit, other: Unit): number {
  return Math.min(
    ...one.hexes.flatMap((from) =>
      other.hexes.map((to) => distance(hexOf(position, from).cell, hexOf(position, to).cell)),
    ),
  );
}
