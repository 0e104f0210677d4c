import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { costOf, mayStop, stepsFrom } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { attackerRefused } from '../09-combat/attack-check.js';
import { whyBarred } from '../12-tasks/bars.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';
import { isInFire } from '../core/burning/fires.js';
import type { StepGone } from '../core/events/facts.js';
import { isInMelee } from '../core/melee/melee.js';
import { hexMates } from '../core/movement/occupancy.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import type { Move } from '../core/orders/movement-orders.js';
import { barPanicked } from '../core/panic/panicked.js';
import { isRaging, preyOf, whoHolds, preyAtHand } from '../core/rage/rage.js';
import { seesUnit } from '../core/survey/seen.js';
import { approachTo, placesOf, withoutReins } from './approach.js';

/** Far more MP than any way over the map costs. */
const ANY_MP = 250;

/**
 * How far a raging berserk has to go, and the enemies that he rushes at: the nearest that he sees (pbem:2.72n). Null:
 * he rushes at nobody.
 */
interface Drive {
  readonly mp: number;
  readonly at: readonly Unit[];
}

/**
 * The rush from the place where the unit is put. It is worked out anew in each hex, since a nearer enemy may come into
 * sight (pbem:2.72p).
 */
function driveFrom(position: Position, unit: Unit): Drive | null {
  const seen = preyOf(position, unit).filter((prey) => seesUnit(position, unit, prey));
  if (seen.length === 0) return null;
  const places = placesOf(position, unit, ANY_MP);
  const ways = seen.flatMap((prey) => {
    const way = approachTo(position, unit, prey, places);
    return way ? [{ prey, mp: way.mp }] : [];
  });
  if (ways.length === 0) return null;
  const mp = Math.min(...ways.map((way) => way.mp));
  return { mp, at: ways.filter((way) => way.mp === mp).map(({ prey }) => prey) };
}

/** MP from a place to a place from which he can strike at this enemy. */
function left(position: Position, unit: Unit, prey: Unit): number | null {
  return approachTo(position, unit, prey, placesOf(position, unit, ANY_MP))?.mp ?? null;
}

/** A step that brings a raging berserk towards a nearest enemy by a cheapest way (pbem:2.72n, 2.72o). */
function leadsOn(position: Position, unit: Unit, drive: Drive, step: StepGone): boolean {
  return drive.at.some((prey) => leadsTo(position, unit, prey, drive.mp, step));
}

/** True if a step is on a cheapest way to this enemy, who is so many MP away. */
function leadsTo(position: Position, unit: Unit, prey: Unit, mp: number, step: StepGone): boolean {
  return left(position, { ...unit, hexes: step.hexes }, prey) === mp - costOf([step]);
}

/**
 * Why a step is not part of the rush: the berserk keeps rushing at an enemy who is no longer the nearest (pbem:2.72p),
 * rushes at an enemy who is not the nearest (pbem:2.72n), or is on no cheapest way (pbem:2.72o). `former`: the enemies
 * that he rushed at before the step.
 */
function whyAstray(position: Position, unit: Unit, drive: Drive, former: Drive | null, step: StepGone): Refusal {
  const where = step.hexes.join('-');
  const prey = drive.at.map(({ id }) => id).join(' or ');
  const makesFor = (other: Unit): boolean => {
    const mp = left(position, unit, other);
    return mp !== null && leadsTo(position, unit, other, mp, step);
  };
  if (former?.at.some(makesFor)) return illegal('pbem:2.72p', `${prey} is nearer to ${unit.id} now`, where);
  const others = preyOf(position, unit).filter((other) => seesUnit(position, unit, other) && makesFor(other));
  if (others.length > 0) return illegal('pbem:2.72n', `${prey} is nearest to ${unit.id}`, where);
  return illegal('pbem:2.72o', `${where} is on no cheapest way of ${unit.id} to ${prey}`, where);
}

/**
 * Why the steps of a raging berserk are not his whole rush, or null. Null too for all other units. Steps out of a fire
 * or an overstacked hex go before the rush.
 */
export function whyNoRush(position: Position, unit: Unit, steps: readonly StepGone[]): Refusal | null {
  if (!isRaging(unit)) return null;
  const driven = mustGo(position, unit);
  let at = unit;
  let former: Drive | null = null;
  for (const step of steps) {
    if (driven && isOnTheWayOut(position, unit, at)) {
      at = moved(at, step);
      continue;
    }
    const held = whoHolds(position, at)[0];
    if (held) {
      const rule = at === unit ? 'pbem:2.72m' : 'pbem:2.72q';
      return illegal(rule, `${unit.id} is in a rage and stays at ${held.id}`, unit.id);
    }
    if (isInMelee(position, unit.id)) {
      return illegal('pbem:2.72k', `${unit.id} is in a rage and breaks no melee`, unit.id);
    }
    const drive = driveFrom(position, at);
    if (!drive) return illegal('pbem:2.72n', `${unit.id} is in a rage and sees nobody to rush at`, unit.id);
    if (!leadsOn(position, at, drive, step)) return whyAstray(position, at, drive, former, step);
    former = drive;
    at = moved(at, step);
  }
  if (at === unit || driven || rushesOf(position, at).length === 0) return null;
  return illegal('pbem:2.72n', `${unit.id} is in a rage and does not stop on his way`, unit.id);
}

/**
 * One of these units is a raging berserk who would go past an enemy, or on to one who is not the nearest (pbem:2.72p,
 * 2.72q), while he may stop where he is. It is asked when enemies were revealed on his way.
 */
