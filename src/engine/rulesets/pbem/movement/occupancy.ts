import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit } from '../../../position/unit.js';

/** Units by hex for each position; a ridden horse counts with its rider only (pbem:7.1a). */
const byHex = new WeakMap<Position['units'], ReadonlyMap<HexName, readonly Unit[]>>();

function occupants(position: Position): ReadonlyMap<HexName, readonly Unit[]> {
  const known = byHex.get(position.units);
  if (known) return known;
  const map = new Map<HexName, Unit[]>();
  for (const unit of Object.values(position.units)) {
    if (unit.rider !== null) continue;
    for (const hex of unit.hexes) map.set(hex, [...(map.get(hex) ?? []), unit]);
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
  return unitsIn(position, hex).filter((unit) => isLive(unit) && unit.id !== except?.id);
}

/**
 * Both belong to sides, and to different ones. Neutral units have no enemies (pbem:2.5), nor have prisoners, who are
 * passed like neutrals (ruling of pbem:7.4b) and never attacked (pbem:22.7n).
 */
export function areEnemies(one: Unit, other: Unit): boolean {
  if (one.captive || other.captive) return false;
  return one.side !== null && other.side !== null && one.side !== other.side;
}
