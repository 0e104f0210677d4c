import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { ladderOf, laidDown, withOneChanged } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLive, type SideId, type Unit } from '../../../position/unit.js';
import { loadDue } from '../12-equipment/load.js';
import { whyBarred } from '../12-tasks/bars.js';
import type { PbemEvent } from '../core/events.js';
import { whyNotLeave } from '../07-movement/exits.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { waysOff } from '../07-moves/dismount.js';
import { reach } from '../07-movement/reach.js';
import { retreatChoice } from '../10-results/retreat-choice.js';
import { carryOutRetreat } from '../10-results/retreat-carried-out.js';
import { sufferResult } from '../10-results/result.js';
import type { Leave } from '../core/orders/movement-orders.js';
import { decisionsOf, isDue, type RetreatOwed } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { burningPlaces, firesIn, goesByHimself, isInFire } from '../core/burning/fires.js';

/** The rule by which a unit must leave a fire hex as soon as it can (pbem:20.1h). */
const RULE = 'pbem:20.1h';
/** The most hexes that a unit of two hexes may have to go until it is completely out of the fire. */
const STEPS_MAX = 3;

/**
 * The movement step cannot be closed while units of the side in turn are in fires that they can leave (pbem:20.1h).
 */
export function* leaveFire(position: Position): Iterable<Refusal> {
  const { step, side } = position.turn;
  if (step !== 'movement') return;
  for (const unit of inFire(position)) {
    if (!goesByHimself(unit) || unit.side !== side || !canLeave(position, unit)) continue;
    yield illegal(RULE, `${unit.id} must leave the fire in ${unit.hexes.join('-')}`, unit.id);
  }
}

/**
 * Whether a unit can ride or walk out of the fire, dismount out of it (ruling of pbem:20.1i), or leave the map by an
 * exit (23.14). What it carries does not hold it in the fire: it can put that down for nothing before it goes (12.5h,
 * 12.5i).
 */
function canLeave(now: Position, unit: Unit): boolean {
  if (canLeaveMap(now, unit)) return true;
  if (whyImmobile(now, unit)) return false;
  const position = withoutLadderInHands(now, unit);
  const goes = whyBarred(position, unit, 'Move') === null;
  const mp = mpLeft(position, unit) + (loadDue(position, unit)?.mp ?? 0);
  if (goes && reach(position, unit, mp).some((place) => !isInFire(position, place))) return true;
  return whyBarred(position, unit, 'Dismount') === null && waysOff(position, unit).length > 0;
}

function canLeaveMap(position: Position, unit: Unit): boolean {
  const leave: Leave = { type: 'Leave', unit: unit.id };
  return whyBarred(position, unit, 'Leave') === null && whyNotLeave(position, unit, leave) === null;
}

/** The position as if the unit had let go of the ladder that it carries (pbem:12.5h). */
function withoutLadderInHands(position: Position, { id }: Unit): Position {
  const ladder = position.equipment && ladderOf(position, id);
  return ladder ? withOneChanged(position, laidDown(ladder)) : position;
}

/** Live units in fires, without the horses of riders, by name. */
function inFire(position: Position): readonly Unit[] {
  if (burningPlaces(position) === undefined) return [];
  return Object.values(position.units)
    .filter((unit) => isLive(unit) && unit.rider === null && isInFire(position, unit))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Before a movement step ends, neutrals and animals leave their fire, by as many hexes as needed (pbem:20.1j). So do
 * units of the side in turn that nobody has alerted, which can be given no orders (ruling of 12.7a).
 */
export function leadOutOfFire(course: Course<PbemEvent>, dice: Dice): void {
  const { side } = course.position.turn;
  const isUnalerted = (unit: Unit): boolean => unit.unaware !== undefined && unit.side === side && isActive(unit);
  letRetreat(course, (unit) => !goesByHimself(unit), side, 'pbem:20.1j', dice);
  letRetreat(course, isUnalerted, side, RULE, dice);
}

/** After a movement step, units of the side in turn that are still in a fire die in it (pbem:20.1i). */
export function burnWhoStayed(course: Course<PbemEvent>, dice: Dice): void {
  for (const unit of inFire(course.position)) {
    if (goesByHimself(unit) && unit.side === course.position.turn.side) burn(course, unit, dice);
  }
}

/**
 * Before a combat step ends, characters of the other sides retreat out of fires, unless these were lit in this very
 * step (pbem:20.1h); those who cannot retreat die (pbem:20.1i).
 */
export function retreatFromFire(course: Course<PbemEvent>, dice: Dice): void {
  const { side } = course.position.turn;
  const must = (unit: Unit): boolean => goesByHimself(unit) && unit.side !== side && isDueNow(course.position, unit);
  letRetreat(course, must, null, RULE, dice);
}

/** Whether a unit must leave now: one of its fires burned before this combat step. */
function isDueNow(position: Position, { hexes }: Unit): boolean {
  const { gameTurn, side, step } = position.turn;
  return hexes
    .flatMap((hex) => firesIn(position, hex))
    .some(({ burns }) => {
      const lit = burns?.lit;
      return !lit || lit.gameTurn !== gameTurn || lit.side !== side || lit.step !== step;
    });
}

/**
 * Lets units retreat one after the other, since a unit may take the place that the next one needs. It stops at a unit
 * whose owner has to choose, and is called again after the choice.
 */
function letRetreat(
  course: Course<PbemEvent>,
  must: (unit: Unit) => boolean,
  owner: SideId | null,
  rule: string,
  dice: Dice,
): void {
  for (const { id } of inFire(course.position).filter(must)) {
    if (decisionsOf(course.position, 'Retreat').some((one) => isDue(course.position, one))) return;
    const unit = course.position.units[id];
    if (!unit || !isLive(unit) || !isInFire(course.position, unit)) continue;
    const by = owner ?? unit.side ?? course.position.turn.side;
    const owed = retreatOwed(course.position, unit, by);
    if (owed === null) {
      burn(course, unit, dice);
      continue;
    }
    raise(course, 'Retreat', by, rule, owed);
    const decision = decisionsOf(course.position, 'Retreat').at(-1);
    const choice = retreatChoice(course.position, unit, owed, by);
    const [only, other] = choice.ways;
    if (decision && only && !other) carryOutRetreat(course, decision, choice, only, 'pbem:4.4b', dice);
  }
}

/** The shortest retreat that brings all of a unit out of the fire; null: there is none. */
function retreatOwed(position: Position, unit: Unit, by: SideId): RetreatOwed | null {
  for (let hexes = 1; hexes <= (unit.hexes.length > 1 ? STEPS_MAX : 1); hexes += 1) {
    const owed: RetreatOwed = {
      unit: unit.id,
      hexes,
      from: [],
      missile: false,
      due: 'now',
      firedFrom: null,
      fire: true,
    };
    if (retreatChoice(position, unit, owed, by).ways.length > 0) return owed;
  }
  return null;
}

/** A rider and his horse die together (ruling of pbem:20.1i). */
function burn(course: Course<PbemEvent>, unit: Unit, dice: Dice): void {
  const blow = { rule: 'pbem:20.1i', from: [], missile: false, firedFrom: null };
  sufferResult(course, unit.id, { kind: 'killed', horseKilled: true }, blow, dice);
}
