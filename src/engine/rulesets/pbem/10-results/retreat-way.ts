import type { HexName } from '../../../board/field.js';
import { spaced } from '../../../game/spaced.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Cell } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isMounted, type Unit, isDragon } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { leaderOf } from '../core/animals/leads.js';
import { firesIn } from '../core/burning/fires.js';
import { whyTornApart } from '../13-animals/tying.js';
import { whyPullsCart } from '../07-movement/draught.js';
import { withoutControl } from '../core/control/limits.js';
import { isAdjacentToActiveEnemy } from '../core/terrain/adjacency.js';
import { cameMostlyThroughFront, cameThroughFront, distanceFrom, sourceOf } from '../core/combat/blow-direction.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import type { RetreatOwed } from '../core/turn/decision.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf, stepsFrom } from '../07-movement/going.js';
import { isOnOnePlatform, paidOnce } from '../07-movement/platform.js';
import { hexOf } from '../core/terrain/ground.js';
import { mpaWithoutLadder } from '../core/combat/strength.js';
import { isSwimmer } from '../core/water/water.js';
import { goAllTheWay, type Flight, type Way } from './flight.js';
import { climbsInRetreat } from '../core/siege/ladders.js';
import { isOnTower } from '../core/siege/tower-fall.js';
import { terrainOf } from '../core/terrain/terrain.js';

type Place = readonly HexName[];

/** The facts on which the ways of a retreat depend: from where it leads away, and what bars or limits it. */
export function flightOf(position: Position, unit: Unit, owed: RetreatOwed): Flight {
  const source = owed.fire ? burningCells(position, unit) : sourceOf(position, owed);
  const barred = barredGaits(position, unit, owed);
  return {
    position: withoutControl(position),
    unit,
    owed,
    source,
    mpa: mpaWithoutLadder(position, unit),
    barred,
    swims: isSwimmer(position, unit),
  };
}

/** The hexes of a unit that burn (ruling of pbem:20.1j). */
function burningCells(position: Position, { hexes }: Unit): readonly Cell[] {
  return hexes.filter((hex) => firesIn(position, hex).length > 0).map((hex) => hexOf(position, hex).cell);
}

function barredGaits(position: Position, unit: Unit, owed: RetreatOwed): Flight['barred'] {
  if (owed.fire) return { gaits: [], rule: 'pbem:20.1h' };
  if (isMounted(unit)) {
    return { gaits: cameThroughFront(position, unit, owed) ? ['forward'] : [], rule: 'pbem:10.23a' };
  }
  if (unit.hexes.length < 2) return { gaits: [], rule: 'pbem:10.26c' };
  const back = cameMostlyThroughFront(position, unit, owed);
  return { gaits: back ? ['forward', 'pivotForward'] : ['backward', 'pivotBackward'], rule: 'pbem:10.26c' };
}

/** Animals and the dragon pivot in a retreat only when they are blocked (pbem:10.26c, ruling of pbem:13.5). */
function goesLikeLooseHorse(unit: Unit): boolean {
  return !isCharacter(unit) || isDragon(unit);
}

/** The unit has not gone anywhere yet. */
export function standing({ position, unit, source }: Flight): Way {
  const distance = distanceFrom(position, source, unit.hexes);
  return { steps: [], hexes: unit.hexes, count: 0, mp: 0, distance, flat: true, pivots: 0, idle: 0 };
}

/**
 * All retreats of at most the demanded hexes; a cheapest one for each that differs in something that the rules ask
 * about.
 */
export function waysOf(flight: Flight): readonly Way[] {
  const loose = goesLikeLooseHorse(flight.unit);
  return cheapestWays(
    standing(flight),
    (way) => furtherFrom(flight, way),
    ({ steps, hexes, count, idle, flat, pivots }) =>
      `${hexes.join('-')}${steps.at(-1)?.half ?? ''} ${count} ${idle > 0}${loose ? ` ${flat} ${pivots}` : ''}`,
  );
}

function furtherFrom(flight: Flight, way: Way): readonly Way[] {
  if (way.count === flight.owed.hexes) return [];
  // The nearer half of all steps need not be priced.
  const mayGo = (hexes: Place): boolean => !comesNearer(flight, way, hexes);
  return stepsFrom(flight.position, flight.unit, way.hexes, mayGo).flatMap((step) => {
    const further = goFurther(flight, way, step);
    return further.ok ? [further.value] : [];
  });
}

/** The step leads nearer to the firer from whom the unit retreats (pbem:10.24a); Siege lets it. */
function comesNearer({ position, owed, source }: Flight, way: Way, hexes: Place): boolean {
  if (!owed.missile || bookOf(position).results.retreat === 'allOrWound') return false;
  return distanceFrom(position, source, hexes) < way.distance;
}

