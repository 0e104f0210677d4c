import { expect, it, test } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import type { Character, Unit } from '../../src/engine/position/unit.js';
import type { ConformanceCase } from '../../src/library/conformance/case.js';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import { factsOf } from '../../src/library/rulesets.js';
import { MATERIALS, PBEM_BOOK } from '../conformance/materials.js';

const WRITTEN: ConformanceCase = {
  id: 'a',
  rules: ['pbem:1.1'],
  title: 't',
  board: { columns: 14, rows: 12, terrain: { pool: ['C9'], castleWall: ['L2'], tree: ['L4'], tent: ['L8'] } },
  options: {
    night: true,
    ammunitionLimitation: true,
    detailedDays: true,
    commandControl: true,
    offboardBattering: true,
  },
  units: [
    { name: 'Ann', side: 'red', at: 'A1', is: 'billman', before: { mpSpent: 2, gifts: { Bob: 1 } } },
    { name: 'Bob', side: 'red', at: 'A2', is: 'archer', missiles: 7 },
    { name: 'Cid', side: 'red', at: 'C9', is: 'peasant' },
    { name: 'Dan', side: 'red', at: 'F5', is: 'billman' },
    { name: 'Sir', side: 'red', at: 'F8-F9', is: 'knight', mounted: true },
    { name: 'Foe', side: 'blue', at: 'M11', is: 'billman', health: 'dead' },
    { name: 'Mule', at: 'B1', is: 'mule' },
    { name: 'Moke', at: 'C1', is: 'mule' },
  ],
  leads: [['Ann', 'Mule']],
  strings: [['Mule', 'Moke']],
  carts: { Wain: { at: 'F5-F6' } },
  items: [
    { item: 'chest1', at: 'F6' },
    { item: 'torch1', carriedBy: 'Bob' },
  ],
  lights: { campfires: { J4: 'burning', J6: 'out' } },
  battered: { L8: { hand: 3 } },
  terms: {},
  day: { fought: 2 },
  turn: { gameTurn: 4 },
  orders: [],
} as ConformanceCase;

function laidOut(): Position {
  const created = PBEM_BOOK.ruleset.create(setupOf(WRITTEN, MATERIALS));
  if (!created.ok) throw new Error(created.refusal.because);
  return replay(PBEM_BOOK.ruleset, created.value) as Position;
}

const POSITION = laidOut();
const FACTS = factsOf(POSITION);
const { units, things, light, course } = FACTS;

const AT_WORK: Position = {
  ...POSITION,
  tasks: [
    {
      id: 1,
      kind: 'clear',
      workers: ['Ann'],
      demand: { crew: 1, paceMax: 2, work: 2 },
      done: 0,
      turns: 0,
      about: {},
    },
  ],
};

