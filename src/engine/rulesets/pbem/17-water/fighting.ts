import type { FieldHex } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, isCharacter, type Unit } from '../../../position/unit.js';
import { NO_COVER, type Cover } from '../core/fire/cover.js';
import { isBesideInSight } from '../core/survey/seen.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { WATER_BY_DEPTH } from '../core/terrain/terrain-table.js';
import { isFoundering, waterAt, isDeep } from '../core/water/water.js';

/**
 * Why a unit strikes at nobody from where it is, pins and advances included, or null: nobody does out of bottomless
 * water (pbem:17.3a), no wounded man on foot out of deep water (pbem:17.42c).
 */
export function whyNotStrikeFrom(position: Position, unit: Unit): Refusal | null {
  if (waterAt(position, unit) === 'bottomless') {
    return illegal('pbem:17.3a', `${unit.id} swims and strikes at nobody`, unit.id);
  }
  if (!isFoundering(position, unit)) return null;
  return illegal('pbem:17.42c', `${unit.id} is wounded in deep water and strikes at nobody`, unit.id);
}

/** Why nobody fires from where a unit is, or null: of those in deep water riders do (pbem:6.1l, 17.3a, 17.42d). */
export function whyNotFireFrom(position: Position, unit: Unit): Refusal | null {
  switch (waterAt(position, unit)) {
    case 'bottomless':
      return illegal('pbem:17.3a', `${unit.id} swims and fires nothing`, unit.id);
    case 'deep':
      if (isMounted(unit)) return null;
      return illegal('pbem:6.1l', `${unit.id} is in deep water, where only riders fire`, unit.id);
    default:
      return null;
  }
}

/**
 * A spearman on dry ground strikes at a character in deep or bottomless water (pbem:17.5a): from an adjacent hex on the
 * same level, ADJACENT or not (pbem:17.5c, 3.4d).
 */
export function strikesIntoWater(position: Position, attacker: Unit, target: Unit): boolean {
  return hasSpear(attacker) && mightStrikeIntoWater(position, attacker, target);
}

/**
 * The rule that keeps a spearman from reaching somebody in the water beside him; null: he is none, or nobody is there.
 */
export function whyNotIntoWater(position: Position, attacker: Unit, target: Unit): string | null {
  if (!isSpearman(attacker) || !isCharacter(target) || !isDeep(waterAt(position, target))) return null;
  if (waterAt(position, attacker) !== null) return 'pbem:17.5a';
  return hasSpear(attacker) || !mightStrikeIntoWater(position, attacker, target) ? 'pbem:17.5c' : 'pbem:17.5d';
}

function mightStrikeIntoWater(position: Position, attacker: Unit, target: Unit): boolean {
  if (!isCharacter(target) || !isDeep(waterAt(position, target)) || waterAt(position, attacker) !== null) return false;
  return attacker.hexes.some((from) =>
    target.hexes.some((to) => reaches(position, hexOf(position, from), hexOf(position, to))),
  );
}

/**
 * Level, though a moat lies a slope lower than its bank; not from a drawbridge, below which nobody is struck at
 * (pbem:18.1l).
 */
function reaches(position: Position, from: FieldHex, to: FieldHex): boolean {
  if (!isDeep(to.depth) || from.level !== to.level || from.terrain === 'drawbridge') return false;
  return isBesideInSight(position, from, to);
}

function isSpearman(unit: Unit): boolean {
  return isCharacter(unit) && unit.sheet.classes.includes('spearman');
}

/** A spear that was thrown is gone (pbem:17.5d, 2.65). */
function hasSpear(unit: Unit): boolean {
  return isSpearman(unit) && !(isCharacter(unit) && unit.sheet.weapon === 'spear' && unit.missiles === 0);
}

/** Only the spear reaches him: the hexes are not ADJACENT, and no melee comes of it (ruling of pbem:17.5b). */
export function strikesFromAfar(position: Position, attacker: Unit, target: Unit): boolean {
  return strikesIntoWater(position, attacker, target) && !isAdjacentTo(position, attacker, target);
}

/** Cover of a horse, whichever of its hexes is aimed at: it is in the deeper of the two (pbem:17.4b). */
export function coverOfWater(position: Position, unit: Unit): Cover {
  const depth = unit.hexes.length > 1 ? waterAt(position, unit) : null;
  if (depth === null) return NO_COVER;
  return { drm: WATER_BY_DEPTH[depth].cover.into, rule: 'pbem:17.4b', what: `in ${depth} water`, own: true, by: [] };
}
