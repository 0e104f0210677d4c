import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { noticeEnemies } from '../alarm/noticing.js';
import { heedAlarms, soundAlarms } from '../alarm/sounding.js';
import { discoverHidden } from '../hidden/discover.js';
import { checkControl } from '../control/check.js';
import { settleBreakouts } from '../captives/breakout.js';
import { reviewGuards } from '../captives/relief.js';
import type { PbemEvent } from '../events.js';
import { letDogsBark, rouseDogs } from '../animals/barking.js';
import { letDogsAttack, letDogsMark } from '../animals/dog-attacks.js';
import { noteStir } from '../day/stir.js';
import { burnOut, burnOutLate } from '../burning/go-out.js';
import { burnWhoStayed, leadOutOfFire, retreatFromFire } from '../burning/leaving.js';
import { spreadFires } from '../burning/spread.js';
import { endLostLeads } from '../animals/end-lead.js';
import { getOff } from '../movement/dismount.js';
import { endTurnOfFilling, reviewFilling } from '../filling/review.js';
import { endGifts } from '../movement/gift.js';
import { chooseVictimsAgain, endIdleRages, rollForRage } from '../rage/rage-roll.js';
import { oweFlights, rally } from '../panic/rally.js';
import { joinOverstacked } from '../melee/overstacked-melee.js';
import { forgetFireSteps } from '../results/left-open.js';
import { recoverStunned } from '../results/recovery.js';
import { takeCivilians } from '../surrender/civilians.js';
import { letStunnedFall } from '../siege/climbers-fall.js';
import { reviewLadders } from '../siege/ladder-drop.js';
import { completeTasks } from '../tasks/completion.js';
import { letNeutralsSwim } from '../water/neutrals.js';

/** Something that happens by itself: nobody orders it, the sequence brings it. */
type Happening = (course: Course<PbemEvent>, dice: Dice) => void;

/**
 * Moments of a player turn at which chapters hang something on the sequence (pbem:4.2): the turn has begun; a step has
 * begun; no more moves are ordered, or no more combats (what happens then may leave decisions open); the moves or combats are over;
 * the completion step; an order and all that follows from it are carried out.
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

/** Who comes to himself in an overstacked hex is in melee with the enemy there (pbem:11.3c). */
const joinRecovered: Happening = (course) => joinOverstacked(course, 'pbem:11.3c');

/** What happens at each moment, in the order of the book. */
const FRAME: Readonly<Record<Moment, readonly Happening[]>> = {
  turnBegins: [forgetFireSteps, burnOutLate, spreadFires, letDogsBark, heedAlarms, noticeEnemies],
  movementBegins: [checkControl, rollForRage, letNeutralsSwim, oweFlights],
  movementCloses: [getOff, leadOutOfFire],
  movementEnds: [burnWhoStayed, takeCivilians, rally],
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

/** What of it happens during a duel, and to its fighters only: all else stands still (pbem:12.8i, 12.8j, 12.8m). */
const DUEL_FRAME: Partial<Readonly<Record<Moment, readonly Happening[]>>> = {
  movementBegins: [rollForRage],
  movementCloses: [getOff],
  completion: [noteStir, completeTasks, recoverStunned],
  orderDone: [endLostLeads, reviewGuards, endIdleRages, chooseVictimsAgain, noteStir],
};

/** Lets everything happen that hangs on a moment. */
export function happen(course: Course<PbemEvent>, moment: Moment, dice: Dice): void {
  const happenings = course.position.duel ? (DUEL_FRAME[moment] ?? []) : FRAME[moment];
  for (const happening of happenings) happening(course, dice);
}
