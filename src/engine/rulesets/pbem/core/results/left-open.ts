import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Course } from '../../../../game/course.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { takesPart } from '../duel/fighters.js';
import type { PbemEvent } from '../events.js';
import { decisionsOf, type DecisionOf } from '../turn/decision.js';
import { raise } from '../turn/pending.js';

/**
 * Retreats of the other sides that the side in turn has left open (pbem:4.4c); during a duel only those of its
 * champions.
 */
export function leftOpen(position: Position): readonly DecisionOf<'Retreat'>[] {
  return decisionsOf(position, 'Retreat').filter(
    ({ owner, about }) => owner !== position.turn.side && about.due === 'ownTurn' && takesPart(position, about.unit),
  );
}

/**
 * Why a unit cannot be shot at before its retreat is made, or null. In the fire step in which the retreat was left open
 * the unit is where it would be anyway (pbem:4.4d); later steps depend on where it has gone.
 */
export function whyRetreatBeforeShot(position: Position, unit: Unit): Refusal | null {
  if (position.pending.length === 0) return null;
  const open = leftOpen(position).find(({ about }) => about.unit === unit.id);
  return open?.about.openSince === position.turn.step ? null : whyRetreatFirst(position, unit);
}

/**
 * Why a unit cannot be attacked before its retreat is made, or null: a side that needs the retreat made must demand it
 * (pbem:4.4c).
 */
export function whyRetreatFirst(position: Position, { id }: Unit): Refusal | null {
  if (position.pending.length === 0 || !leftOpen(position).some(({ about }) => about.unit === id)) return null;
  return illegal('pbem:4.4c', `the retreat of ${id} was left open; it must be asked for first`, id);
}

/**
 * A player turn begins before that of the owner of a retreat that was left open: the fire step in which it was left
 * open is over for everybody (pbem:4.4d). This happens if one side has two player turns running (pbem:22.1a), or a game
 * has three sides.
 */
export function forgetFireSteps(course: Course<PbemEvent>): void {
  for (const { id, owner, rule, about } of leftOpen(course.position)) {
    const { openSince, ...rest } = about;
    if (openSince !== undefined) raise(course, 'Retreat', owner, rule, rest, id);
  }
}
