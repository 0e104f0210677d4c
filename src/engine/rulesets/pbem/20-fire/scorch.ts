import type { Position, Thing } from '../../../position/position.js';
import { resistanceOf, type Resistance } from '../19-battering/resistances.js';
import { pointsLeft, tallyOf } from '../19-battering/tallies.js';
import { burntGameTurns } from './burnt.js';
import { firesConsuming } from '../core/burning/fires.js';
import { fuelNamed, hexOfPlace, type Fuel } from './fuel.js';

/** Points of resistance that a thing has lost when its last fire is doused, by the name of its tally (pbem:20.1m). */
export interface Scorched {
  readonly what: string;
  readonly points: number;
}

/**
 * A thing loses one of so many equal parts of its full resistance for each complete GT that it burnt (ruling of
 * pbem:20.1m).
 */
const FIFTHS = 5;

/** Points lost by each thing that these fires consume and no other fire does. */
export function scorchedBy(position: Position, doused: readonly Thing[]): readonly Scorched[] {
  return fuelsDoused(position, doused).flatMap(([fuel, turns]) => {
    const whole = resistanceOfFuel(fuel)?.hand ?? 0;
    // A fifth is a fraction only for an engine that is still being built; it is rounded up, as the points of the engine
    // are (ruling of pbem:19.8e).
    const rest = (whole * turns) % FIFTHS;
    const points = (whole * turns - rest) / FIFTHS + (rest === 0 ? 0 : 1);
    return points > 0 ? [{ what: tallyName(fuel), points }] : [];
  });
}

/** Things that these fires consume and that have now lost all their points, earlier battering included. */
export function ruinedBy(position: Position, doused: readonly Thing[]): readonly Fuel[] {
  return fuelsDoused(position, doused).flatMap(([fuel]) => {
    const resistance = resistanceOfFuel(fuel);
    return resistance && pointsLeft(resistance, tallyOf(position, tallyName(fuel)), 'hand') === 0 ? [fuel] : [];
  });
}

/**
 * Things that no longer burn after these fires are doused, with the number of complete GT that each has burnt in any of
 * its hexes.
 */
function fuelsDoused(position: Position, doused: readonly Thing[]): readonly (readonly [Fuel, number])[] {
  return doused.flatMap(({ hexes: [place = ''], burns }) => {
    const fuel = burns && fuelNamed(position, place, burns.what);
    if (!fuel) return [];
    const hex = fuel.kind === 'tent' ? place : undefined;
    const others = firesConsuming(position, burns.what, hex).filter(({ id }) => !doused.some((one) => one.id === id));
    return others.length > 0 ? [] : [[fuel, burntGameTurns(burns, position.turn.gameTurn - 1)] as const];
  });
}

/** The resistance of a thing; ladders have none (ruling of pbem:20.1m). */
function resistanceOfFuel({ kind, part }: Fuel): Resistance | undefined {
  return kind === 'ladder' ? undefined : resistanceOf({ kind, ...(part ? { part } : {}) });
}

/** Tents are battered by their hexes (pbem:19.2s). */
function tallyName({ kind, what, hexes: [hex = ''] }: Fuel): string {
  return kind === 'tent' ? hexOfPlace(hex) : what;
}
