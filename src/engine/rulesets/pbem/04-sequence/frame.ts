import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { noticeEnemies } from '../core/alarm/awareness.js';
import { heedAlarms, soundAlarms } from '../12-alarm/alarm.js';
import { discoverHidden } from '../22-hidden/discovery.js';
import { checkControl } from '../22-control/check.js';
import { settleBreakouts } from '../22-captives/breakout.js';
import { reviewGuards } from '../22-captives/guarding.js';
import type { PbemEvent } from '../core/events.js';
import { letDogsBark, rouseDogs } from '../13-animals/dogs.js';
import { letDogsAttack, letDogsMark } from '../09-attacks/dog-attacks.js';
import { noteStir } from '../02-day/day.js';
import { burnOut, burnOutLate } from '../20-fire/go-out.js';
import { burnWhoStayed, leadOutOfFire, retreatFromFire } from '../20-fire/leaving.js';
import { spreadFires } from '../20-fire/spread.js';
import { endLostLeads } from '../13-animals/let-go.js';
import { tearApart } from '../14-carts/torn.js';
import { getOff } from '../07-moves/dismount.js';
import { endTurnOfFilling, reviewFilling } from '../19-filling/review.js';
import { endGifts } from '../07-movement/gift.js';
import { chooseVictimsAgain, endIdleRages, rollForRage } from '../02-rage/rage-roll.js';
import { oweFlights, rally } from '../22-panic/rally.js';
import { joinOverstacked } from '../11-melee/melee.js';
import { forgetFireSteps } from '../core/results/left-open.js';
import { recoverStunned } from '../10-results/recovery.js';
import { takeCivilians } from '../22-surrender/asking.js';
import { moveBridges } from '../18-winch/turn-winch.js';
import { letStunnedFall } from '../19-siege/topple-ladder.js';
import { reviewLadders } from '../core/siege/ladders.js';
import { completeTasks } from './completion.js';
import { letNeutralsSwim } from '../17-water/open-water.js';

/** Something that happens by itself: nobody orders it, the sequence of play causes it. */
type Happening = (course: Course<PbemEvent>, dice: Dice) => void;

/**
 * Moments of a player turn at which the chapters attach consequences to the sequence of play (pbem:4.2): the turn has
 * begun; a step has begun; no more moves are ordered, or no more combats (this may leave decisions open); the moves or
 * combats are over; the completion step; an order and all its consequences are carried out.
 */
export type Moment =
  | 'turnBegins'
  | 'movementBegins'
  | 'movementCloses'
  | 'movementEnds'
  | 'combatCloses'
  | 'combatEnds'
  | 'completion'
  | 'orderDone';

/** A character who recovers in an overstacked hex is in melee with the enemies there (pbem:11.3c). */
const joinRecovered: Happening = (course) => joinOverstacked(course, 'pbem:11.3c');

/** Consequences of each moment, in the order of the book. */
const FRAME: Readonly<Record<Moment, readonly Happening[]>> = {
  turnBegins: [forgetFireSteps, burnOutLate, spreadFires, letDogsBark, heedAlarms, noticeEnemies],
  movementBegins: [checkControl, rollForRage, letNeutralsSwim, oweFlights],
  movementCloses: [getOff, leadOutOfFire],
  movementEnds: [moveBridges, burnWhoStayed, takeCivilians, rally],
  combatCloses: [letDogsAttack, retreatFromFire],
  combatEnds: [letStunnedFall],
  completion: [
    noteStir,
    completeTasks,
    noteStir,
    noticeEnemies,
    soundAlarms,
    recoverStunned,
    joinRecovered,
    burnOut,
    endTurnOfFilling,
  ],
  orderDone: [
    discoverHidden,
    endGifts,
    noticeEnemies,
    endLostLeads,
    tearApart,
    settleBreakouts,
    reviewGuards,
    endIdleRages,
    chooseVictimsAgain,
    letStunnedFall,
    reviewLadders,
    rouseDogs,
    letDogsMark,
    reviewFilling,
    noteStir,
  ],
};

/**
 * Consequences of each moment during a duel. They are only for its champions: everything else stands still (pbem:12.8i,
 * 12.8j, 12.8m).
 */
const DUEL_FRAME: Partial<Readonly<Record<Moment, readonly Happening[]>>> = {
  movementBegins: [rollForRage],
  movementCloses: [getOff],
  completion: [noteStir, completeTasks, recoverStunned],
  orderDone: [endLostLeads, reviewGuards, endIdleRages, chooseVictimsAgain, noteStir],
};

/** Carries out everything that is attached to a moment. */
export function happen(course: Course<PbemEvent>, moment: Moment, dice: Dice): void {
  const happenings = course.position.duel ? (DUEL_FRAME[moment] ?? []) : FRAME[moment];
  for (const happening of happenings) happening(course, dice);
}
