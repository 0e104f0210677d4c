import { expect, test } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import type { Unit } from '../../src/engine/position/unit.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import type { ConformanceCase } from '../../src/library/conformance/case.js';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import { wrongInChange } from '../../src/library/invariants/change.js';
import { wrongAtRest } from '../../src/library/invariants/position.js';
import { MATERIALS } from '../conformance/materials.js';

const WRITTEN: ConformanceCase = {
  id: 'a',
  rules: ['pbem:12.5a'],
  title: 't',
  board: { columns: 9, rows: 9 },
  units: [
    { name: 'Ann', side: 'red', at: 'A1', is: 'billman' },
    { name: 'Ben', side: 'red', at: 'C5', is: 'billman' },
    { name: 'Cid', side: 'red', at: 'C4', is: 'billman' },
    { name: 'Foe', side: 'blue', at: 'H8', is: 'billman' },
    { name: 'Ox', at: 'G2', is: 'ox' },
  ],
  items: [{ item: 'torch1', carriedBy: 'Ann' }],
  equipment: [{ equipment: 'ladder1', at: 'C5-C4', carriedBy: ['Ben', 'Cid'] }],
  orders: [],
};

function laidOut(): Position {
  const created = PBEM.create(setupOf(WRITTEN, MATERIALS));
  if (!created.ok) throw new Error(created.refusal.because);
  return replay(PBEM, created.value) as Position;
}

const SOUND = laidOut();

function withOne(id: string, over: Partial<Unit>): Partial<Position> {
  const unit = SOUND.units[id];
  if (!unit) throw new Error(`there is no ${id}`);
  return { units: { ...SOUND.units, [id]: { ...unit, ...over } } };
}

const task = {
  id: 1,
  kind: 'clear',
  workers: ['Ann'],
  demand: { crew: 1, paceMax: 2, work: 2 },
  done: 0,
  turns: 0,
  about: {},
};

test('what is laid out is sound', () => {
  expect(wrongAtRest(SOUND)).toEqual([]);
});

test.each<[string, Partial<Position>, string]>([
  ['a dead man carries nothing', withOne('Ann', { health: 'dead' }), 'torch1 is carried by Ann'],
  [
    'a thing is somewhere',
    { items: [{ id: 'torch1', kind: 'torch', hex: null, carrier: null }] },
    'torch1 lies in no hex',
  ],
  ['a ladder is where its bearers are', withOne('Cid', { hexes: ['OwnB2'] }), 'is not carried by Cid'],
  ['a leader lives', { leads: [{ leader: 'Nobody', led: 'Ox' }] }, 'Nobody leads Ox'],
  ['an animal is led by one', { leads: ['Ann', 'Foe'].map((leader) => ({ leader, led: 'Ox' })) }, 'Ox is led by two'],
  ['an animal is tied once', { strings: [['Ox', 'Ox']] }, 'Ox is tied twice'],
  ['a worker is active', { ...withOne('Ann', { health: 'stunned' }), tasks: [task] }, 'Ann works at a task'],
  ['a worker has one task', { tasks: [task, { ...task, id: 2 }] }, 'Ann works at two tasks'],
  ['no more is done than there is', { tasks: [{ ...task, done: 3 }] }, '3 of 2 is done'],
  [
    'nobody is a prisoner of his own',
    withOne('Foe', { captive: { by: 'blue', guards: [] } }),
    'Foe of blue is a prisoner',
  ],
  ['a guard can guard', withOne('Foe', { captive: { by: 'red', guards: ['Foe'] } }), 'Foe guards Foe'],
  [
    'what draws a cart is there',
    { carts: [{ id: 'Wain', hexes: ['OwnE4', 'OwnF4'], draft: 'Mule' }] },
    'Mule draws a cart',
  ],
])('%s', (_what, over, wrong) => {
  expect(wrongAtRest({ ...SOUND, ...over })).toEqual(expect.arrayContaining([expect.stringContaining(wrong)]));
});

test('nobody vanishes from the map who does not leave it', () => {
  const event = { type: 'UnitMoved', data: {} };
  const gone = (over: Partial<Unit>): readonly string[] =>
    wrongInChange(SOUND, event, { ...SOUND, ...withOne('Ann', { hexes: [], ...over }) });
  expect(gone({})).toEqual(['UnitMoved: Ann is nowhere']);
  expect(gone({ left: true })).toEqual([]);
});
