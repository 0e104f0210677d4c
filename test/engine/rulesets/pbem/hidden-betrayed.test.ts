import { expect, it } from '@jest/globals';
import { placesRound, type HexName } from '../../../../src/engine/board/field.js';
import { act } from '../../../../src/engine/game/act.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { seatsOf, sideOfSeat, type SeatId } from '../../../../src/engine/position/seat.js';
import { isCharacter, isLive, standing, type SideId, type Unit } from '../../../../src/engine/position/unit.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { PerftDice } from '../../../../src/library/perft/perft-dice.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { stagesOf, type Stage } from '../../../conformance/stages.js';
import { mutated } from '../../../selfplay/mutated.js';
import { drilledIn, reachedIn, type Reached } from '../../../selfplay/reached.js';

/** Of the cases of each file one in so many is looked at; HERALD_STRIDE=1 looks at all of them. */
const STRIDE = Number(process.env.HERALD_STRIDE ?? 18);
/** The same for files whose cases were made to find such faults. */
const STRIDE_AMONG_HIDDEN = Number(process.env.HERALD_STRIDE ?? 3);
const isAmongHidden = (name: string): boolean => /blind-reading|22-hidden/.test(name);
/** In one of so many positions orders are given. */
const GIVEN_STRIDE = Number(process.env.HERALD_STRIDE ?? 3);
/** Positions with more units take too long. */
const UNITS_MAX = 14;
/** Of the orders of each type that are listed so many are given. */
const GIVEN_MAX = 3;
/**
 * Events that may tell more than was seen: somebody is found (pbem:22.8d), the game ends or goes on because of men who
 * hide (23.17), or a unit retreats as its owner likes, and he knows where his own men hide (7.1a).
 */
const TELLING: ReadonlySet<string> = new Set(['UnitRevealed', 'GameEnded', 'UnitRetreated']);
/** The answer to an order that has such an event. */
const MORE = 'accepted, and more is known';
const ENDS: readonly Order[] = [{ type: 'EndStep' }, { type: 'EndTurn' }];

const reached = (name: string, positions: readonly Reached[]): readonly Stage[] =>
  positions.flatMap(({ position }, index) => (index % 5 === 0 ? [{ where: `${name} ${index}`, position }] : []));

const STAGES = [
  ...stagesOf(isAmongHidden, STRIDE_AMONG_HIDDEN),
  ...stagesOf((name) => !isAmongHidden(name), STRIDE),
  ...reached('drill', drilledIn(Array.from({ length: 8 }, (_, index) => 1 + 53 * index))),
  ...reached('skirmish', reachedIn([41], 30)),
].filter(({ position }) => !position.outcome && Object.keys(position.units).length <= UNITS_MAX);

/** A seat that may act, and another side that may have hidden men. */
interface Watched {
  readonly where: string;
  /** The game in which there may be hidden units, and there is none of that side. */
  readonly open: Position;
  readonly seat: SeatId;
  readonly side: SideId;
  readonly orders: readonly Order[];
}

/** Lists are not made from what is remembered of the same game without hidden men. */
function inGameOfItsOwn(position: Position): Position {
  return { ...position, options: { ...position.options, hiddenSetup: true }, sides: [...position.sides] };
}

function ordersOf(position: Position, seat: SeatId): readonly Order[] {
  return PBEM.legal(position, seat).map(({ order }) => order);
}

function watchedIn({ where, position }: Stage): readonly Watched[] {
  return seatsOf(position).flatMap((seat) => {
    const others = position.sides.filter((side) => side !== sideOfSeat(seat));
    return others.flatMap((side) =>
      [position, ...inStrangeHands(position, side)].flatMap((one) => {
        const open = inGameOfItsOwn(one);
        const orders = ordersOf(open, seat);
        return orders.length === 0 ? [] : [{ where, open, seat, side, orders }];
      }),
    );
  });
}

/** The position in which the animals that somebody leads or drives, and the stunned, belong to this side; else none. */
function inStrangeHands(position: Position, side: SideId): readonly Position[] {
  const isStrange = (unit: Unit): boolean =>
    unit.rider === null && unit.side !== side && (unit.health === 'stunned' || !isCharacter(unit));
  const units = Object.values(position.units);
  if (!units.some(isStrange)) return [];
  const changed = units.map((unit): [string, Unit] => [unit.id, isStrange(unit) ? { ...unit, side } : unit]);
  return [{ ...position, units: Object.fromEntries(changed) }];
}

/** Places up to three hexes from a unit or from equipment, in which nobody stands. */
function placesNear(position: Position): readonly HexName[] {
  const field = fieldOfGame(position);
  const { units, equipment = [] } = position;
  const onMap = Object.values(units).filter(isLive);
  const start = [...onMap, ...equipment].flatMap(({ hexes }) => hexes.flatMap((name) => field.hex(name) ?? []));
  const near = new Set(start);
  let rim = start;
  for (let ring = 0; ring < 3; ring += 1) {
    rim = rim.flatMap((place) => placesRound(place)).filter((place) => !near.has(place));
    for (const place of rim) near.add(place);
  }
  const held = new Set(onMap.flatMap(({ hexes }) => hexes));
  return [...near].map(({ name }) => name).filter((name) => !held.has(name));
}