function unit(id: string): Unit {
  const found = POSITION.units[id];
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const hex = (name: string) => {
  const found = FACTS.map(POSITION).hex(name);
  if (!found) throw new Error(`there is no hex ${name}`);
  return found;
};

test.each<[string, () => unknown, unknown]>([
  ['strength', () => units.strength(unit('Foe')), { attack: 0, defence: 0 }],
  ['mpa', () => units.mpa(POSITION, unit('Ann')), 6],
  ['mpLeft', () => units.mpLeft(POSITION, unit('Ann')), 4],
  ['mpGiven', () => units.mpGiven(unit('Ann')), 1],
  ['reach', () => units.reach(POSITION, unit('Bob')).find(({ hexes }) => hexes[0] === 'A4')?.mp, 2],
  ['missiles', () => units.missiles(POSITION, unit('Bob')), 7],
  ['inControl', () => [units.inControl(POSITION, unit('Dan')), units.inControl(POSITION, unit('Sir'))], [true, null]],
  ['morale', () => units.morale(unit('Sir') as Character), 10],
  ['mayMount', () => ['Ann', 'Sir'].map((id) => units.mayMount(POSITION, unit(id) as Character)), [false, true]],
  ['water', () => ['Ann', 'Cid'].map((id) => units.water(POSITION, unit(id))), [null, 'bottomless']],
  ['owesSwimming', () => ['Ann', 'Cid'].map((id) => units.owesSwimming(POSITION, unit(id))), [false, true]],
  ['task', () => [units.task(AT_WORK, 'Ann')?.rule, units.task(AT_WORK, 'Bob')], ['pbem:12.9a', null]],
  ['led', () => units.led(POSITION, 'Ann'), 'Mule'],
  ['leader', () => units.leader(POSITION, 'Moke')?.id, 'Ann'],
  ['string', () => [units.string(POSITION, 'Moke'), units.string(POSITION, 'Ann')], [['Mule', 'Moke'], []]],
  ['halfTowards of a hex that nothing parts', () => units.halfTowards(POSITION, unit('Ann'), 'A2'), null],
  ['canStand of a man on foot', () => ['A1', 'L4', 'L2'].map((at) => units.canStand(hex(at))), [true, true, false]],
  ['canStand of a rider', () => ['A1', 'L4'].map((at) => units.canStand(hex(at), unit('Sir'))), [true, false]],
  ['carryCost', () => [things.carryCost('torch'), things.carryCost('lantern')], [0, null]],
  ['burnt', () => things.burnt({ what: 'tent', cause: 'oil', lit: { gameTurn: 1, side: 'red', step: 'fire1' } }, 3), 2],
  [
    'battered',
    () => things.battered(POSITION),
    [{ name: 'L8', kind: 'tent', standings: [{ means: 'hand', full: 15, left: 12 }] }],
  ],
  [
    'passengers',
    () => POSITION.carts?.flatMap((cart) => things.passengers(POSITION, cart)).map(({ id }) => id),
    ['Dan'],
  ],
  ['goods', () => POSITION.carts?.flatMap((cart) => things.goods(POSITION, cart)).map(({ id }) => id), ['chest1']],
  [
    'lights',
    () => light.lights(POSITION).map(({ name, burning }) => [name, burning]),
    [
      ['campfire J4', true],
      ['campfire J6', false],
      ['torch1', true],
    ],
  ],
  [
    'litHexes',
    () => ['J4', 'J5', 'J6', 'A3'].map((at) => light.litHexes(POSITION)?.includes(at)),
    [true, true, false, true],
  ],
  ['darkness', () => ['J4', 'J6'].map((at) => light.darkness(POSITION)?.isDark(hex(at))), [false, true]],
  ['what darkness hides', () => light.darkness(POSITION)?.hides(hex('A1'), hex('J6')), 'pbem:21.1b'],
  ['what darkness leaves', () => light.darkness(POSITION)?.hides(hex('A1'), hex('J4')), null],
  ['stepsWithOrders', () => course.stepsWithOrders.includes('movement'), true],
  ['stepName', () => course.stepName(POSITION), 'movement step'],
  ['warnings', () => course.warnings(POSITION).map(({ rule }) => rule), ['pbem:2.8c']],
  ['victoryPoints', () => course.victoryPoints(POSITION), { red: 3, blue: 0 }],
  ['timesEarned', () => course.timesEarned(POSITION, AWARD), 1],
  ['quietTurns', () => course.quietTurns(POSITION), 2],
])('%s is told of a position', (_fact, told, expected) => {
  expect(told()).toEqual(expected);
});

const AWARD = { side: 'red', points: 2, title: 'Foe dies', goal: { kind: 'kill', units: ['Foe', 'Ann'] } } as const;

it('tells nothing of the dark by day, nor of quiet turns where there is no day', () => {
  const byDay = { ...POSITION, options: {} };
  expect(light.darkness(byDay)).toBeNull();
  expect(light.litHexes(byDay)).toBeNull();
  expect(course.quietTurns(byDay)).toBeNull();
});

it('names the rules of the book that is asked', () => {
  const siege = factsOf({ ruleset: { id: 'siege-en', version: 1 } });
  const named = [
    siege.units.task(AT_WORK, 'Ann')?.rule,
    siege.light.darkness(POSITION)?.hides(hex('A1'), hex('J6')),
    ...siege.course.warnings(POSITION).map(({ rule }) => rule),
  ];
  expect(named).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^siege-en:/)));
});

it('is found by the ruleset that is pinned, and by no other', () => {
  expect(factsOf({ ruleset: { id: 'pbem', version: 1 } })).toBe(FACTS);
  expect(() => factsOf({ ruleset: { id: 'chess', version: 1 } })).toThrow('there is no ruleset chess version 1 here');
});
