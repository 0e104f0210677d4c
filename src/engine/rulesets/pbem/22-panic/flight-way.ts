import { KnownByKey } from '../../../known/known.js';
import type { Position } from '../../../position/position.js';
import { isLong, type Unit } from '../../../position/unit.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { mayStop } from '../07-movement/going.js';
import { hexesBetween } from '../core/panic/panicked.js';
import { isAdjacentToActiveEnemy } from '../core/terrain/adjacency.js';
import { flightOf, further, isWhole, placeOf, standing, type Flight, type FlightWay } from './flight-steps.js';
import { enemiesSeen, leadsFromMost } from './flight-threats.js';

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

/**
 * All places where a flight has been, if it can go on; else the number of its hexes. Of riders, who turn on the way at
 * will, the number is enough.
 */
function trail({ hexes: most, unit }: Flight, { steps, count }: FlightWay): string {
  return count === most || isLong(unit) ? String(count) : steps.map(({ hexes }) => hexes.join('-')).join();
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

const known = new KnownByKey<Position, string, FlightChoice>();

/**
 * The flights that are open to a panicked or routed character as things stand (pbem:22.9h to 22.9j, 22.9n, 22.9o).
 * They are found once for a position, since order and list ask for the same ones.
 */
export function flightChoice(position: Position, unit: Unit, rout: boolean): FlightChoice {
  return known.of(position, `${unit.id} ${String(rout)}`, () => chosen(position, unit, rout));
}

function chosen(position: Position, unit: Unit, rout: boolean): FlightChoice {
  const flight = flightOf(position, unit, rout);
  const ways = flightsOf(flight);
  const ends = ways.filter((way) => mayEnd(flight, way));
  const straight = ends.filter((way) => isWhole(flight, way));
  const whole = rout && !isEnough(flight, straight) ? roundaboutWays(flight) : straight;
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
 * Ways by which a routed man spends his whole MPA, also such as do not lead straight on (pbem:22.9n): one to each place
 * for each number of MP.
 */
function roundaboutWays(flight: Flight): readonly FlightWay[] {
  return flightsBy(flight, ({ mp }) => mp).filter((way) => mayEnd(flight, way) && isWhole(flight, way));
}

/** Straight ways leave a choice, and lead away from most of the enemies: other ways need not be looked for. */
function isEnough(flight: Flight, straight: readonly FlightWay[]): boolean {
  const { fromMost } = threatsTo(flight);
  return onePerPlace(straight.filter(fromMost)).length > 1;
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

/**
 * Away from most of the enemies whom he sees, if that can be done; else from the nearest (pbem:22.9j). Whoever leaves
 * the map is away from all of them.
 */
function awayFrom(flight: Flight, ways: readonly FlightWay[]): readonly FlightWay[] {
  const { fromMost, fromNearest } = threatsTo(flight);
  const [most, nearest] = [ways.filter(fromMost), ways.filter(fromNearest)];
  return onePerPlace(most.length > 0 ? most : nearest.length > 0 ? nearest : ways);
}

/** Whether a way leads away from most of the enemies whom he sees, and from the nearest of them. */
interface Threats {
  readonly fromMost: (way: FlightWay) => boolean;
  readonly fromNearest: (way: FlightWay) => boolean;
}

function threatsTo(flight: Flight): Threats {
  const { position, unit } = flight;
  const seen = enemiesSeen(flight);
  const distances = seen.map((enemy) => ({ enemy, before: hexesBetween(position, unit.hexes, enemy.hexes) }));
  const least = Math.min(...distances.map(({ before }) => before));
  const nearest = distances.filter(({ before }) => before === least);
  return {
    fromMost: (way) => (way.off ? seen.length > 0 : leadsFromMost(position, seen, unit.hexes, way.hexes)),
    fromNearest: (way) =>
      nearest.length > 0 &&
      (way.off || nearest.every(({ enemy, before }) => hexesBetween(position, way.hexes, enemy.hexes) > before)),
  };
}
