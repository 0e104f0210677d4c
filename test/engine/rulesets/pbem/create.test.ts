import { describe, expect, it, test } from '@jest/globals';
import type { Setup, SetupUnit } from '../../../../src/engine/game/setup.js';
import { judge } from '../../../../src/engine/game/judge.js';
import { readOrder } from '../../../../src/engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../../../../src/engine/rulesets/pbem/notation/print-order.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { beginSetup, horse, KNIGHT, man, meadow, refusedSetup, rider, setupOf, sheet } from './support-play.js';

const RED = man('Red', 'red', 'E5');
const BLUE = man('Blue', 'blue', 'E6');

const IN_DOOR = setupOf({ board: { terrain: { doorHex: ['E5'] } }, units: [RED, BLUE] });
const CLOSING: Setup = { ...IN_DOOR, options: { closableDoors: true } };
const CLOSABLE = { class: 'building' } as const;

function withUnits(...units: readonly SetupUnit[]): Setup {
  return setupOf({ units });
}

describe('a game that begins at its beginning', () => {
  const { position, log } = beginSetup(setupOf({ units: [RED, BLUE], fromStart: true }));

  it('opens the first side turn and passes to its first step with orders', () => {
    expect(log.map((event) => (event.type === 'StepBegan' ? event.data.step : event.type))).toEqual([
      'GameSetUp',
      'PlayerTurnBegan',
      'retreats',
      'tasks',
      'fire1',
    ]);
    expect(position.turn).toEqual({ gameTurn: 1, side: 'red', step: 'fire1', mover: null, firePart: 0, closing: 'no' });
  });

  it('is confirmed by a judgement', () => {
    expect(judge(PBEM, log)).toMatchObject({ right: true, findings: [] });
  });
});

describe('a set-up is recorded in settled form', () => {
  it('names hexes by their first names, hexsides as the board writes them', () => {
    const { position, log } = beginSetup({
      ...withUnits(man('Red', 'red', 'MdwE5'), BLUE),
      ground: { boards: [meadow({ hexsides: { window: ['C3/C4'] } })], joins: [] },
      things: [{ id: 'd1', kind: 'debris', hexes: ['MdwB2'] }],
      live: { 'MdwC4/C3': 'shut' },
    });
    expect(position.units['Red']?.hexes).toEqual(['E5']);
    expect(position.things[0]?.hexes).toEqual(['B2']);
    expect(position.live).toEqual({ 'C3/C4': 'shut' });
    expect(judge(PBEM, log).right).toBe(true);
  });

  it('counts the missiles of throwers only (pbem:2.66b)', () => {
    const assassin = sheet({ classes: ['assassin'], weapon: 'dagger' });
    const { position } = beginSetup(
      withUnits(
        man('Two', 'red', 'A1', { sheet: assassin }),
        man('Five', 'red', 'A2', { sheet: assassin, missiles: 5 }),
        man('Spear', 'blue', 'A3', { sheet: sheet({ weapon: 'spear' }) }),
        man('Bow', 'blue', 'A4', { sheet: sheet({ weapon: 'shortbow' }) }),
      ),
    );
    expect(['Two', 'Five', 'Spear', 'Bow'].map((id) => position.units[id]?.missiles)).toEqual([2, 5, 1, null]);
  });

  it('puts a ridden horse where its rider is', () => {
    const { position } = beginSetup(withUnits(...rider('Roland', 'red', ['E5', 'E6']), man('Blue', 'blue', 'A1')));
    expect(position.units['Roland.horse']).toMatchObject({ hexes: ['E5', 'E6'], rider: 'Roland' });
  });

  it('orders melee links and their names', () => {
    const setup = setupOf({
      units: [RED, BLUE, man('Ann', 'red', 'F6')],
      links: [
        ['Red', 'Blue'],
        ['Blue', 'Ann'],
      ],
    });
    expect(beginSetup(setup).position.links).toEqual([
      { a: 'Ann', b: 'Blue' },
      { a: 'Blue', b: 'Red' },
    ]);
  });
});

test('the dead lie where they fell, under the living (pbem:7.1a)', () => {
  const { position } = beginSetup(withUnits(RED, BLUE, man('Corpse', 'blue', 'E5', { health: 'dead' })));
  expect(position.units['Corpse']?.hexes).toEqual(['E5']);
});