/** A man of the side on foot, whom others are like; null: it has none. */
function footmanOf({ units }: Position, side: SideId): Unit | null {
  const isFootman = (unit: Unit): boolean =>
    unit.side === side && isCharacter(unit) && unit.health === 'healthy' && !unit.mount && !unit.captive;
  return Object.values(units).find((unit) => isFootman(unit) && unit.hexes.length === 1) ?? null;
}

/** The position with hidden men like this one, one in each of the places. */
function withHidden(open: Position, man: Unit, places: readonly HexName[]): Position {
  const men = places.map((name): [string, Unit] => [`Hid ${name}`, { ...standing(man, [name]), id: `Hid ${name}` }]);
  return inGameOfItsOwn({ ...open, hidden: { ...open.hidden, ...Object.fromEntries(men) } });
}

/** All that a seat is offered and asked, in words. */
function offered(position: Position, seat: SeatId, orders = ordersOf(position, seat)): string {
  const previews = orders
    .filter(({ type }) => type !== 'Move')
    .slice(0, 12)
    .map((order) => PBEM.preview(position, seat, order));
  return JSON.stringify([orders, previews, PBEM.actors(position), PBEM.duties?.(position, seat)]);
}

/** The answer to an order: why it is refused, or what its seat sees happen, or that more is known then. */
function answerTo(position: Position, seat: SeatId, order: Order): string {
  const parsed = PBEM.parseOrder(order);
  const decided = parsed.ok ? act(PBEM, position, seat, parsed.value, new PerftDice(0)) : parsed;
  if (!decided.ok) return JSON.stringify(decided.refusal);
  const tellsMore = decided.events.some(({ type }) => TELLING.has(type));
  return tellsMore ? MORE : JSON.stringify(decided.events.map((event) => VEIL.event(event, seat)));
}

function isRefusal(answer: string): boolean {
  return answer.startsWith('{');
}

/** Places that an order names, in which nobody stands. */
function namedIn(order: Order, free: ReadonlySet<HexName>): readonly HexName[] {
  const texts = JSON.stringify(order).match(/"[^"]*"/g) ?? [];
  return texts.map((text) => text.slice(1, -1)).filter((text) => free.has(text));
}

/** Of each type the first order, the last one, and some between them. */
function someOf(orders: readonly Order[]): readonly Order[] {
  const types = new Map<string, Order[]>();
  for (const order of orders) types.set(order.type, [...(types.get(order.type) ?? []), order]);
  return [...types.values()].flatMap((alike) => {
    const stride = Math.max(1, Math.floor((alike.length - 1) / (GIVEN_MAX - 1)));
    return alike.filter((_, index) => index % stride === 0).slice(0, GIVEN_MAX);
  });
}

const WATCHED = STAGES.flatMap(watchedIn).flatMap((watched) => {
  const man = footmanOf(watched.open, watched.side);
  return man === null ? [] : [{ ...watched, man, places: placesNear(watched.open) }];
});

it('hidden enemies, wherever they are, change nothing of what a seat is offered and asked (pbem:22.8a)', () => {
  let orders = 0;
  for (const { where, open, seat, man, places, orders: listed } of WATCHED) {
    const apparent = offered(open, seat, listed);
    orders += listed.length;
    if (offered(withHidden(open, man, places), seat) === apparent) continue;
    const by = places.filter((place) => offered(withHidden(open, man, [place]), seat) !== apparent);
    throw new Error(`${where}: ${seat} can tell that ${man.side} hides in ${by.join(', ')}`);
  }
  expect(WATCHED.length).toBeGreaterThan(800);
  expect(orders).toBeGreaterThan(30_000);
});

it('a hidden enemy in the way changes nothing of which orders are refused, why, and what comes of others (pbem:22.8d)', () => {
  let [given, refusals] = [0, 0];
  const chance = new Chance('hidden');
  for (const { where, open, seat, man, places, orders } of WATCHED.filter((_, index) => index % GIVEN_STRIDE === 0)) {
    if (places.length === 0) continue;
    const free = new Set(places);
    const words = [...Object.keys(open.units), ...places];
    const some = someOf(orders);
    for (const order of [...some, ...some.map((one) => mutated(one, words, chance)), ...ENDS]) {
      const named = namedIn(order, free);
      const place = chance.pick(named.length > 0 ? named : places);
      const apparent = answerTo(open, seat, order);
      const real = answerTo(withHidden(open, man, [place]), seat, order);
      const isSame = real === apparent || (!isRefusal(real) && !isRefusal(apparent) && [real, apparent].includes(MORE));
      if (!isSame) {
        throw new Error(
          `${where}: ${seat} gives ${JSON.stringify(order)} with ${man.side} in ${place}: ${real}, not ${apparent}`,
        );
      }
      given += 1;
      if (isRefusal(real)) refusals += 1;
    }
  }
  expect(given).toBeGreaterThan(2_500);
  expect(refusals).toBeGreaterThan(500);
});