export function losesRush(position: Position, units: readonly Unit[], rest: readonly StepGone[]): boolean {
  return units
    .filter((unit) => isRaging(unit) && mayStop(position, unit, unit.hexes, unit.half) === null)
    .some((unit) => whyNoRush(position, unit, rest) !== null);
}

/**
 * A raging berserk has to go where he cannot rush, since nobody may stay in a fire (pbem:20.1h) or in an overstacked
 * hex (7.26a). He does not go voluntarily, so neither an enemy nor a melee holds him (ruling of 2.72m).
 */
export function mustGo(position: Position, unit: Unit): boolean {
  const drivenOut = isInFire(position, unit) || hexMates(position, unit).length > 0;
  return drivenOut && rushesOf(position, unit).length === 0;
}

/** He has not reached a place yet where he may stay. */
function isOnTheWayOut(position: Position, unit: Unit, at: Unit): boolean {
  return at === unit || isInFire(position, at) || mayStop(position, unit, at.hexes) !== null;
}

function moved(unit: Unit, step: StepGone): Unit {
  const paid = step.platform ? { platform: true as const } : {};
  const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + costOf([step]), ...paid };
  return { ...unit, hexes: step.hexes, acts };
}

/**
 * The ways of a raging berserk to the end of his rush, one for each nearest enemy, as near to the enemy as his MP take
 * him.
 */
export function rushesOf(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  const held = whoHolds(position, unit).length > 0 || isInMelee(position, unit.id);
  const drive = held ? null : driveFrom(position, unit);
  const ends = new Map<string, LegalOrder<Move>>();
  for (const prey of drive?.at ?? []) {
    const steps = wholeRush(position, unit, prey);
    const end: readonly HexName[] = steps.at(-1)?.hexes ?? [];
    if (end.length === 0) continue;
    const order: Move = { type: 'Move', unit: unit.id, path: steps.map(({ gait, hexes }) => ({ gait, hexes })) };
    ends.set(end.join('-'), { order, mp: costOf(steps), summary: `rush at ${prey.id}, to ${end.join('-')}` });
  }
  return [...ends.values()];
}

function rushAt(position: Position, unit: Unit, first: Unit): readonly StepGone[] {
  const steps: StepGone[] = [];
  let at = unit;
  while (whoHolds(position, at).length === 0) {
    const drive = driveFrom(position, at);
    if (!drive) break;
    const chosen = drive.at.includes(first) ? { ...drive, at: [first] } : drive;
    const here = at;
    const step = stepsFrom(position, at, at.hexes).find(
      (one) => costOf([one]) <= mpLeft(position, here) && leadsOn(position, here, chosen, one),
    );
    if (!step) break;
    steps.push(step);
    at = moved(at, step);
  }
  return steps;
}

/**
 * He goes as far as he may stop, and farther if another way or another enemy leads on, since he does not stop before
 * (pbem:2.72n).
 */
function wholeRush(position: Position, unit: Unit, first: Unit): readonly StepGone[] {
  const steps = stoppable(position, unit, rushAt(position, unit, first));
  if (steps.length === 0) return steps;
  const at = steps.reduce(moved, unit);
  const drive = whoHolds(position, at).length > 0 ? null : driveFrom(position, at);
  const further = drive?.at.map((prey) => wholeRush(position, at, prey)).find(({ length }) => length > 0) ?? [];
  return [...steps, ...further];
}

/** The steps up to the last place where he may stop. */
function stoppable(position: Position, unit: Unit, steps: readonly StepGone[]): readonly StepGone[] {
  return steps.slice(0, steps.findLastIndex(({ hexes }) => mayStop(position, unit, hexes) === null) + 1);
}

/**
 * A raging berserk of the side in turn has yet to rush at the enemy in this movement step (pbem:2.72n). Leading or
 * being led is no excuse, since he can let go of the animal or take his reins.
 */
export function hasYetToRush(position: Position, unit: Unit): boolean {
  const { step, side } = position.turn;
  if (step !== 'movement' || unit.side !== side || !isRaging(unit)) return false;
  const free = withoutReins(position, unit);
  return !whyImmobile(free, unit) && !whyBarred(free, unit, 'Move') && rushesOf(free, unit).length > 0;
}

/** A raging berserk must rush as far as he can before the movement step is closed (pbem:2.72n). */
export function* owesRush(position: Position): Iterable<Refusal> {
  if (position.turn.step !== 'movement') return;
  for (const unit of unitsOfKind(position, 'raging').filter((one) => hasYetToRush(position, one))) {
    yield illegal('pbem:2.72n', `${unit.id} is in a rage and has yet to rush at the enemy`, unit.id);
  }
}

/** A raging berserk must attack the enemies that he can strike at before the combat step is closed (pbem:2.72i). */
export function* owesAttack(position: Position): Iterable<Refusal> {
  if (position.turn.step !== 'combat') return;
  for (const unit of unitsOfKind(position, 'raging')) {
    if (unit.side !== position.turn.side || !isRaging(unit)) continue;
    if (attackerRefused(unit) || whyNotStrikeFrom(position, unit)) continue;
    // A berserk in panic attacks nobody (pbem:22.9k).
    if (barPanicked(position, unit, 'Attack')) continue;
    const [prey] = preyAtHand(position, unit);
    if (prey) {
      yield illegal('pbem:2.72i', `${unit.id} is in a rage and must attack, ${prey.id} for one`, unit.id);
    }
  }
}
