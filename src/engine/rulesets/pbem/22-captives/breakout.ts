import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isActive, isCharacter, type Unit } from '../../../position/unit.js';
import { isCaptive, type Captive } from '../core/captives/captive.js';
import type { PbemEvent } from '../core/events.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { isDue } from '../core/turn/decision.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import { isHeld } from './guarding.js';

/** Why a prisoner may not join an attack on one of his guards, or null (pbem:22.7p). */
export function whyNotJoin(prisoner: Captive, attackers: readonly Unit[], defenders: readonly Unit[]): Refusal | null {
  const { id, health, acts, captive } = prisoner;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, id);
  if (health === 'stunned') return no('pbem:2.53b', `${id} is stunned and cannot attack`);
  if (acts.attacked) return no('pbem:9.1d', `${id} has attacked already`);
  if (!isSoldier(prisoner)) return no('pbem:22.7p', `${id} is no soldier and joins no attack`);
  if (!attackers.some((unit) => !isCaptive(unit)))
    return no('pbem:22.7p', `${id} is a prisoner and attacks with others only`);
  if (defenders.some((unit) => captive.guards.includes(unit.id))) return null;
  return no('pbem:22.7p', `none of those attacked guards ${id}`);
}

/**
 * Decides the escape of prisoners who joined an attack, after its retreats and advances (pbem:22.7p): the attempt fails
 * if they are still held in sufficient strength and no active friend is ADJACENT.
 */
export function settleBreakouts(course: Course<PbemEvent>): void {
  if (course.position.pending.some((decision) => isDue(course.position, decision))) return;
  for (const prisoner of unitsOfKind(course.position, 'captive').filter(isCaptive)) {
    if (!prisoner.acts.attacked) continue;
    const success = !isHeld(course.position, prisoner) || hasFriend(course.position, prisoner);
    course.emit({ type: 'PrisonerEscaped', data: { unit: prisoner.id, success, rule: 'pbem:22.7p' } });
  }
}

function hasFriend(position: Position, prisoner: Captive): boolean {
  return Object.values(position.units).some(
    (unit) =>
      unit.id !== prisoner.id &&
      isCharacter(unit) &&
      unit.side === prisoner.side &&
      isActive(unit) &&
      isAdjacentTo(position, unit, prisoner),
  );
}
