import type { HexName } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { whyPullsCart } from '../07-movement/draught.js';
import { costOf, stepsFrom, mayStop } from '../07-movement/going.js';
import { isOnOnePlatform, paidOnce } from '../07-movement/platform.js';
import { isInFire } from '../core/burning/fires.js';
import { mpaOf } from '../core/combat/strength.js';
import { withoutControl } from '../core/control/limits.js';
import type { StepGone } from '../core/events/facts.js';
import { activeEnemies, hexesBetween } from '../core/panic/panicked.js';
import { climbsInRetreat } from '../core/siege/ladders.js';
import { isOnTower } from '../core/siege/tower-fall.js';
import { seesUnit } from '../core/survey/seen.js';
import { isAdjacentToActiveEnemy } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/** Number of hexes that a unit in panic runs, if its MPA is enough (pbem:22.9h). */
const PANIC_HEXES = 3;

/** A flight that must be made: the most hexes (null: any number) and the MP for it. */
export interface Flight {
  readonly position: Position;
  readonly unit: Unit;
  readonly hexes: number | null;
  readonly mpa: number;
}

/** The part of a flight that has been made so far. */
export interface FlightWay {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  readonly count: number;
  readonly mp: number;
  /** The unit has left the map (pbem:22.9q). */
  readonly off: boolean;
  /** The last step ends ADJACENT to an active enemy; the flight ends there (pbem:22.9o). */
  readonly taken: boolean;
}

/** The ways that one more step of a flight can give. */
interface Further {
  /** Ways on which the unit may go on. */
  readonly open: readonly FlightWay[];
  /** Ways that end ADJACENT to an active enemy (pbem:22.9i, 22.9o). */
  readonly barred: readonly FlightWay[];
  /** Whether there are further steps for which the unit only lacks MP. */
  readonly dear: boolean;
}

function flightOf(position: Position, unit: Unit, rout: boolean): Flight {
  return { position: withoutControl(position), unit, hexes: rout ? null : PANIC_HEXES, mpa: mpaOf(position, unit) };
}

/** A flight before its first step. */
export function standing({ unit }: Flight): FlightWay {
  return { steps: [], hexes: unit.hexes, count: 0, mp: 0, off: false, taken: false };
}

/**
 * All flights that no enemy bars: the cheapest one to each place. If hexes are counted, it is the cheapest for each
 * number of hexes, and no flight that can go on stands for another: where it goes on depends on where it has been.
 */
function flightsOf(flight: Flight): readonly FlightWay[] {
  return flightsBy(flight, (way) => (flight.hexes === null ? '' : trail(flight, way)));
}

/** Flights that no enemy bars, one to each place; `apart` tells several flights to a place apart. */
function flightsBy(flight: Flight, apart: (way: FlightWay) => string | number): readonly FlightWay[] {
  return cheapestWays(
    standing(flight),
    (way) => further(flight, way).open,
    (way) => `${placeOf(way)} ${apart(way)}`,
  );
}

/** All places where a flight has been, if it can go on; else the number of its hexes. */
function trail({ hexes: most }: Flight, { steps, count }: FlightWay): string {
  return count === most ? String(count) : steps.map(({ hexes }) => hexes.join('-')).join();
}

/**
 * Whether a way is a complete flight: the number of hexes, off the map, or as far as the MPA allows (pbem:22.9h,
 * 22.9n).
 */
export function isWhole(flight: Flight, way: FlightWay): boolean {
  if (way.off || way.count === flight.hexes || way.mp === flight.mpa) return true;
  const { open, barred, dear } = further(flight, way);
  return dear && open.length === 0 && barred.length === 0;
}

/** The next steps of a flight; a flight never returns to a place where it was. */
export function further(flight: Flight, way: FlightWay): Further {
  const { position, unit, mpa } = flight;
  if (way.off || way.taken || way.count === flight.hexes) return { open: [], barred: [], dear: false };
  const been = new Set([unit.hexes, ...way.steps.map(({ hexes }) => hexes)].map((hexes) => hexes.join('-')));
  const open: FlightWay[] = [];
  const barred: FlightWay[] = [];
  let dear = false;
  for (const alone of stepsFrom(position, unit, way.hexes)) {
    const step = paidOnce(way.steps, alone);
    if (been.has(step.hexes.join('-')) || whyNoRetreat(flight, way, step)) continue;
    const mp = way.mp + costOf([step]);
    const taken = isAdjacentToActiveEnemy(position, unit, step.hexes, unit.hexes, step.half);
    const next = { steps: [...way.steps, step], hexes: step.hexes, count: way.count + 1, mp, off: false, taken };
    if (mp <= mpa) (taken ? barred : open).push(next);
    else if (!taken) dear = true;
  }
  const [head] = way.hexes;
  if (head !== undefined && hexOf(position, head).neighbours.includes(null)) {
    // The unit is off the map when the last of its hexes is (pbem:3.1b).
    const mp = way.mp + way.hexes.length;
    if (mp <= mpa) open.push({ ...way, count: way.count + 1, mp, off: true });
    else dear = true;
  }
  return { open, barred, dear };
}

/**
 * Why a rule of retreats forbids a step of a flight, or null: it leads only down from a ladder, does not leave the
 * platform of a siege tower, and draws no cart (pbem:19.11x, 19.12o, 14k). Out of a fire a unit goes wherever it can
 * (20.1h).
 */
