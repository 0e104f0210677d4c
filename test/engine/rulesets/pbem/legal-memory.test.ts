import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { drilledIn, reachedIn, type Reached } from '../../../selfplay/reached.js';
import { ARCHER, begin, horse, KNIGHT, man, rider } from './support-play.js';

/**
 * Skirmishes in which forgetting any of what lists rest on shows; HERALD_SKIRMISHES=200 plays through so many others.
 */
const MANY = Number(process.env.HERALD_SKIRMISHES ?? 0);
const SEEDS = MANY > 0 ? Array.from({ length: MANY }, (_, index) => 101 + index) : [104, 108, 114];
const ORDERS = 200;
const DRILLS = Array.from({ length: Math.max(15, MANY) }, (_, index) => 1 + 53 * index);

/** The same position in a game that nobody has met before. */
function unknown(position: Position): Position {
  return { ...position, ground: { ...position.ground }, sides: [...position.sides] };
}

/** A list as clients read it: packed moves are written out. */
function listed(position: Position): unknown {
  return JSON.parse(JSON.stringify(PBEM.legal(position, 'red')));
}

/** Played in order, the lists of a game are made with the memory of what was listed before; nobody knows the copies. */
function expectLists(reached: readonly Reached[]): void {
  for (const [number, { position, lists }] of reached.entries()) {
    const copy = unknown(position);
    for (const { seat, orders } of lists) {
      const anew = PBEM.legal(copy, seat).map(({ order }) => order);
      expect({ number, orders }).toStrictEqual({ number, orders: anew });
    }
  }
}

it.each(SEEDS)('skirmish %i: lists made with what is remembered of earlier positions are those made anew', (seed) => {
  expectLists(reachedIn([seed], ORDERS));
});

it('in drills, with engines, ladders, carts, prisoners and duels, they are so too', () => {
  for (const seed of DRILLS) expectLists(drilledIn([seed]));
});

it('nobody is listed a shot at a unit whose retreat was left open meanwhile (4.4c)', () => {
  const units = [man('Wat', 'red', 'C5', { sheet: ARCHER }), man('Ben', 'blue', 'H5'), man('Hal', 'blue', 'H9')];
  const { position } = begin({ step: 'fire2', units });
  const about = {
    unit: 'Ben',
    hexes: 1,
    from: ['Wat'],
    missile: true,
    due: 'ownTurn',
    openSince: 'fire1',
    firedFrom: 'C5',
  };
  const pending = [{ id: '1.1', kind: 'Retreat', owner: 'blue', rule: 'pbem:10.2a', about }];
  const shots = (one: Position) =>
    PBEM.legal(one, 'red').flatMap(({ order }) => (order.type === 'Fire' ? [order.target] : []));
  expect(shots(position)).toEqual(['Ben', 'Hal']);
  expect(shots({ ...position, pending })).toEqual(['Hal']);
});

describe('what one unit is listed is forgotten when', () => {
  const units = [
    man('Wat', 'red', 'C5', { sheet: ARCHER }),
    man('Tom', 'red', 'B2', { sheet: KNIGHT }),
    horse('Nag', ['C1', 'C2']),
    ...rider('Rob', 'red', ['C9', 'C10'], { sheet: { ...ARCHER, mounted: null } }),
    man('Ben', 'blue', 'H5'),
    man('Bar', 'blue', 'D4'),
    man('Hal', 'blue', 'H9'),
  ];
  const acts = (over: Partial<Unit['acts']>) => (unit: Unit) => ({ acts: { ...unit.acts, ...over } });
  it.each<[string, string, string, (unit: Unit) => Partial<Unit>]>([
    ['the firer has gone elsewhere', 'fire1', 'Wat', () => ({ hexes: ['C12'] })],
    ['the firer is wounded', 'fire1', 'Wat', () => ({ health: 'wounded' })],
    ['the firer has left the map', 'fire1', 'Wat', () => ({ hexes: [] })],
    ['the target has left the map', 'fire1', 'Ben', () => ({ hexes: [] })],
    ['the target is dead', 'fire1', 'Ben', () => ({ health: 'dead' })],
    ['a horse archer has spent MP', 'fire2', 'Rob', acts({ mpSpent: 1 })],
    ['somebody far away has fired', 'fire1', 'Hal', acts({ fired: ['fire1'] })],
    ['who may mount has left the map', 'fire1', 'Tom', () => ({ hexes: [] })],
    ['the mover stands elsewhere', 'movement', 'Tom', () => ({ hexes: ['E12'] })],
    ['the mover is wounded', 'movement', 'Tom', () => ({ health: 'wounded' })],
    ['the mover has spent MP', 'movement', 'Tom', acts({ mpSpent: 2 })],
    ['the mover has left the map', 'movement', 'Tom', () => ({ hexes: [] })],
    ['a friend stands where the mover could stop', 'movement', 'Wat', () => ({ hexes: ['C3'] })],
    ['an enemy has died in the way', 'movement', 'Bar', () => ({ health: 'dead' })],
    ['somebody stands in the way', 'movement', 'Ben', () => ({ hexes: ['C2'] })],
  ])('%s', (_what, step, who, change) => {
    const { position } = begin({ step, units });
    const unit = position.units[who];
    if (!unit) throw new Error(`there is no ${who}`);
    const before = listed(position);
    const after = { ...position, units: { ...position.units, [who]: { ...unit, ...change(unit) } } };
    const anew = listed(unknown(after));
    expect(anew).not.toEqual(before);
    expect(listed(after)).toEqual(anew);
  });
});
