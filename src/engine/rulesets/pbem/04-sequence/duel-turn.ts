import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type SideId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { MOUNTING } from '../12-tasks/mounting.js';
import { taskOfUnit } from '../core/tasks/task.js';
import { STEP_RULES, STEPS } from '../core/events/sequence.js';
import { championOf, fightersOf, isFought, otherSide } from '../core/duel/fighters.js';

/** Opens a player turn of the duel (pbem:12.8m). */
export function beginDuelTurn(course: Course<PbemEvent>, side: SideId, idle: number): void {
  course.emit({ type: 'DuelTurnBegan', data: { side, idle, rule: 'pbem:12.8m' } });
  course.emit({ type: 'StepBegan', data: { step: STEPS[0], rule: STEP_RULES[STEPS[0]] } });
}

/** When a player turn of the duel is over, the other champion's player turn follows (pbem:12.8m). */
export function passDuelTurn(course: Course<PbemEvent>): void {
  const { duel, turn, units } = course.position;
  const fought = fightersOf(course.position).some((id) => units[id]?.acts.attacked);
  beginDuelTurn(course, otherSide(course.position, turn.side), fought ? 0 : (duel?.idle ?? 0) + 1);
}

/**
 * Steps of a duel in which nobody can do anything: there are no missiles, and a champion has no tasks unless he can
 * mount again.
 */
export function passesInDuel(position: Position): boolean {
  if (!isFought(position)) return false;
  const { step } = position.turn;
  return step === 'fire2' || (step === 'fire1' && !mayMountAgain(position));
}

function mayMountAgain(position: Position): boolean {
  const fighter = championOf(position, position.turn.side);
  if (!fighter || !isActive(fighter) || isMounted(fighter) || taskOfUnit(position, fighter.id)) return false;
  return Object.values(position.units).some(
    ({ id, sheet }) => sheet.kind === 'horse' && MOUNTING.whyNot(position, [fighter.id], { horse: id }) === null,
  );
}
