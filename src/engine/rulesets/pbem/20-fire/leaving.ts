import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isLive, type SideId, type Unit } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import type { PbemEvent } from '../core/events.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { waysOff } from '../07-moves/dismount.js';
import { reach } from '../07-movement/reach.js';
import { retreatChoice } from '../10-results/retreat-choice.js';
import { carryOutRetreat } from '../10-results/retreat-carried-out.js';
import { sufferResult } from '../10-results/result.js';
import { decisionsOf, isDue, type RetreatOwed } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';
import { burningPlaces, firesIn, goesByHimself, isInFire } from '../core/burning/fires.js';

/** Who must leave a fire hex at his first occasion (pbem:20.1h). */
const RULE = 'pbem:20.1h';
/** Hexes that a unit of two hexes may have to go until all of it is out. */
const STEPS_MAX = 3;

/** The movement step is not closed while somebody of the side in turn is in a fire that he can leave (pbem:20.1h). */
export function leaveFire(position: Position): Refusal | null {
  const { step, side } = position.turn;
  if (step !== 'movement') return null;
  const unit = inFire(position).find((one) => goesByHimself(one) && one.side === side && canLeave(position, one));
  if (!unit) return null;
  const because = `${unit.id} must leave the fire in ${unit.hexes.join('-')}`;
  return { code: 'illegal', rule: RULE, because, subject: unit.id };
}

/** He can ride or walk out of it, or get off his horse out of it (ruling of pbem:20.1i). */
function canLeave(position: Position, unit: Unit): boolean {
  if (whyImmobile(position, unit)) return false;
  const goes = whyBarred(position, unit, 'Move') === null;
  if (goes && reach(position, unit, mpLeft(position, unit)).some((place) => !isInFire(position, place))) return true;
  return whyBarred(position, unit, 'Dismount') === null && waysOff(position, unit).length > 0;
}

/** Live units in fires, without the horses of riders, by name. */
function inFire(position: Position): readonly Unit[] {
  if (burningPlaces(position) === undefined) return [];
  return Object.values(position.units)
    .filter((unit) => isLive(unit) && unit.rider === null && isInFire(position, unit))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Before a movement step ends, neutrals and animals leave the fire that they are in, as far as needed (pbem:20.1j). */
export function leadOutOfFire(course: Course<PbemEvent>, dice: Dice): void {
  letRetreat(course, (unit) => !goesByHimself(unit), course.position.turn.side, 'pbem:20.1j', dice);
}

/** When a movement step has ended, who is of that side and still in a fire dies in it (pbem:20.1i). */
export function burnWhoStayed(course: Course<PbemEvent>, dice: Dice): void {
  for (const unit of inFire(course.position)) {
    if (goesByHimself(unit) && unit.side === course.position.turn.side) burn(course, unit, dice);
  }
}

/**
 * Before a combat step ends, the other sides' characters retreat out of the fires that they are in, unless these were
 * lit in this very step (pbem:20.1h); who cannot dies (pbem:20.1i).
 */
export function retreatFromFire(course: Course<PbemEvent>, dice: Dice): void {
  const { side } = course.position.turn;
  const must = (unit: Unit): boolean => goesByHimself(unit) && unit.side !== side && isDueNow(course.position, unit);
  letRetreat(course, must, null, RULE, dice);
}

/** One of the fires that he is in burned before this combat step, so that it is not the next one. */
function isDueNow(position: Position, { hexes }: Unit): boolean {
  const { gameTurn, side, step } = position.turn;
  return hexes
    .flatMap((hex) => firesIn(position, hex))
    .some(({ burns }) => {
      const lit = burns?.lit;
      return !lit || lit.gameTurn !== gameTurn || lit.side !== side || lit.step !== step;
    });
}

/** One after the other, since where the one goes the other cannot; the next when a choice that the one has is made. */
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
    const owed = retreatOwed(course.position, unit);
    if (owed === null) {
      burn(course, unit, dice);
      continue;
    }
    raise(course, 'Retreat', owner ?? unit.side ?? course.position.turn.side, rule, owed);
    const decision = decisionsOf(course.position, 'Retreat').at(-1);
    const choice = retreatChoice(course.position, unit, owed);
    const [only, other] = choice.ways;
    if (decision && only && !other) carryOutRetreat(course, decision, choice, only, 'pbem:4.4b', dice);
  }
}

/** The shortest retreat that leads all of a unit out of the fire; null: there is none. */
function retreatOwed(position: Position, unit: Unit): RetreatOwed | null {
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
    if (retreatChoice(position, unit, owed).ways.length > 0) return owed;
  }
  return null;
}

/** A rider and his horse die together (ruling of pbem:20.1i). */
function burn(course: Course<PbemEvent>, unit: Unit, dice: Dice): void {
  const blow = { rule: 'pbem:20.1i', from: [], missile: false, firedFrom: null };
  sufferResult(course, unit.id, { kind: 'killed', horseKilled: true }, blow, dice);
}
