import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Burns } from '../../../position/things.js';
import { tallyNamed } from '../../../position/barricade-hexes.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position, Thing } from '../../../position/position.js';
import { destroyBarricadeIn, destroyCart, destroyEquipment, leaveDebris } from '../19-battering/destroy.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { resistanceOf, type Resistance } from '../19-battering/resistances.js';
import { firesConsuming } from '../core/burning/fires.js';
import { cartNamed, goodsIn } from '../core/carts/carts.js';
import type { PbemEvent } from '../core/events.js';
import { burnsByHex, fuelNamed, hexOfPlace, type Fuel } from './fuel.js';

/**
 * The first GT that a fire burns from its beginning: that in which it spreads, else the one after it was lit (ruling of
 * pbem:20.1e).
 */
export function firstComplete({ cause, lit }: Pick<Burns, 'cause' | 'lit'>): number {
  return cause === 'spread' ? lit.gameTurn : lit.gameTurn + 1;
}

/** Complete GT that a fire has burnt when so many GT of the game are over. */
export function burntAlone(burns: Burns, over: number): number {
  return Math.max(0, over - firstComplete(burns) + 1);
}

/** The same of all that it consumes, in whichever hex it began to burn (ruling of pbem:20.1m). */
export function burntGameTurns(burns: Burns, over: number): number {
  return Math.max(0, over - (burns.whole ?? firstComplete(burns)) + 1);
}

/** GT that are over while a player turn is going on. */
export function turnsOver({ turn }: Position): number {
  return turn.gameTurn - 1;
}

/** Points of resistance that a thing has lost when its last fire is doused, by the name of its tally (pbem:20.1m). */
interface Scorched {
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
    return resistance && pointsLeft(resistance, tallyNamed(position, tallyName(fuel)), 'hand') === 0 ? [fuel] : [];
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
    const alone = burnsByHex(fuel);
    const others = firesConsuming(position, burns.what, alone ? place : undefined).filter(
      ({ id }) => !doused.some((one) => one.id === id),
    );
    const burnt = alone ? burntAlone : burntGameTurns;
    return others.length > 0 ? [] : [[fuel, burnt(burns, turnsOver(position))] as const];
  });
}

/** The resistance of a thing; ladders have none (ruling of pbem:20.1m). */
function resistanceOfFuel({ kind, part }: Fuel): Resistance | undefined {
  return kind === 'ladder' ? undefined : resistanceOf({ kind, ...(part ? { part } : {}) });
}

/** Tents and barricades are battered by their hexes (pbem:19.2s). */
function tallyName(fuel: Fuel): string {
  const { what, hexes } = fuel;
  return burnsByHex(fuel) ? hexOfPlace(hexes[0] ?? '') : what;
}

/**
 * Nothing is left of what has burnt: a tent is debris on flat ground, a cart debris without anything that was on it,
 * engines, screens and the hex of a barricade are debris, ladders leave none (pbem:20.1f, 18.0c).
 */
export function consume(course: Course<PbemEvent>, { what, kind, hexes }: Fuel, rule: string, dice: Dice): void {
  const equipment = equipmentOf(course.position, what);
  const cart = cartNamed(course.position, what);
  if (kind === 'tent') {
    const states = hexes.map((where) => ({ where, state: 'destroyed' }));
    course.emit({ type: 'TerrainChanged', data: { states, rule } });
    leaveDebris(course, hexes, rule);
  } else if (kind === 'barricade') {
    for (const hex of hexes) destroyBarricadeIn(course, hex, rule);
  } else if (cart) {
    const items = cart.hexes.flatMap((hex) => goodsIn(course.position, cart, hex)).map(({ id }) => id);
    if (items.length > 0) course.emit({ type: 'ThingsDestroyed', data: { items, debris: [], rule } });
    destroyCart(course, cart, rule, dice);
  } else if (equipment) {
    destroyEquipment(course, equipment, rule, dice);
  }
}
