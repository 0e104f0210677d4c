import type { Position } from './position.js';
import type { Unit } from './unit.js';

/** The position with one unit replaced; everything else is shared. */
export function withUnit(position: Position, unit: Unit): Position {
  return { ...position, units: { ...position.units, [unit.id]: unit } };
}

/** The position with several units replaced; the same position if there are none. */
export function replaceUnits(position: Position, units: readonly Unit[]): Position {
  const [first, second] = units;
  if (!first) return position;
  if (!second) return withUnit(position, first);
  if (units.length === 2) return { ...position, units: { ...position.units, [first.id]: first, [second.id]: second } };
  const changed = Object.fromEntries(units.map((unit) => [unit.id, unit]));
  return { ...position, units: { ...position.units, ...changed } };
}
