import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import { isLive, type Unit } from '../../../../position/unit.js';

/** Units by hex for each position; a ridden horse counts with its rider only (pbem:7.1a). */
const byHex = new WeakMap<Position['units'], ReadonlyMap<HexName, readonly Unit[]>>();

function occupants(position: Position): ReadonlyMap<HexName, readonly Unit[]> {
  const known = byHex.get(position.units);
  if (known) return known;
  const map = new Map<HexName, Unit[]>();
  for (const unit of Object.values(position.units)) {
    if (unit.rider !== null) continue;
    for (const hex of unit.hexes) {
      const others = map.get(hex);
      if (others) others.push(unit);
      else map.set(hex, [unit]);
    }
  }
  byHex.set(position.units, map);
  return map;
}

/** All units that hold a hex, dead ones included; riders without their horses. */
export function unitsIn(position: Position, hex: HexName): readonly Unit[] {
  return occupants(position).get(hex) ?? [];
}

/** Live units in a hex, except one. */
export function liveUnitsIn(position: Position, hex: HexName, except?: Unit): readonly Unit[] {
  const units = unitsIn(position, hex);
  if (units.length === 0) return units;
  return units.filter((unit) => isLive(unit) && unit.id !== except?.id);
}

const NOBODY: readonly Unit[] = [];
const sharing = new WeakMap<Position['units'], readonly Unit[]>();

/**
 * Live units that share a hex with another unit, in the order of the position; a ridden horse and its rider are one
 * unit.
 */
export function unitsSharing(position: Position): readonly Unit[] {
  let units = sharing.get(position.units);
  if (!units) sharing.set(position.units, (units = findSharing(position)));
  return units;
}

function findSharing(position: Position): readonly Unit[] {
  const found = new Set<Unit>();
  for (const units of occupants(position).values()) {
    const live = units.length > 1 ? units.filter(isLive) : NOBODY;
    if (live.length > 1) live.forEach((unit) => found.add(unit));
  }
  return found.size === 0 ? NOBODY : Object.values(position.units).filter((unit) => found.has(unit));
}

/**
 * Both units belong to sides, and to different ones. Neutral units have no enemies (pbem:2.5). Prisoners have none
 * either: units pass them like neutrals (ruling of pbem:7.4b), and they are never attacked (pbem:22.7n).
 */
export function areEnemies(one: Unit, other: Unit): boolean {
  if (one.captive || other.captive) return false;
  return one.side !== null && other.side !== null && one.side !== other.side;
}
