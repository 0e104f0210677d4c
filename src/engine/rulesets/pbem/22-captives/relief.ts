import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { Mishap } from '../core/results/mishap.js';
import { chargesOfGuard, isCaptive, type Captive } from '../core/captives/captive.js';
import { keepsGuard } from './guarding.js';
import { muster } from '../core/muster.js';

/** Rule by which each mishap makes a guard let his prisoners go; a wound alone does not (pbem:10.4d). */
const LETS_GO: Readonly<Record<Exclude<Mishap, 'wounded'>, string>> = {
  retreats: 'pbem:10.21b',
  dismounted: 'pbem:10.6g',
  stunned: 'pbem:10.3a',
  killed: 'pbem:10.3a',
};

/** Guards who retreat, are stunned or dismounted, or die let their prisoners go (pbem:10.21b, 10.3a, 10.6g). */
export function letPrisonersGo(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  const guard = course.position.units[unit];
  if (!guard || mishap === 'wounded') return;
  for (const prisoner of chargesOfGuard(course.position, guard)) {
    name(
      course,
      prisoner,
      prisoner.captive.guards.filter((id) => id !== unit),
      LETS_GO[mishap],
    );
  }
}

/**
 * Guards who stand where they can no longer guard are guards no more (pbem:22.7k, 22.7m). Where two guard, one may lead
 * the prisoner and the other catch up before the movement step ends (pbem:22.7l).
 */
export function reviewGuards(course: Course<PbemEvent>): void {
  const moving = course.position.turn.step === 'movement';
  for (const prisoner of muster(course.position, 'captive').filter(isCaptive)) {
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
