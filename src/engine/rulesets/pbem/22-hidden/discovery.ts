import type { HexName } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit, isLong } from '../../../position/unit.js';
import { coverAgainst } from '../16-terrain/terrain-line.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { seesUnit } from '../core/survey/seen.js';
import { hexOf } from '../core/terrain/ground.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';

/** A hidden unit that somebody discovers, and by which rule. */
export interface Discovery {
  readonly unit: Unit;
  readonly rule: string;
}

/** Hexes in which a unit is found by going beside them only (pbem:22.8c). */
const THICKETS: readonly TerrainType[] = ['tree', 'tent'];

/** Against less cover than this, as a DRM, a unit is seen in its hiding place (pbem:22.8d): medium. */
const COVER_MIN = 2;

const NOTHING: readonly Discovery[] = [];

/**
 * Hidden enemies whom a character discovers who stands where it does (pbem:22.8c to 22.8e). `hexes`: every hex in which
 * it has been; units between hinder nobody, and no distance is too far.
 */
export function discoveredBy(
  position: Position,
  seeker: Unit,
  hexes: readonly HexName[] = seeker.hexes,
): readonly Discovery[] {
  if (!position.hidden || !isActive(seeker)) return NOTHING;
  return hiddenUnits(position).flatMap((unit) => {
    if (unit.hexes.length === 0 || !areEnemies(seeker, unit)) return [];
    const rule = whyFound(position, unit, { ...seeker, hexes });
    return rule === null ? [] : [{ unit, rule }];
  });
}

function whyFound(position: Position, unit: Unit, seeker: Unit): string | null {
  if (isLarge(unit)) return seesUnit(position, seeker, unit) ? 'pbem:22.8e' : null;
  if (isInThicket(position, unit)) return isBeside(position, seeker, unit) ? 'pbem:22.8c' : null;
  return isExposedTo(position, seeker.hexes, unit) ? 'pbem:22.8d' : null;
}

/**
 * Cavalry, horses, oxen and the dragon are found as soon as they are seen (pbem:22.8e); smaller animals hide like
 * infantry.
 */
export function isLarge(unit: Unit): boolean {
  return isLong(unit) || unit.sheet.kind === 'ox';
}

/** A shot from one of the hexes would meet less than medium cover, whoever shoots (pbem:22.8d). */
export function isExposedTo(position: Position, from: readonly HexName[], unit: Unit): boolean {
  return from.some((one) =>
    unit.hexes.some((other) => (coverAgainst(position, one, other, unit) ?? COVER_MIN) < COVER_MIN),
  );
}

function isInThicket(position: Position, unit: Unit): boolean {
  return unit.hexes.every((name) => THICKETS.includes(hexOf(position, name).terrain));
}

function isBeside(position: Position, seeker: Unit, unit: Unit): boolean {
  return unit.hexes.some((name) =>
    hexOf(position, name).neighbours.some((hex) => hex !== null && seeker.hexes.includes(hex.name)),
  );
}
