import { Known } from '../../../known/known.js';
import { placesRound, type HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';
import { indexOf, type UnitIndex } from '../core/unit-index.js';

/** The answer for a unit in these hexes, as indexes among the units: a dozen rules ask for the same for their lists. */
interface Found {
  readonly hexes: Unit['hexes'];
  readonly live: Position['live'];
  readonly beside: readonly number[];
}

/**
 * Answers by the places of all units, which positions share until a unit goes somewhere. Each answer holds for one
 * state of the map: bridges and gates may have gone later.
 */
const found = new Known<UnitIndex['places'], Map<UnitId, Found>>();

/** Other units in the hexes of a unit and in the hexes beside them, dead units included, by name. */
export function unitsBeside(position: Position, unit: Unit): readonly Unit[] {
  const { places, units } = indexOf(position);
  const known = found.of(places, () => new Map<UnitId, Found>());
  let last = known.get(unit.id);
  const { live } = position;
  if (last?.hexes !== unit.hexes || last.live !== live) {
    last = { hexes: unit.hexes, live, beside: findBeside(position, unit) };
    known.set(unit.id, last);
  }
  return last.beside.length === 0 ? NOBODY : last.beside.map((at) => units[at] as Unit);
}

function findBeside(position: Position, unit: Unit): readonly number[] {
  const { places, units } = indexOf(position);
  const around = new Set<number>();
  const note = (hex: HexName): void => places.get(hex)?.forEach((at) => around.add(at));
  for (const name of unit.hexes) {
    const hex = hexOf(position, name);
    note(hex.name);
    for (const { name: beside } of placesRound(hex)) note(beside);
  }
  const idOf = (at: number): UnitId => (units[at] as Unit).id;
  return [...around].filter((at) => idOf(at) !== unit.id).sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

const NOBODY: readonly Unit[] = [];