const base = withUnits(RED, BLUE);
type Refused = readonly [string, Setup, string, string | null];
const refusals: readonly Refused[] = [
  ['one side', { ...base, sides: ['red'] }, 'malformed', 'pbem:4.1a'],
  ['a side twice', { ...base, sides: ['red', 'red'] }, 'malformed', 'pbem:23.16'],
  ['a side named like a member of every object', { ...base, sides: ['red', 'toString'] }, 'malformed', 'pbem:23.16'],
  [
    'an unsound board',
    { ...base, ground: { boards: [meadow({ terrain: { tree: ['Z99'] } })], joins: [] } },
    'malformed',
    'pbem:23.11',
  ],
  ['an unknown option', { ...base, options: { magic: false } }, 'malformed', 'pbem:23.13'],
  ['an option that is not built', { ...base, options: { ships: true } }, 'notInThisRuleset', 'pbem:15'],
  ['no length', { ...base, length: { gameTurns: 0, endsWithOneSideLeft: false } }, 'malformed', 'pbem:23.17'],
  ['half a turn', { ...base, length: { gameTurns: 1.5, endsWithOneSideLeft: false } }, 'malformed', 'pbem:23.17'],
  ['two units of one name', withUnits(RED, { ...BLUE, id: 'Red' }), 'malformed', 'pbem:2.3c'],
  ['a unit without a name', withUnits({ ...RED, id: '' }), 'malformed', 'pbem:2.3c'],
  ['a unit named like a member of every object', withUnits({ ...RED, id: 'constructor' }), 'malformed', 'pbem:2.3c'],
  ['a unit of no such side', withUnits({ ...RED, side: 'green' }), 'malformed', 'pbem:23.15a'],
  ['a unit in no such hex', withUnits(man('Red', 'red', 'Z99')), 'unknownHex', null],
  ['a man on two hexes', withUnits({ ...RED, hexes: ['E5', 'E6'] }), 'malformed', 'pbem:3.5d'],
  ['a horse on one hex', withUnits(horse('H', ['E5'])), 'malformed', 'pbem:3.5d'],
  ['a horse torn apart', withUnits(horse('H', ['E5', 'E7'])), 'malformed', 'pbem:3.5d'],
  ['two live units in a hex', withUnits(RED, man('Blue', 'blue', 'E5')), 'illegal', 'pbem:7.1a'],
  ['a horse on a man', withUnits(RED, ...rider('Roland', 'blue', ['E4', 'E5'])), 'illegal', 'pbem:7.1a'],
  ['a wounded horse', withUnits({ ...horse('H', ['E5', 'E6']), health: 'wounded' }), 'malformed', 'pbem:2.3e'],
  [
    'a stunned rider',
    withUnits(...rider('Roland', 'red', ['E5', 'E6'], { health: 'stunned' })),
    'malformed',
    'pbem:2.3d',
  ],
  ['a rider without his horse', withUnits({ ...RED, mount: 'Ghost' }), 'unknownUnit', null],
  ['a rider on a man', withUnits({ ...RED, mount: 'Blue' }, BLUE), 'malformed', 'pbem:2.54b'],
  [
    'two riders on a horse',
    withUnits(...rider('R1', 'red', ['E5', 'E6']), { ...RED, id: 'R2', hexes: ['F5', 'F6'], mount: 'R1.horse' }),
    'malformed',
    'pbem:2.54a',
  ],
  [
    'a horse apart from its rider',
    withUnits({ ...RED, sheet: KNIGHT, hexes: ['E5', 'E6'], mount: 'H' }, horse('H', ['A1', 'A2'])),
    'malformed',
    'pbem:7.1a',
  ],
  [
    'arrows that nobody counts',
    withUnits({ ...RED, sheet: sheet({ weapon: 'longbow' }), missiles: 9 }),
    'malformed',
    'pbem:6.1c',
  ],
  [
    'fewer daggers than none',
    withUnits({ ...RED, sheet: sheet({ weapon: 'dagger' }), missiles: -1 }),
    'malformed',
    'pbem:2.66b',
  ],
  ['a man without a class', withUnits({ ...RED, sheet: sheet({ classes: [] }) }), 'malformed', 'pbem:2.3a'],
  [
    'half a point of strength',
    withUnits({ ...RED, sheet: { ...sheet(), foot: { ...sheet().foot, stunned: { defence: 0.5 } } } }),
    'malformed',
    'pbem:2.3a',
  ],
  ['debris off the map', { ...base, things: [{ id: 'd', kind: 'debris', hexes: ['Z9'] }] }, 'unknownHex', null],
  ['a door state off the map', { ...base, live: { 'Z8/Z9': 'shut' } }, 'unknownHex', null],
  ['a door in a state that is none', { ...base, live: { E5: 'ajar' } }, 'malformed', 'pbem:16.16k'],
  ['a shut door where none is', { ...base, live: { E5: 'shut' } }, 'malformed', 'pbem:16.16k'],
  ['a man in a shut door', { ...IN_DOOR, live: { E5: 'shut' } }, 'malformed', 'pbem:7.22a'],
  ['a half of an open door', { ...IN_DOOR, units: [{ ...RED, half: 'E4' }, BLUE] }, 'malformed', 'pbem:7.22a'],
  [
    'a rider in a shut door',
    {
      ...setupOf({ board: { terrain: { doorHex: ['E5'] } }, units: [...rider('Red', 'red', ['E5', 'E4']), BLUE] }),
      live: { E5: 'shut' },
    },
    'malformed',
    'pbem:16.16l',
  ],
  ['closable doors without the option', { ...IN_DOOR, doors: { E5: CLOSABLE } }, 'malformed', 'pbem:12.6a'],
  ['a closable door where none is', { ...CLOSING, doors: { E6: CLOSABLE } }, 'malformed', 'pbem:12.6a'],
  ['a closable door without an inner side', { ...CLOSING, doors: { E5: CLOSABLE } }, 'malformed', 'pbem:12.6d'],
  [
    'a closable door whose inner side is elsewhere',
    { ...CLOSING, doors: { E5: { ...CLOSABLE, inner: 'A1' } } },
    'malformed',
    'pbem:12.6d',
  ],
  ...(
    [
      ['a table', { terrain: { table: ['C3'] } }, 'pbem:16.38b'],
      ['a portcullis', { hexsides: { portcullis: ['C3/C4'] } }, 'pbem:16.27a'],
      ['a secret passage', { under: { secretPassage: ['C3'] } }, 'pbem:16.34b'],
      ['a dungeon', { under: { dungeon: ['C3'] } }, 'pbem:16.33b'],
      ['a flooded moat', { terrain: { floodedMoat: ['C3'] } }, 'pbem:16.118c'],
    ] as const
  ).map(([what, board, rule]): Refused => [
    `${what} without its option`,
    setupOf({ board, units: [RED, BLUE] }),
    'malformed',
    rule,
  ]),
  [
    'a stunned man in deep water',
    setupOf({
      board: { terrain: { pool: ['E5'] }, features: { deep: ['E5'] } },
      units: [{ ...RED, health: 'stunned' }, BLUE],
    }),
    'malformed',
    'pbem:17.42g',
  ],
  ['a start in no step with orders', setupOf({ units: [RED, BLUE], step: 'completion' }), 'malformed', 'pbem:4.2'],
  ['a start after the end', setupOf({ units: [RED, BLUE], gameTurn: 11 }), 'malformed', 'pbem:23.17'],
  ['a start in the turn of nobody', setupOf({ units: [RED, BLUE], side: 'green' }), 'malformed', 'pbem:4.1a'],
  [
    'a melee of friends',
    setupOf({ units: [RED, man('R2', 'red', 'E6')], links: [['Red', 'R2']] }),
    'malformed',
    'pbem:11.1c',
  ],
  [
    'a melee at a distance',
    setupOf({ units: [RED, man('Blue', 'blue', 'E7')], links: [['Red', 'Blue']] }),
    'malformed',
    'pbem:11.1c',
  ],
  [
    'a melee with a stunned man',
    setupOf({ units: [RED, { ...BLUE, health: 'stunned' }], links: [['Red', 'Blue']] }),
    'malformed',
    'pbem:11.1c',
  ],
  ['a melee with nobody', setupOf({ units: [RED, BLUE], links: [['Red', 'Nobody']] }), 'malformed', 'pbem:11.1c'],
  [
    'a melee twice',
    setupOf({
      units: [RED, BLUE],
      links: [
        ['Red', 'Blue'],
        ['Blue', 'Red'],
      ],
    }),
    'malformed',
    'pbem:11.1c',
  ],
];

