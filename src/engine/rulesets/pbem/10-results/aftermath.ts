import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import { noticeBlow } from '../core/alarm/awareness.js';
import { letGoInMishap } from '../13-animals/let-go.js';
import { letItemsGo } from '../12-equipment/drop.js';
import { letPrisonersGo } from '../22-captives/guarding.js';
import type { PbemEvent } from '../core/events.js';
import { letLadderGo } from '../core/siege/ladders.js';
import type { Mishap } from '../core/results/mishap.js';
import { breakOffByAttack, breakOffByMishap } from '../core/tasks/breaking-off.js';

type Consequence = (course: Course<PbemEvent>, unit: UnitId, mishap: Mishap, dice: Dice) => void;

/**
 * The consequences of a mishap besides health and place: items, animals and prisoners let go, tasks broken off. One
 * entry for each chapter.
 */
const CONSEQUENCES: readonly Consequence[] = [breakOffByMishap, letGoInMishap, letItemsGo, letPrisonersGo, letLadderGo];

/** Carries out all consequences of a mishap for what a unit holds and does (pbem:10). */
export function letFollow(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap, dice: Dice): void {
  for (const consequence of CONSEQUENCES) consequence(course, unit, mishap, dice);
}

type Notice = (course: Course<PbemEvent>, unit: UnitId, means: 'fire' | 'combat') => void;

/** The consequences of being shot at or attacked, whatever the result. One entry for each chapter. */
const NOTICES: readonly Notice[] = [noticeBlow, breakOffByAttack];

/** Carries out all consequences of an attack on a unit, before its result. */
export function noticeAttack(course: Course<PbemEvent>, unit: UnitId, means: 'fire' | 'combat'): void {
  for (const notice of NOTICES) notice(course, unit, means);
}
