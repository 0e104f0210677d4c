import type { HexName } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLong, isLive, type Unit } from '../../../position/unit.js';
import { joinOverstacked } from '../11-melee/melee.js';
import { coverAgainst } from '../16-terrain/terrain-line.js';
import { hexesPassed } from '../core/alarm/awareness.js';
import type { PbemEvent } from '../core/events.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { seesUnit } from '../core/survey/seen.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { reveal } from './reveal.js';

/** A hidden unit that somebody discovers, and by which rule. */
interface Discovery {
  readonly unit: Unit;
  readonly rule: string;
}

/** Hexes in which a unit is found by going beside them only (pbem:22.8c). */
const THICKETS: readonly TerrainType[] = ['tree', 'tent'];

/** Against less cover than this, as a DRM, a unit is seen in its hiding place (pbem:22.8d): medium. */
const COVER_MIN = 2;

const NOTHING: readonly Discovery[] = [];

/**
 * Hidden enemies that a character discovers from where it stands (pbem:22.8c to 22.8e). `hexes`: every hex in which it
 * has been; units between hinder nobody, and no distance is too far.
 */
function discoveredBy(
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
function isLarge(unit: Unit): boolean {
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

/** Adjacent in the weak sense (pbem:3.4a): not through a wall, but from under a tower. */
function isBeside(position: Position, seeker: Unit, unit: Unit): boolean {
  return unit.hexes.some((name) => seeker.hexes.some((from) => adjacent(position, from, name)));
}

/** A character who has moved, and the hexes of the next steps that are planned. */
export interface Seeker {
  readonly unit: Unit;
  readonly next: readonly HexName[];
}

/** A hidden unit that is found, the rule, and the unit that finds it. */
export type Found = Discovery & { readonly by: Unit };

/**
 * Hidden enemies that one of the seekers discovers from where it is now, or would run into with its next steps
 * (pbem:22.8c to 22.8e).
 */
export function foundBy(position: Position, seekers: readonly Seeker[]): readonly Found[] {
  if (!position.hidden) return [];
  const found = seekers.flatMap(({ unit: by, next }) =>
    [...discoveredBy(position, by), ...hiddenEnemiesIn(position, by, next)].map((one) => ({ ...one, by })),
  );
  return found.filter(({ unit }, index) => found.findIndex((one) => one.unit.id === unit.id) === index);
}

/**
 * Hidden enemies in these hexes: a unit that would enter the hex of a hidden enemy finds him first (pbem:22.8d, 7.4b).
 */
export function hiddenEnemiesIn(position: Position, seeker: Unit, hexes: readonly HexName[]): readonly Discovery[] {
  if (hexes.length === 0) return [];
  return hiddenUnits(position)
    .filter((unit) => areEnemies(seeker, unit) && unit.hexes.some((hex) => hexes.includes(hex)))
    .map((unit) => ({ unit, rule: 'pbem:22.8d' }));
}

/**
 * After an order, reveals all hidden units that it has exposed: units that have moved find hidden enemies from any hex
 * of their way (pbem:22.8c, 22.8d); all units that can see a large unit find it (pbem:22.8e); and all units look again
 * if a door or other terrain has changed.
 */
export function discoverHidden(course: Course<PbemEvent>): void {
  const { position, start } = course;
  if (!position.hidden) return;
  const shared = sharing(position);
  const passed = hexesPassed(course.events);
  const hasTerrainChanged = position.live !== start.live;
  const shown = new Set<string>();
  for (const unit of Object.values(position.units)) {
    if (!isActive(unit)) continue;
    const way = [...(passed.get(unit.id) ?? []), ...unit.hexes];
    const moved = way.length > unit.hexes.length || start.units[unit.id]?.hexes !== unit.hexes;
    for (const found of discoveredBy(position, unit, way)) {
      if (shown.has(found.unit.id) || !(moved || hasTerrainChanged || isLarge(found.unit))) continue;
      shown.add(found.unit.id);
      reveal(course, found.unit, found.rule, unit.id);
    }
  }
  for (const unit of shared) if (!shown.has(unit.id)) reveal(course, unit, 'pbem:22.8d');
  if (shared.length > 0) joinOverstacked(course, 'pbem:11.3c');
}

/** Hidden units into whose hex a unit was driven that knew nothing of them; they show themselves (pbem:22.8d). */
function sharing(position: Position): readonly Unit[] {
  const held = new Set(Object.values(position.units).flatMap((unit) => (isLive(unit) ? unit.hexes : [])));
  return hiddenUnits(position).filter(({ hexes }) => hexes.some((hex) => held.has(hex)));
}