describe('a set-up is refused that has', () => {
  test.each(refusals)('%s', (_what, setup, code, rule) => {
    expect(refusedSetup(setup)).toMatchObject({ code, rule });
  });
});

describe('names are names that orders can be written with (docs/notation.md)', () => {
  const UNFIT = [
    '',
    'Old Tom',
    'Tom_1',
    '_Tom',
    'Tom:',
    'A+B',
    'Tom\u0000',
    'Tom\ud800',
    '1st',
    "'Tom",
    'T(1)',
    'T<',
    'T#',
  ];

  it.each([...UNFIT, 'T'.repeat(61), 'constructor', '__proto__'])('%j names neither a unit nor a side', (name) => {
    expect(refusedSetup(withUnits({ ...RED, id: name }, BLUE))).toMatchObject({
      code: 'malformed',
      rule: 'pbem:2.3c',
      subject: name,
    });
    expect(refusedSetup({ ...withUnits(RED, BLUE), sides: ['red', 'blue', name] })).toMatchObject({
      code: 'malformed',
      rule: 'pbem:23.16',
      subject: name,
    });
  });

  it('names nobody twice', () => {
    expect(refusedSetup(withUnits(RED, BLUE, { ...RED, hexes: ['A1'] })).because).toBe('Red names two units');
    expect(refusedSetup({ ...withUnits(RED, BLUE), sides: ['red', 'blue', 'red'] }).because).toBe(
      'red names two sides',
    );
  });

  it.each(['É', "O'Neill", 'Roland.horse', 'Jean-2', 'T'.repeat(60), 'End', 'no', 'attacks', 'L9'])(
    '%s is one, and orders name it',
    (name) => {
      expect(PBEM.create(withUnits({ ...RED, id: name }, BLUE)).ok).toBe(true);
      const order: Order = { type: 'Move', unit: name, path: [{ gait: 'step', hexes: ['E4'] }] };
      expect(readOrder(printOrder(order))).toMatchObject({ ok: true, value: { side: null, order } });
      const attack: Order = { type: 'Attack', attackers: [name], defenders: [name] };
      expect(readOrder(printOrder(attack))).toMatchObject({ ok: true, value: { order: attack } });
    },
  );
});
