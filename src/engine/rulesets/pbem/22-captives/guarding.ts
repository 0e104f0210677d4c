import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit } from '../../../position/unit.js';
import { isKnight } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import { sideHexes } from '../07-movement/side-hexes.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { soldiersOf, type Captive } from '../core/captives/captive.js';
import { isSoldier } from '../../../position/soldier.js';

/** Civilians whom one soldier can guard (pbem:22.7j). */
export const CIVILIANS_PER_GUARD = 2;

/** Stands so that he can guard: ADJACENT, a rider with the prisoner in one of his side hexes (pbem:22.7k, 22.7m). */
export function standsGuard(position: Position, guard: Unit, prisoner: Unit): boolean {
  if (!isAdjacentTo(position, guard, prisoner)) return false;
  return !isMounted(guard) || sideHexes(position, guard).some(({ name }) => prisoner.hexes.includes(name));
}

/** Enough for a prisoner by himself: any soldier, but for a knight a knight or a sergeant (pbem:22.7j). */
export function sufficesAlone(guard: Unit, prisoner: Unit): boolean {
  if (!isCharacter(guard) || !isCharacter(prisoner) || !isSoldier(guard)) return false;
  return !isKnight(prisoner) || isKnight(guard) || guard.sheet.classes.includes('sergeant');
}

/** The least guard for a prisoner: one who suffices alone, or any two soldiers (pbem:22.7j). */
function isEnough(guards: readonly Unit[], prisoner: Unit): boolean {
  return guards.length > 1 || guards.some((guard) => sufficesAlone(guard, prisoner));
}

/**
 * His guards, and others of his captors who could be, are ADJACENT to a prisoner in minimum strength (pbem:22.7o,
 * 22.7p). Who is in melee takes up no guard (pbem:22.7k); who guards already goes on.
 */
export function isHeld(position: Position, prisoner: Captive): boolean {
  const { by, guards } = prisoner.captive;
  const holders = soldiersOf(position, by).filter(
    (unit) => standsGuard(position, unit, prisoner) && (guards.includes(unit.id) || !isInMelee(position, unit.id)),
  );
  return isEnough(holders, prisoner);
}

/** A guard who still does his duty: active, and where he must stand. */
export function keepsGuard(position: Position, guard: Unit | undefined, prisoner: Unit): boolean {
  return guard !== undefined && isActive(guard) && standsGuard(position, guard, prisoner);
}
