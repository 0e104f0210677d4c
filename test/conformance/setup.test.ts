import { expect, it, test } from '@jest/globals';
import type { ConformanceCase, CaseUnit } from '../../src/library/conformance/case.js';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { MATERIALS } from './materials.js';

const BASE: ConformanceCase = {
  id: 'a',
  rules: ['pbem:7.3c'],
  title: 't',
  board: { columns: 5, rows: 5 },
  units: [],
  orders: [],
};

function unitsOf(unit: Partial<CaseUnit>): readonly object[] {
  const units = [{ name: 'Roland', side: 'blue', at: 'C3-C2', is: 'knight', ...unit } as CaseUnit];
  return setupOf({ ...BASE, units }, MATERIALS).units;
}

it('gives a rider a horse of his own on the same hexes', () => {
  expect(unitsOf({ mounted: true, horseMpa: 9 })).toMatchObject([
    { id: 'Roland', side: 'blue', hexes: ['C3', 'C2'], mount: 'Roland.horse' },
    { id: 'Roland.horse', side: 'blue', hexes: [], sheet: { kind: 'horse', mpa: 9, defence: 1 } },
  ]);
});

test.each<[string, Partial<CaseUnit>, object]>([
  ['healthy on foot', { at: 'C3' }, { foot: { healthy: { attack: 30, defence: 10, mpa: 2 }, wounded: { attack: 6 } } }],
  [
    'wounded on foot',
    { at: 'C3', health: 'wounded' },
    { foot: { healthy: { attack: 11 }, wounded: { attack: 30, defence: 10, mpa: 2 } } },
  ],
  ['stunned', { at: 'C3', health: 'stunned' }, { foot: { healthy: { defence: 9 }, stunned: { defence: 10 } } }],
  [
    'mounted',
    { mounted: true },
    { foot: { healthy: { mpa: 4 } }, mounted: { healthy: { attack: 30, defence: 10 }, wounded: { attack: 11 } } },
  ],
  [
    'mounted and wounded',
    { mounted: true, health: 'wounded' },
    { mounted: { healthy: { attack: 22 }, wounded: { attack: 30, defence: 10 } } },
  ],
])('overrides the counter that shows: %s', (_, unit, sheet) => {
  const [roland] = unitsOf({ attack: 30, defence: 10, mpa: 2, ...unit });
  expect(roland).toMatchObject({ sheet });
});

it('keeps riders without mounted counters as they are, unless the case gives them strengths', () => {
  expect(unitsOf({ is: 'archer', mounted: true })).toMatchObject([{ sheet: { mounted: null } }, {}]);
  expect(unitsOf({ is: 'archer', mounted: true, attack: 12 })).toMatchObject([
    { sheet: { mounted: { healthy: { attack: 12, defence: 5 } } } },
    { sheet: { mpa: 8 } },
  ]);
});

it('takes neutral units, animals and what is offboard', () => {
  expect(unitsOf({ is: 'mule', at: 'offboard', defence: 2 })).toMatchObject([
    { hexes: [], sheet: { kind: 'mule', defence: 2, mpa: 6 } },
  ]);
  const units = [{ name: 'Ben', at: 'C3', is: 'civilian' }];
  expect(setupOf({ ...BASE, units }, MATERIALS)).toMatchObject({
    sides: ['red', 'blue'],
    units: [{ side: null }],
  });
});

it('lets sides play in the order in which units name them', () => {
  const units = [
    { name: 'A', side: 'green', at: 'A1', is: 'peasant' },
    { name: 'B', side: 'red', at: 'A2', is: 'peasant' },
  ];
  const setup = setupOf({ ...BASE, units }, MATERIALS);
  expect(setup).toMatchObject({ sides: ['green', 'red'], start: { side: 'green', step: 'movement', gameTurn: 1 } });
});

it('shares one ground among cases that write the same, and lays overrides over boards', () => {
  const groundOf = groundFinder(new Map());
  expect(groundOf({ ...BASE, id: 'b' } as ConformanceCase)).toBe(groundOf(BASE));
  const changed = groundOf({ ...BASE, terrain: { tree: ['B2'] }, hexsides: { window: ['B2/B3'] } });
  expect(changed.boards).toMatchObject([{ id: 'Own', terrain: { tree: ['B2'] }, hexsides: { window: ['B2/B3'] } }]);
  const drawing = '  .  T\n.  ,  .\n  .  .\n';
  expect(groundOf({ board: { drawing } }).boards).toMatchObject([
    { columns: 5, rows: 1, terrain: { tree: ['D1'], scrub: ['C1'] } },
  ]);
});

it('joins several boards', () => {
  const board = ['Aaa', 'Bbb'].map((id) => ({ id, columns: 5, rows: 5 }));
  const joins = [{ board: 'Bbb', to: 'Aaa', side: 'east' }];
  expect(groundFinder(new Map())({ board, joins })).toMatchObject({
    boards: [{ id: 'Aaa' }, { id: 'Bbb' }],
    joins: [{ side: 'east', shift: 0, turned: false }],
  });
});
