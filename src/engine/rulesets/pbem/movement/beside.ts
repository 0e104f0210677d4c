import { placesRound } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { hexOf } from '../terrain/ground.js';
import { unitsIn } from './occupancy.js';

/** What was found for a unit as it stood then; a dozen rules ask for the same when lists are made. */
interface Found {
  readonly unit: Unit;
  readonly beside: readonly Unit[];
}

/** By the units of a position and what stands on the map, which may lengthen what is beside a hex (pbem:19.12f). */
const found = new WeakMap<Position['units'], Map<UnitId, Found>>();

/** Other units in the hexes of a unit and in those beside them, dead ones included, by name. */
export function unitsBeside(position: Position, unit: Unit): readonly Unit[] {
  // Equipment changes what lies beside what, and nothing else does.
  if (position.equipment) return findBeside(position, unit);
  let known = found.get(position.units);
  if (!known) found.set(position.units, (known = new Map<UnitId, Found>()));
  const last = known.get(unit.id);
  if (last?.unit === unit) return last.beside;
  const beside = findBeside(position, unit);
  known.set(unit.id, { unit, beside });
  return beside;
}

function findBeside(position: Position, unit: Unit): readonly Unit[] {
  const around = new Set<Unit>();
  for (const name of unit.hexes) {
    const hex = hexOf(position, name);
    for (const other of unitsIn(position, hex.name)) around.add(other);
    for (const { name: beside } of placesRound(hex)) {
      for (const other of unitsIn(position, beside)) around.add(other);
    }
  }
  if (around.size === 0) return NOBODY;
  return [...around].filter(({ id }) => id !== unit.id).sort((one, other) => (one.id < other.id ? -1 : 1));
}

const NOBODY: readonly Unit[] = [];
