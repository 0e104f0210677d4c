import { ListedDice } from '../../src/engine/dice/dice.js';
import { act } from '../../src/engine/game/act.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import type { Ruleset } from '../../src/engine/game/game.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Position } from '../../src/engine/position/position.js';
import { seatsOf, sideOfSeat, type SeatId } from '../../src/engine/position/seat.js';
import { Chance } from '../../src/selfplay/chance.js';

/** One order as it was given, with the dice that were there for it. */
export interface RecordedOrder<Order> {
  readonly seat: SeatId;
  readonly order: Order;
  readonly dice: readonly number[];
}

/** A game that can be decided again: its set-up, and every order that was given, the refused ones among them. */
export interface RecordedGame<Order> {
  readonly name: string;
  readonly setup: Setup;
  readonly orders: readonly RecordedOrder<Order>[];
}

/** The result of an order, as JSON: its events, or the refusal. */
type Answer = string;

/** An order that was answered in another way when other questions had been asked before it. */
export interface Difference {
  readonly game: string;
  /** Which order, from 0. */
  readonly at: number;
  readonly way: string;
  readonly cold: Answer;
  readonly answer: Answer;
}

/**
 * The position that stands in for another before each order: another that is alike in all, or the same after some
 * questions.
 */
type Between = (position: Position) => Position;

/** Decides all orders of a game anew; throws if its set-up is refused. */
function answersOf<Order, Event extends GameEvent>(
  ruleset: Ruleset<Order, Event>,
  { name, setup, orders }: RecordedGame<Order>,
  between: Between,
): readonly Answer[] {
  const created = ruleset.create(setup);
  if (!created.ok) throw new Error(`${name}: the set-up is refused: ${created.refusal.because}`);
  let position = begun(ruleset, created.value);
  return orders.map(({ seat, order, dice }) => {
    const decided = act(ruleset, between(position), seat, order, new ListedDice(dice, 'recorded'));
    if (!decided.ok) return JSON.stringify(decided.refusal);
    position = decided.position;
    return JSON.stringify(decided.events);
  });
}

/**
 * Decides games in three ways and tells every order that is not answered alike: each game by itself, with nothing that
 * was remembered before; all one after the other, with questions between the orders; all in another order. Nothing that
 * is decided may rest on what was asked before (judging an honest game would find it wrong).
 */
export function differencesOf<Order, Event extends GameEvent>(
  ruleset: Ruleset<Order, Event>,
  games: readonly RecordedGame<Order>[],
  seed: string,
): readonly Difference[] {
  const chance = new Chance(seed);
  // The engine remembers by the objects that it is given: it has never seen a copy.
  const cold = games.map((game) => answersOf(ruleset, game, coldCopies()));
  const asked = games.map((game) => answersOf(ruleset, game, questions(ruleset, chance.branch(game.name))));
  const shuffled = shuffle([...games.keys()], chance.branch('order'));
  const later = new Map(
    shuffled.map((index) => {
      return [index, answersOf(ruleset, games[index] as RecordedGame<Order>, (position) => position)] as const;
    }),
  );
  return games.flatMap(({ name }, index) =>
    (cold[index] ?? []).flatMap((answer, at) =>
      [
        { way: 'after questions', answer: asked[index]?.[at] ?? '' },
        { way: 'in another order', answer: later.get(index)?.[at] ?? '' },
      ].flatMap((other) => (other.answer === answer ? [] : [{ game: name, at, cold: answer, ...other }])),
    ),
  );
}

/** The position after the events of a set-up. */
export function begun<Order, Event extends GameEvent>(
  ruleset: Ruleset<Order, Event>,
  events: readonly Event[],
): Position {
  const position = events.reduce<Position | null>((before, event) => ruleset.evolve(before, event), null);
  if (!position) throw new Error('a set-up has events');
  return position;
}

/** The members that change with nearly every order, and have nothing to do with the map and what stands on it. */
const OFTEN: ReadonlySet<string> = new Set<keyof Position>(['units', 'turn', 'pending', 'orders', 'links', 'ground']);

/**
 * Copies of positions about which the engine can remember nothing. A map takes long to build: its copy is kept for as
 * long as nothing but units and what they owe has changed.
 */
function coldCopies(): Between {
  let before: Position | null = null;
  let ground: Pick<Position, 'ground' | 'live'> | null = null;
  return (position) => {
    const changed =
      before === null || Object.keys({ ...before, ...position }).some((key) => isChanged(before, position, key));
    if (changed || ground === null) ground = structuredClone({ ground: position.ground, live: position.live });
    before = position;
    return { ...structuredClone({ ...position, ground: EMPTY, live: {} }), ...ground };
  };
}

const EMPTY: Position['ground'] = { boards: [], joins: [] };

function isChanged(before: Position | null, after: Position, key: string): boolean {
  const name = key as keyof Position;
  return !OFTEN.has(key) && JSON.stringify(before?.[name]) !== JSON.stringify(after[name]);
}

/** So many of each kind of question are asked before an order. */
const SIGHTS = 3;

/** Asks whatever a player may ask: for legal orders, previews, sight, reach and what there is in hexes. */
function questions<Order, Event extends GameEvent>(ruleset: Ruleset<Order, Event>, chance: Chance): Between {
  return (position) => {
    if (chance.below(2) === 0) return position;
    ruleset.actors(position);
    const units = Object.keys(position.units);
    const seat = chance.pick(seatsOf(position));
    const legal = ruleset.legal(position, seat, ...(chance.below(2) === 0 ? [] : [chance.pick([...units, ''])]));
    if (legal.length > 0) ruleset.preview(position, seat, chance.pick(legal).order);
    const { survey } = ruleset;
    if (!survey || units.length === 0) return position;
    const spots = [...units, ...units.flatMap((id) => position.units[id]?.hexes ?? [])];
    for (let asked = 0; asked < SIGHTS; asked += 1) survey.sight(position, chance.pick(spots), chance.pick(spots));
    survey.reach(position, sideOfSeat(seat), chance.pick(units));
    survey.hex(position, chance.pick(spots));
    if (chance.below(4) === 0) survey.view(position, chance.pick(spots));
    return position;
  };
}

function shuffle(indexes: number[], chance: Chance): readonly number[] {
  for (let last = indexes.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [indexes[last], indexes[other]] = [indexes[other] as number, indexes[last] as number];
  }
  return indexes;
}
