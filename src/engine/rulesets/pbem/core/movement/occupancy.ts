import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import { isLive, type Unit } from '../../../../position/unit.js';
import { isInHalf } from '../doors/door-side.js';
import { hexOf } from '../terrain/ground.js';
import { Latest } from '../../../../known/latest.js';
import { indexOf, type UnitIndex } from '../unit-index.js';

const NOBODY: readonly Unit[] = [];

/** All units that hold a hex, dead ones included; riders without their horses (pbem:7.1a). */
export function unitsIn(position: Position, hex: HexName): readonly Unit[] {
  const { places, units } = indexOf(position);
  const there = places.get(hex);
  return there ? there.map((at) => units[at] as Unit) : NOBODY;
}

/** Live units in a hex, except one. */
export function liveUnitsIn(position: Position, hex: HexName, except?: Unit): readonly Unit[] {
  const units = unitsIn(position, hex);
  if (units.length === 0) return units;
  return units.filter((unit) => isLive(unit) && unit.id !== except?.id);
}

const sharing = new Latest<UnitIndex, readonly Unit[]>();

/**
 * Live units that share a hex with another unit, in the order of the position; a ridden horse and its rider are one
 * unit.
 */
export function unitsSharing(position: Position): readonly Unit[] {
  return sharing.of(indexOf(position), findSharing);
}

function findSharing({ places, units }: UnitIndex): readonly Unit[] {
  const found = new Set<Unit>();
  for (const there of places.values()) {
    if (there.length < 2) continue;
    const live = there.map((at) => units[at] as Unit).filter(isLive);
    if (live.length > 1) live.forEach((unit) => found.add(unit));
  }
  return found.size === 0 ? NOBODY : units.filter((unit) => found.has(unit));
}

/**
 * Both units belong to sides, and to different ones. Neutral units have no enemies (pbem:2.5). Prisoners have none
 * either: units pass them like neutrals (ruling of pbem:7.4b), and they are never attacked (pbem:22.7n).
 */
export function areEnemies(one: Unit, other: Unit): boolean {
  if (one.captive || other.captive) return false;
  return one.side !== null && other.side !== null && one.side !== other.side;
}

/** Prisoners that may lie in one hex of a dungeon without overstacking it (pbem:7.25, 16.33f). */
export const DUNGEON_MAX = 3;

/**
 * Live units that overstack a hex together with this one (pbem:7.2); a shut door between them keeps them apart
 * (pbem:7.22a).
 */
export function hexMates(position: Position, unit: Unit): readonly Unit[] {
  return unit.hexes.flatMap((name) => matesIn(position, unit, name));
}

/** True if live units overstack a hex (pbem:7.2). */
export function isOverstacked(position: Position, name: HexName): boolean {
  return liveUnitsIn(position, name).some((unit) => matesIn(position, unit, name).length > 0);
}

function matesIn(position: Position, unit: Unit, name: HexName): readonly Unit[] {
  const others = liveUnitsIn(position, name, unit).filter((one) => isInHalf(one, unit.half));
  return others.length > 0 && !hasRoom(position, name, others.length + 1) ? others : [];
}

function hasRoom(position: Position, name: HexName, units: number): boolean {
  return units <= DUNGEON_MAX && hexOf(position, name).terrain === 'dungeon';
}
