import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { sideHexes } from '../07-movement/side-hexes.js';
import { ledBy } from '../core/animals/leads.js';
import { soldiersOf, chargesOfGuard, isCaptive, type Captive } from '../core/captives/captive.js';
import { isKnight } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import type { Mishap } from '../core/results/mishap.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';

/** Civilians whom one soldier can guard (pbem:22.7j). */
const CIVILIANS_PER_GUARD = 2;

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

/** Why a unit cannot guard a prisoner from where both stand, or null (pbem:22.7j, 22.7k, 22.7m). */
export function whyNoGuard(position: Position, guard: Unit, prisoner: Unit): Refusal | null {
  const { id } = guard;
  if (!isActive(guard)) return illegal('pbem:2.53b', `${id} is not active`, id);
  if (!isSoldier(guard)) return illegal('pbem:22.7j', `${id} is no soldier and guards nobody`, id);
  if (guard.panic !== undefined) return illegal('pbem:22.9k', `${id} is ${guard.panic}`, id);
  if (isInMelee(position, id)) return illegal('pbem:22.7k', `${id} is in melee`, id);
  if (ledBy(position, id) !== null) return illegal('pbem:12.4b', `${id} leads an animal`, id);
  if (!isAdjacentTo(position, guard, prisoner)) {
    return illegal('pbem:22.7k', `${prisoner.id} is not ADJACENT to ${id}`, prisoner.id);
  }
  if (!standsGuard(position, guard, prisoner)) {
    return illegal('pbem:22.7m', `${prisoner.id} is in no side hex of ${id}`, prisoner.id);
  }
  return whyTooMany(position, guard, prisoner);
}

/**
 * Why a guard has too many prisoners, or null: he guards one soldier, or one knight together with another guard, or up
 * to two civilians (pbem:22.7j).
 */
function whyTooMany(position: Position, guard: Unit, prisoner: Unit): Refusal | null {
  const charges = chargesOfGuard(position, guard).filter(({ id }) => id !== prisoner.id);
  if (charges.length === 0) return null;
  const civilians = [...charges, prisoner].every((one) => !isSoldier(one));
  if (civilians && charges.length < CIVILIANS_PER_GUARD) return null;
  const names = charges.map(({ id }) => id).join(' and ');
  return illegal('pbem:22.7j', `${guard.id} already guards ${names}`, guard.id);
}

/**
 * His guards, and others of his captors who could take up the duty now, are ADJACENT to a prisoner in minimum strength
 * (pbem:22.7o, 22.7p). His guards go on in melee; nobody guards in panic (22.9k).
 */
export function isHeld(position: Position, prisoner: Captive): boolean {
  const { by, guards } = prisoner.captive;
  const holders = soldiersOf(position, by).filter((unit) =>
    guards.includes(unit.id)
      ? unit.panic === undefined && standsGuard(position, unit, prisoner)
      : whyNoGuard(position, unit, prisoner) === null,
  );
  return isEnough(holders, prisoner);
}

/** A guard who still does his duty: active, and where he must stand. */
function keepsGuard(position: Position, guard: Unit | undefined, prisoner: Unit): boolean {
  return guard !== undefined && isActive(guard) && standsGuard(position, guard, prisoner);
}

/** Rule by which each mishap makes a guard let his prisoners go; a wound alone does not (pbem:10.4d). */
const LETS_GO: Readonly<Record<Exclude<Mishap, 'wounded'>, string>> = {
  retreats: 'pbem:10.21b',
  dismounted: 'pbem:10.6g',
  stunned: 'pbem:10.3a',
  killed: 'pbem:10.3a',
};

/** Guards who retreat, are stunned or dismounted, or die let their prisoners go (pbem:10.21b, 10.3a, 10.6g). */
export function letPrisonersGo(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  if (mishap !== 'wounded') letChargesGo(course, unit, LETS_GO[mishap]);
}

/** A unit guards nobody any more; other guards of its prisoners stay. `rule` is the reason. */
export function letChargesGo(course: Course<PbemEvent>, unit: UnitId, rule: string): void {
  const guard = course.position.units[unit];
  if (!guard) return;
  for (const prisoner of chargesOfGuard(course.position, guard)) {
    name(
      course,
      prisoner,
      prisoner.captive.guards.filter((id) => id !== unit),
      rule,
    );
  }
}

/**
 * Guards who stand where they can no longer guard are guards no more (pbem:22.7k, 22.7m). Where two guard, one may lead
 * the prisoner and the other catch up before the movement step ends (pbem:22.7l).
 */
export function reviewGuards(course: Course<PbemEvent>): void {
  const moving = course.position.turn.step === 'movement';
  for (const prisoner of unitsOfKind(course.position, 'captive').filter(isCaptive)) {
    const { guards } = prisoner.captive;
    const kept = keeping(course.position, prisoner);
    if (kept.length < guards.length && (!moving || kept.length === 0)) name(course, prisoner, kept, 'pbem:22.7k');
  }
}

function keeping(position: Position, prisoner: Captive): readonly UnitId[] {
  return prisoner.captive.guards.filter((id) => keepsGuard(position, position.units[id], prisoner));
}

function name(course: Course<PbemEvent>, prisoner: Captive, guards: readonly UnitId[], rule: string): void {
  course.emit({ type: 'GuardsNamed', data: { prisoner: prisoner.id, guards, rule } });
}