export function whyNoRetreat({ position, unit }: Flight, { hexes }: FlightWay, step: StepGone): Refusal | null {
  const [from = '', to = ''] = [hexes[0], step.hexes[0]];
  const [left, entered] = [hexOf(position, from), hexOf(position, to)];
  if (position.equipment && !isInFire(position, unit)) {
    if (climbsInRetreat(left, entered)) {
      return forbidden('pbem:19.11x', `${unit.id} flees only down from the ladder, not to ${to}`, to).refusal;
    }
    if (isOnTower(position, unit) && !isOnOnePlatform(left, entered)) {
      return forbidden('pbem:19.12o', `${unit.id} flees on the platform only, not to ${to}`, to).refusal;
    }
  }
  return whyPullsCart(position, unit, hexes, step.hexes);
}

/** Where somebody may flee, a way to each place; none: he stays where he is. */
export interface FlightChoice {
  readonly flight: Flight;
  readonly ways: readonly FlightWay[];
  /**
   * `routs`: what panic asks cannot be done, so that it is rout now (pbem:22.9i); `yields`: he runs, or stands, into
   * captivity (pbem:22.9o).
   */
  readonly fate: 'flees' | 'routs' | 'yields';
  /** The rule that chose among the ways. */
  readonly rule: string;
}

/** The flights that are open to a panicked or routed character as things stand (pbem:22.9h to 22.9j, 22.9n, 22.9o). */
export function flightChoice(position: Position, unit: Unit, rout: boolean): FlightChoice {
  const flight = flightOf(position, unit, rout);
  const ways = flightsOf(flight);
  const ends = ways.filter((way) => mayEnd(flight, way));
  const straight = ends.filter((way) => isWhole(flight, way));
  // Where nobody can rout straight on for all MP, a roundabout way may do.
  const whole =
    straight.length > 0 || !rout
      ? straight
      : flightsBy(flight, ({ mp }) => mp).filter((way) => mayEnd(flight, way) && isWhole(flight, way));
  if (whole.length > 0) return { flight, ways: awayFrom(flight, whole), fate: 'flees', rule: 'pbem:22.9j' };
  if (!rout) return { flight, ways: [], fate: 'routs', rule: 'pbem:22.9i' };
  const caught = farthest(
    [standing(flight), ...ways].flatMap((way) => further(flight, way).barred.filter((next) => mayEnd(flight, next))),
    freeMp,
  );
  // Nobody is forced to an enemy while a way that ends without one leads farther.
  const forced = caught.some((way) => ends.every(({ mp }) => mp <= freeMp(way)));
  if (forced) return { flight, ways: onePerPlace(caught), fate: 'yields', rule: 'pbem:22.9o' };
  const cornered = ends.length === 0 && isAdjacentToActiveEnemy(position, unit, unit.hexes);
  if (cornered) return { flight, ways: [], fate: 'yields', rule: 'pbem:22.9o' };
  return { flight, ways: onePerPlace(farthest(ends, ({ mp }) => mp)), fate: 'flees', rule: 'pbem:22.9n' };
}

/** MP that a way costs before its last step. */
function freeMp({ mp, steps }: FlightWay): number {
  return mp - (steps.at(-1)?.costs ?? []).reduce((sum, cost) => sum + cost.mp, 0);
}

/**
 * Whether a rout by another way than those listed is complete too, and leads away as they do: he may spend his MPA as
 * he likes (pbem:22.9n).
 */
export function isRoundabout({ flight, ways, fate }: FlightChoice, way: FlightWay): boolean {
  if (flight.hexes !== null || fate !== 'flees' || way.taken || !mayEnd(flight, way)) return false;
  return isWhole(flight, way) && awayFrom(flight, [...ways, way]).some((one) => placeOf(one) === placeOf(way));
}

function mayEnd({ position, unit }: Flight, { hexes, steps, off }: FlightWay): boolean {
  return off || mayStop(position, unit, hexes, steps.at(-1)?.half) === null;
}

function farthest(ways: readonly FlightWay[], measure: (way: FlightWay) => number): readonly FlightWay[] {
  const most = Math.max(...ways.map(measure));
  return ways.filter((way) => measure(way) === most);
}

/** A way to each place is enough: however he goes, he is there. */
function onePerPlace(ways: readonly FlightWay[]): readonly FlightWay[] {
  const places = new Map<string, FlightWay>();
  for (const way of ways) {
    const place = placeOf(way);
    if (!places.has(place)) places.set(place, way);
  }
  return [...places.values()];
}

/** Where a way ends, in writing. */
export function placeOf({ hexes, steps, off }: FlightWay): string {
  return `${hexes.join('-')} ${steps.at(-1)?.half ?? ''}${off ? ' off' : ''}`;
}

/**
 * Away from most of the enemies whom he sees, if that can be done; else from the nearest (pbem:22.9j). Whoever leaves
 * the map is away from all of them.
 */
function awayFrom(flight: Flight, ways: readonly FlightWay[]): readonly FlightWay[] {
  const { position, unit } = flight;
  const seen = isCharacter(unit) ? activeEnemies(position, unit).filter((one) => seesUnit(position, unit, one)) : [];
  const distances = seen.map((enemy) => ({ enemy, before: hexesBetween(position, unit.hexes, enemy.hexes) }));
  const gains = (way: FlightWay, from: typeof distances): number =>
    way.off
      ? from.length
      : from.filter(({ enemy, before }) => hexesBetween(position, way.hexes, enemy.hexes) > before).length;
  const fromMost = ways.filter((way) => 2 * gains(way, distances) > distances.length);
  if (fromMost.length > 0) return onePerPlace(fromMost);
  const least = Math.min(...distances.map(({ before }) => before));
  const nearest = distances.filter(({ before }) => before === least);
  const fromNearest = ways.filter((way) => gains(way, nearest) === nearest.length && nearest.length > 0);
  return onePerPlace(fromNearest.length > 0 ? fromNearest : ways);
}
