import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { mayStop } from '../07-movement/going.js';
import { seesUnit } from '../core/survey/seen.js';
import { isAdjacentToActiveEnemy } from '../core/terrain/adjacency.js';
import { flightOf, flightsOf, further, isWhole, standing, type Flight, type FlightWay } from './flight-way.js';
import { activeEnemies, hexesBetween } from '../core/panic/panicked.js';

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
  const whole = ends.filter((way) => isWhole(flight, way));
  if (whole.length > 0) return { flight, ways: awayFrom(flight, whole), fate: 'flees', rule: 'pbem:22.9j' };
  if (!rout) return { flight, ways: [], fate: 'routs', rule: 'pbem:22.9i' };
  const caught = farthest(
    [standing(flight), ...ways].flatMap((way) => further(flight, way).barred.filter((next) => mayEnd(flight, next))),
    (way) => way.mp - (way.steps.at(-1)?.costs ?? []).reduce((sum, { mp }) => sum + mp, 0),
  );
  if (caught.length > 0) return { flight, ways: onePerPlace(caught), fate: 'yields', rule: 'pbem:22.9o' };
  const cornered = ends.length === 0 && isAdjacentToActiveEnemy(position, unit, unit.hexes);
  if (cornered) return { flight, ways: [], fate: 'yields', rule: 'pbem:22.9o' };
  return { flight, ways: onePerPlace(farthest(ends, ({ mp }) => mp)), fate: 'flees', rule: 'pbem:22.9n' };
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