/** Adds a step, or tells which rule of retreats forbids it. The step is known to be legal as a movement step. */
export function goFurther(flight: Flight, way: Way, alone: StepGone): Ruled<Way> {
  const step = paidOnce(way.steps, alone);
  if (bookOf(flight.position).results.retreat === 'allOrWound') return goAllTheWay(flight, way, step);
  const { position, unit, owed, mpa } = flight;
  const to = step.hexes.join('-');
  if (flight.swims) return forbidden('pbem:17.1b', `${unit.id} swims and retreats nowhere`, to);
  if (way.count === owed.hexes) return forbidden('pbem:10.2a', `${unit.id} retreats ${owed.hexes} and no more`, to);
  const mp = way.mp + costOf([step]);
  if (mp > mpa) return forbidden('pbem:10.22c', `${unit.id} would spend ${mp} of ${mpa} MP`, to);
  if (flight.barred.gaits.includes(step.gait)) {
    return forbidden(flight.barred.rule, `${unit.id} may not go ${spaced(step.gait)} in this retreat`, to);
  }
  if (whyTornApart(position, unit, step.hexes)) {
    return forbidden('pbem:10.27', `${to} would draw the string of ${unit.id} along`, to);
  }
  const pulls = whyPullsCart(position, unit, way.hexes, step.hexes);
  if (pulls) return refused(pulls);
  if (leavesPlatform(flight, way.hexes, step.hexes)) {
    return forbidden('pbem:19.12o', `${unit.id} retreats on the platform only, not to ${to}`, to);
  }
  if (position.equipment && climbsBy(position, way.hexes, step.hexes)) {
    return forbidden('pbem:19.11x', `${unit.id} retreats only down from the ladder, not to ${to}`, to);
  }
  const stranded = whyStranded(position, unit, way.hexes, step.hexes);
  if (stranded) return refused(stranded);
  if (isAdjacentToActiveEnemy(position, unit, step.hexes, unit.hexes, step.half)) {
    return forbidden('pbem:10.22a', `an active enemy is ADJACENT to ${to}`, to);
  }
  if (comesNearer(flight, way, step.hexes)) return forbidden('pbem:10.24a', `${to} is nearer to the firer`, to);
  const distance = distanceFrom(position, flight.source, step.hexes);
  const isPivot = step.gait === 'pivotForward' || step.gait === 'pivotBackward';
  if (isPivot && goesLikeLooseHorse(unit) && canGoStraight(flight, way)) {
    return forbidden('pbem:10.26c', `${unit.id} pivots only when it is blocked`, to);
  }
  const isIdle = isPivot && distance <= way.distance;
  return allowed({
    steps: [...way.steps, step],
    hexes: step.hexes,
    count: way.count + (isIdle ? 0 : 1),
    mp,
    distance,
    flat: way.flat && step.hexes.every((name) => way.hexes.includes(name) || isFlat(position, name)),
    pivots: way.pivots + (isPivot ? 1 : 0),
    idle: way.idle + (isIdle ? 1 : 0),
  });
}

/**
 * On a siege tower the whole retreat is made on its platform (pbem:19.12o); out of a fire a unit may go wherever it can
 * (20.1h).
 */
function leavesPlatform({ position, unit, owed }: Flight, [from = '']: Place, [to = '']: Place): boolean {
  if (owed.fire || !isOnTower(position, unit)) return false;
  return !isOnOnePlatform(hexOf(position, from), hexOf(position, to));
}

function climbsBy(position: Position, [from = '']: Place, [to = '']: Place): boolean {
  return climbsInRetreat(hexOf(position, from), hexOf(position, to));
}

/** Why an animal that nobody leads may not go there, or null: it may not leave a foot bridge or step onto one. */
function whyStranded(position: Position, unit: Unit, from: readonly HexName[], to: readonly HexName[]): Refusal | null {
  if (isCharacter(unit) || leaderOf(position, unit.id)) return null;
  const bound = (hexes: readonly HexName[]): string | undefined =>
    hexes.find((name) => terrainOf(hexOf(position, name)).needsLeader);
  const [left, entered] = [bound(from), bound(to)];
  if (left === undefined && entered === undefined) return null;
  const rule = left === undefined ? 'pbem:16.125a' : 'pbem:16.125b';
  return illegal(rule, `nobody leads ${unit.id} over ${left ?? entered ?? ''}`, unit.id);
}

function isFlat(position: Position, name: HexName): boolean {
  return hexOf(position, name).terrains.every((terrain) => terrain === 'flatGround');
}

function canGoStraight(flight: Flight, way: Way): boolean {
  return stepsFrom(flight.position, flight.unit, way.hexes).some(
    (step) => (step.gait === 'forward' || step.gait === 'backward') && goFurther(flight, way, step).ok,
  );
}
