import { placesRound } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';
import { unitsIn } from '../core/movement/occupancy.js';

/** The answer for a unit in this state: a dozen rules ask for the same when lists are made. */
interface Found {
  readonly unit: Unit;
  readonly live: Position['live'];
  readonly beside: readonly Unit[];
}

/**
 * Answers by the units of a position. Each answer holds for one state of the map: bridges and gates may have gone
 * later.
 */
const found = new WeakMap<Position['units'], Map<UnitId, Found>>();

/** Other units in the hexes of a unit and in the hexes beside them, dead units included, by name. */
export function unitsBeside(position: Position, unit: Unit): readonly Unit[] {
  let known = found.get(position.units);
  if (!known) found.set(position.units, (known = new Map<UnitId, Found>()));
  const last = known.get(unit.id);
  const { live } = position;
  if (last?.unit === unit && last.live === live) return last.beside;
  const beside = findBeside(position, unit);
  known.set(unit.id, { unit, live, beside });
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
