import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { act } from '../../../src/engine/game/act.js';
import type { Actor } from '../../../src/engine/game/ruleset.js';
import type { Position } from '../../../src/engine/position/position.js';
import { SIEGE_EN_BOOK } from '../../../src/engine/rulesets/pbem/core/books/siege-en.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { SIEGE_EN } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { RULEBOOKS } from '../../../src/library/rulesets.js';
import { loadScenarios } from '../../../src/library/scenarios.js';
import { Chance } from '../../../src/selfplay/chance.js';

const GAMES = 3;
const ORDERS_MAX = 120;
const PROBES = 8;

/** Rules of pbem that stand anywhere in something a player is told. */
function familyRules(told: unknown): readonly string[] {
  return [...JSON.stringify(told).matchAll(/pbem:[0-9][0-9a-z.]*/g)].map(([rule]) => rule);
}

/** Orders of all kinds by units taken at random, most of which are refused. */
function probe({ units }: Position, chance: Chance): Order {
  const all = Object.values(units);
  const [one, other, third] = [chance.pick(all), chance.pick(all), chance.pick(all)];
  const hexes = [chance.pick(all.flatMap((unit) => unit.hexes)), ...one.hexes].slice(0, one.hexes.length || 1);
  const gait = chance.pick(['step', 'forward', 'backward', 'pivotForward', 'pivotBackward'] as const);
  const path = [{ gait, hexes }];
  return chance.pick<Order>([
    { type: 'Fire', unit: one.id, target: other.id },
    { type: 'Attack', attackers: [one.id], defenders: [other.id] },
    { type: 'Attack', attackers: [one.id, other.id], defenders: [third.id] },
    { type: 'Move', unit: one.id, path },
    { type: 'Move', unit: one.id, path, charge: [other.id] },
    { type: 'Retreat', unit: one.id, path },
    { type: 'Advance', unit: one.id, path },
    { type: 'ChooseCasualty', unit: one.id },
    { type: 'PlaceDismounted', unit: one.id, to: hexes[0] ?? '' },
    { type: 'PlaceFallen', unit: one.id, to: hexes[0] ?? '' },
    { type: 'Mount', unit: one.id, horse: other.id },
    { type: 'Dismount', unit: one.id, to: hexes[0] ?? '' },
    { type: 'Lead', unit: one.id, led: other.id },
    { type: 'March', unit: one.id, path: [{ hexes, string: [{ unit: other.id, hexes: other.hexes.slice(0, 2) }] }] },
    { type: 'LetGo', unit: one.id },
    { type: 'Pin', unit: one.id },
    { type: 'EndTurn' },
  ]);
}

it('a player of Siege reads rules of Siege, and never one of pbem', () => {
  const scenario = loadScenarios().get('the-long-acre');
  const created = scenario ? SIEGE_EN.create(scenario.setup) : null;
  if (!created?.ok) throw new Error('the scenario cannot be played');
  const read = new Set<string>();
  const tell = (told: unknown): void => familyRules(told).forEach((rule) => read.add(rule));
  for (let game = 0; game < GAMES; game += 1) {
    const chance = new Chance(`citations ${game}`);
    let position = created.value.reduce<Position | null>((state, event) => SIEGE_EN.evolve(state, event), null);
    for (let given = 0; given < ORDERS_MAX && position && !position.outcome; given += 1) {
      for (let number = 0; number < PROBES; number += 1) {
        const side = chance.pick(position.sides);
        const order = probe(position, chance);
        const decided = SIEGE_EN.decide(position, side, order, chance);
        tell(decided.ok ? decided.events : decided.refusal);
        tell(SIEGE_EN.preview(position, side, order));
      }
      const [actor] = SIEGE_EN.actors(position) as readonly [Actor];
      const listed = SIEGE_EN.legal(position, actor.side);
      tell(listed);
      const deeds = listed.filter(({ order }) => !['Move', 'EndStep', 'EndTurn'].includes(order.type));
      const rest = listed.filter(({ order }) => order.type !== 'EndTurn');
      const decided = SIEGE_EN.decide(position, actor.side, chance.pick(deeds.length > 0 ? deeds : rest).order, chance);
      if (!decided.ok) throw new Error(`listed and refused: ${decided.refusal.because}`);
      tell(decided.events);
      position = decided.position;
    }
  }
  expect([...read]).toEqual([]);
});

/** Every order that the page on the notation shows, as it stands and with names of units of the game. */
function ordersOfNotation(names: readonly string[]): readonly string[] {
  const shown = [...readFileSync('docs/notation.md', 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const named = (text: string, first: number): string => {
    let number = first;
    return text.replace(/\b[A-Z][a-z]{2,}\b/g, () => names[number++ % names.length] ?? '');
  };
  return shown.flatMap((text) => [text, named(text, 0), named(text, names.length / 2)]);
}

it('no refusal names a rule of pbem, whatever order is given and however badly it is written', () => {
  const book = RULEBOOKS.rulebook('siege-en', 1);
  const scenario = loadScenarios().get('the-long-acre');
  const created = scenario ? SIEGE_EN.create(scenario.setup) : null;
  if (!created?.ok) throw new Error('the scenario cannot be played');
  let position = created.value.reduce<Position | null>((state, event) => SIEGE_EN.evolve(state, event), null);
  const chance = new Chance('notation');
  const read = new Set<string>();
  let refusals = 0;
  // In each step of the first player turn.
  for (let step = 0; step < 4 && position; step += 1) {
    for (const text of ['Ulf: T', 'Ulf: T1-T9', 'undermine T9', ...ordersOfNotation(Object.keys(position.units))]) {
      for (const side of position.sides) {
        const written = book.readOrder(text);
        const told = written.ok ? act(book.ruleset, position, side, written.value.order, chance) : written;
        if (!told.ok) refusals += 1;
        familyRules(told.ok ? told.events : told.refusal).forEach((rule) => read.add(`${text}: ${rule}`));
      }
    }
    const next = SIEGE_EN.decide(position, position.turn.side, { type: 'EndStep' }, chance);
    position = next.ok ? next.position : null;
  }
  expect([...read]).toEqual([]);
  expect(refusals).toBeGreaterThan(1000);
});

it('a book can be printed: it holds values and no functions', () => {
  expect(JSON.parse(JSON.stringify(SIEGE_EN_BOOK))).toEqual(SIEGE_EN_BOOK);
});
