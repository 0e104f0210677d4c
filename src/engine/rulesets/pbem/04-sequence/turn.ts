import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { fingerprint } from '../../../position/fingerprint.js';
import type { Position } from '../../../position/position.js';
import type { SideId } from '../../../position/unit.js';
import { endGame } from '../02-day/day.js';
import { strikeCharged } from '../09-attacks/combat.js';
import { askForWord, endDuel } from '../12-duel/end-duel.js';
import { canRam } from '../19-battering/ram.js';
import { openGameTurn, rollInitiative } from '../22-initiative/roll.js';
import { settleForcedFlights } from '../22-panic/flee.js';
import { panicTest } from '../22-panic/panic-test.js';
import { heedShocks } from '../22-panic/shocks.js';
import { mayBePassedOver, nextStep } from '../core/books/step-order.js';
import { whyDayOver } from '../core/day/detailed-day.js';
import type { PbemEvent } from '../core/events.js';
import { STEP_RULES, STEPS, STEPS_WITH_ORDERS, type Step } from '../core/events/sequence.js';
import { nextInGameTurn, playsLater } from '../core/initiative/initiative.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Attack } from '../core/orders/combat-orders.js';
import type { RollInitiative } from '../core/orders/turn-orders.js';
import { knowsPanic } from '../core/panic/panicked.js';
import { isDue, mayLapse, decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { outcomeAsItStands, whyOverAtTurnEnd } from '../core/turn/victory.js';
import { passDuelTurn, passesInDuel } from './duel-turn.js';
import { dutyOf } from './duties.js';
import { happen, type Moment } from './frame.js';
import { settleFireRetreats, settleOpenRetreats } from './retreat.js';

/**
 * Lets panic run its course (pbem:22.9): the units that are frightened by an event are tested one after the other, and
 * each runs at once before the next is tested (pbem:22.9e, 22.9h). All decisions that are due must be answered first.
 */
export function spreadPanic(course: Course<PbemEvent>, dice: Dice): void {
  if (!knowsPanic(course.position) || course.position.duel) return;
  while (course.position.outcome === null) {
    heedShocks(course);
    settleForcedFlights(course, dice);
    heedShocks(course);
    if (waits(course.position)) return;
    const [next] = course.position.dread?.tests ?? [];
    const attack = course.position.dread?.attack;
    if (next !== undefined) panicTest(course, next, dice);
    else if (attack) strikeCharged(course, attack as Attack, dice);
    else return;
  }
}

/** True if somebody must decide something first: where to retreat, where to run, or whom to spare. */
function waits(position: Position): boolean {
  return position.pending.some((decision) => isDue(position, decision) && !mayLapse(decision));
}

/** Closes the open step, or the whole player turn; it ends at once if nobody owes an answer (pbem:4.23c, 4.210). */
export function close(course: Course<PbemEvent>, until: 'step' | 'turn', dice: Dice): void {
  const rule = until === 'turn' ? 'pbem:4.210' : 'pbem:4.2';
  course.emit({ type: 'StepClosed', data: { until, rule } });
  settleFireRetreats(course, dice);
  goOn(course, dice);
}

/** Continues the sequence as far as it goes by itself: while nothing is owed and the step is closed. */
export function goOn(course: Course<PbemEvent>, dice: Dice): void {
  settleDuel(course, dice);
  spreadPanic(course, dice);
  while (course.position.outcome === null && course.position.turn.closing !== 'no' && !isOwed(course.position)) {
    const { closing } = course.position.turn;
    const closes = CLOSES[course.position.turn.step as Step];
    if (closes) happen(course, closes, dice);
    if (isOwed(course.position)) return;
    leaveStep(course, dice);
    const begun = course.position.turn.step as Step;
    const turnIsOver = begun === STEPS[0];
    if (closing === 'turn' && !turnIsOver && course.position.outcome === null && !dutyOf(course.position)) {
      course.emit({ type: 'StepClosed', data: { until: 'turn', rule: 'pbem:4.210' } });
    }
    if (turnIsOver) passToOrders(course, dice);
    settleDuel(course, dice);
    spreadPanic(course, dice);
  }
  // Retreats that were left open until this player turn are made before anything else (pbem:4.21).
  if (course.position.turn.step === STEPS[0] || passesInDuel(course.position)) passToOrders(course, dice);
}

/** A duel that is decided is over at once. A normal player turn of the side that has lost follows (pbem:12.8r). */
function settleDuel(course: Course<PbemEvent>, dice: Dice): void {
  const over = course.position.outcome ? null : endDuel(course);
  if (!over) return;
  if (!over.resumes) passTurn(course, over.loser, dice);
  askForWord(course, over);
}

function isOwed(position: Position): boolean {
  return position.pending.some((decision) => isDue(position, decision));
}

/**
 * The moment to which the closing of each step leads. Its consequences may leave decisions open before the step ends.
 */
const CLOSES: Partial<Readonly<Record<Step, Moment>>> = { movement: 'movementCloses', combat: 'combatCloses' };
/** The moment to which the end of each step leads. */
const ENDS: Partial<Readonly<Record<Step, Moment>>> = { movement: 'movementEnds', combat: 'combatEnds' };

function leaveStep(course: Course<PbemEvent>, dice: Dice): void {
  const ends = ENDS[course.position.turn.step as Step];
  if (ends) happen(course, ends, dice);
  const next = stepAfter(course.position);
  beginStep(course, next);
  if (next === 'movement') happen(course, 'movementBegins', dice);
  if (next === 'completion') complete(course, dice);
}

/** The step of the rams is passed over if nobody can batter with a ram (pbem:4.28). */
function stepAfter(position: Position): Step {
  const { turn, duel } = position;
  const next = nextStep(position, turn.step);
  const isIdle = next === 'rams' && (duel !== undefined || !canRam(position));
  return isIdle && mayBePassedOver(position, next) ? nextStep(position, next) : next;
}

function beginStep(course: Course<PbemEvent>, step: Step): void {
  course.emit({ type: 'StepBegan', data: { step, rule: STEP_RULES[step] } });
}

/** Goes from the start of a player turn to the first step that takes orders, unless a retreat is owed before. */
export function passToOrders(course: Course<PbemEvent>, dice: Dice): void {
  while (takesNoOrders(course.position) && !isOwed(course.position)) {
    leaveStep(course, dice);
  }
}

function takesNoOrders(position: Position): boolean {
  const { turn, outcome } = position;
  return outcome === null && (!STEPS_WITH_ORDERS.includes(turn.step as Step) || passesInDuel(position));
}

/** Step 9 and the change of turns (pbem:4.29, 4.210, 4.3). */
function complete(course: Course<PbemEvent>, dice: Dice): void {
  happen(course, 'completion', dice);
  if (course.position.duel) {
    passDuelTurn(course);
    settleOpenRetreats(course, dice);
    return;
  }
  passTurn(course, nextInGameTurn(course.position), dice);
}

/**
 * Ends the player turn and opens one of that side: in this GT if the side plays later in it, otherwise in the next
 * (pbem:4.3). Null: the side that opens the next GT; this is settled before anything else happens in that GT (ruling of
 * pbem:22.1a).
 */
function passTurn(course: Course<PbemEvent>, following: SideId | null, dice: Dice): void {
  const { gameTurn, side } = course.position.turn;
  course.emit({ type: 'PlayerTurnEnded', data: { gameTurn, side, fingerprint: fingerprint(course.position) } });
  const opens = following === null || !playsLater(course.position, following);
  const over = whyOverAtTurnEnd(course.position, opens);
  const reason = over ?? whyDayOver(course.position, opens);
  if (reason !== null) {
    const rule = over === null ? 'pbem:2.82b' : 'pbem:23.2a';
    endGame(course, (position) => outcomeAsItStands(position, reason), rule, dice);
    return;
  }
  const next = opens
    ? { gameTurn: gameTurn + 1, side: openGameTurn(course, gameTurn + 1, following, dice) }
    : { gameTurn, side: following };
  course.emit({ type: 'PlayerTurnBegan', data: next });
  openTurn(course, dice);
}

/** The first step of a player turn that has begun. */
export function openTurn(course: Course<PbemEvent>, dice: Dice): void {
  beginStep(course, 'retreats');
  happen(course, 'turnBegins', dice);
  settleOpenRetreats(course, dice);
}

const RULE = 'pbem:22.1a';

/**
 * Rolls for both sides for the first GT, if the set-up names no side that plays first, and opens the game (ruling of
 * pbem:22.1a).
 */
export const ROLL_INITIATIVE: OrderRule<RollInitiative> = {
  when: { decision: 'RollInitiative' },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, owner, _order, dice) {
    const [decision] = decisionsOf(course.position, 'RollInitiative', owner);
    if (!decision) return { code: 'wrongStep', rule: RULE, because: 'nobody rolls for the initiative now' };
    settle(course, decision.id, RULE);
    const { gameTurn } = course.position.turn;
    const side = rollInitiative(course, gameTurn, dice);
    course.emit({ type: 'PlayerTurnBegan', data: { gameTurn, side } });
    openTurn(course, dice);
    return null;
  },
  list: () => [],
  listOfSide: () => [{ order: { type: 'RollInitiative' }, mp: null, summary: 'roll for the initiative' }],
};
