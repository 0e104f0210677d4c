import { describe, expect, it, test } from '@jest/globals';
import { bookWith, caseWith, failuresOf, PBEM_BOOK, run } from './materials.js';

describe('a case that passes', () => {
  test.each([
    [
      'a move',
      'movement',
      'orders: ["Edith: F5 (1), G5 (1)", "end step"]\nexpect: {positions: {Edith: G5}, mp: {Edith: 2}, step: fire2}',
    ],
    ['a note over two steps', 'movement', 'orders: ["Edith: F5, G5 (2)"]'],
    [
      'a note in a retreat',
      'combat',
      'dice: [2]\norders: ["Edith attacks Piers", "Piers: retreat E7 (1)"]\nexpect: {positions: {Piers: E7}}',
    ],
    ['a position by the name of the board', 'movement', 'orders: []\nexpect: {positions: {Edith: OwnE5}}'],
    ['dice and melee', 'combat', 'dice: [4]\norders: ["Edith attacks Piers"]\nexpect: {melee: [[Piers, Edith]]}'],
    [
      'a decision of the other side',
      'combat',
      'dice: [2]\norders: ["Edith attacks Piers"]\nexpect: {pending: [{kind: Retreat, unit: Piers, owner: blue}]}',
    ],
    [
      'the owner answers a decision',
      'combat',
      'dice: [2]\norders: ["Edith attacks Piers", "Piers: retreat E7"]\nexpect: {positions: {Piers: E7}}',
    ],
    [
      'a refusal by rule',
      'movement',
      'orders: [{order: "Edith: F5, F6, F7, F8, G8, G9, G10", refused: [pbem:7.3a, pbem:7.3c]}]',
    ],
    ['a refusal by code', 'movement', 'orders: [{order: "Nobody: F5", code: unknownUnit}]'],
    ['a forced side', 'movement', 'orders: [{order: "blue> Piers: F6", refused: [pbem:4.1a], code: notYourTurn}]'],
    ['a wrong note of MP', 'movement', 'orders: [{order: "Edith: F5 (2)", refused: [pbem:16.11], code: illegal}]'],
    ['a refusal of notation', 'movement', 'orders: [{order: "Edith F5", code: malformed}]'],
    ['dice that are meant to be missing', 'combat', 'orders: [{order: "Edith attacks Piers", code: diceMissing}]'],
    [
      'dice of a refused order are given back',
      'combat',
      'dice: [4]\norders: [{order: "Edith attacks Nobody", code: unknownUnit}, "Edith attacks Piers"]',
    ],
    [
      'what is legal',
      'movement',
      'orders: []\nexpect: {legal: {Edith: {includes: ["Edith: F5"], excludes: ["Edith: E6", "Edith: L9"]}}}',
    ],
    [
      'events in their order, others between them',
      'combat',
      'dice: [4]\norders: ["Edith attacks Piers"]\nexpect:\n  events: [{type: OrderGiven}, {type: CombatResolved, data: {attackers: [Edith], die: {value: 4}}}]\n  noEvents: [UnitKilled]',
    ],
  ])('%s', (_, step, lines) => {
    expect(failuresOf(caseWith(lines, step))).toStrictEqual([]);
  });
});

describe('a case that fails', () => {
  test.each([
    [
      'a wrong position',
      'movement',
      'orders: []\nexpect:\n  positions: {Edith: E4}',
      ['11 expect.positions.Edith: position of Edith: expected E4, was E5'],
    ],
    [
      'wrong MP',
      'movement',
      'orders: ["Edith: F5"]\nexpect:\n  mp: {Edith: 2}',
      ['11 expect.mp.Edith: mp of Edith: expected 2, was 1'],
    ],
    ['a wrong note', 'movement', 'orders: ["Edith: F5 (1), G5 (2)"]', ['9 orders.0: MP of step 2: expected 2, was 1']],
    [
      'an unknown unit',
      'movement',
      'orders: []\nexpect: {health: {Ben: healthy}}',
      ['10 expect.health.Ben: there is no unit Ben'],
    ],
    [
      'wrong health',
      'movement',
      'orders: []\nexpect: {health: {Edith: dead}}',
      ['10 expect.health.Edith: health of Edith: expected dead, was healthy'],
    ],
    [
      'no melee',
      'movement',
      'orders: []\nexpect: {melee: [[Edith, Piers]]}',
      ['10 expect.melee: melee: expected Edith-Piers, was none'],
    ],
    [
      'a wrong step',
      'movement',
      'orders: []\nexpect: {step: combat, side: blue}',
      ['10 expect.side: side in turn: expected blue, was red', '10 expect.step: step: expected combat, was movement'],
    ],
    ['dice left over', 'movement', 'dice: [4, 7]\norders: []', ['9 dice: dice left over: expected none, was 4, 7']],
    ['no outcome', 'movement', 'orders: []\nexpect: {outcome: {winner: red}}', ['10 expect.outcome: the game goes on']],
    [
      'an illegal order that should be listed',
      'movement',
      'orders: []\nexpect: {legal: {Edith: {excludes: ["Edith: F5"]}}}',
      ['10 expect.legal.Edith.excludes.0: "Edith: F5" is listed as legal'],
    ],
    [
      'an unreadable order',
      'movement',
      'orders: ["Edith: f5"]',
      ['9 orders.0: "Edith: f5" is no order: column 8: expected a hex, found "f5"; did you mean "Edith: F5"?'],
    ],
    [
      'an order that is accepted',
      'movement',
      'orders: [{order: "Edith: F5", refused: [pbem:7.3c]}]',
      ['9 orders.0: "Edith: F5": expected refused by pbem:7.3c, was accepted'],
    ],
  ])('%s', (_, step, lines, failures) => {
    expect(failuresOf(caseWith(lines, step))).toStrictEqual(failures);
  });

  test.each([
    ['dice are missing', 'combat', 'dice: []\norders: ["Edith attacks Piers"]', /orders\.0: .*a die is missing/],
    [
      'dice are missing where a rule should refuse',
      'combat',
      'orders: [{order: "Edith attacks Piers", refused: [pbem:26.33]}]',
      /expected refused by pbem:26\.33, was refused: a die is missing/,
    ],
    [
      'another rule refuses',
      'movement',
      'orders: [{order: "Edith: E6", refused: [pbem:7.3c]}]',
      /expected refused by pbem:7\.3c, was refused: .*\(pbem:/,
    ],
    [
      'another code refuses',
      'movement',
      'orders: [{order: "Nobody: E6", code: illegal}]',
      /expected refused as illegal, was refused: .*unknownUnit/,
    ],
    ['an order is refused', 'movement', 'orders: ["Edith: E6"]', /^9 orders\.0: "Edith: E6" is refused: /],
    [
      'an event did not come',
      'movement',
      'orders: ["Edith: F5"]\nexpect: {events: [{type: UnitMoved, data: {mp: 2}}]}',
      /^10 expect\.events\.0\.data\.mp: event UnitMoved: expected 2, was 1$/,
    ],
    [
      'events came in another order',
      'movement',
      'orders: ["Edith: F5"]\nexpect: {events: [{type: UnitMoved}, {type: OrderGiven}]}',
      /expect\.events\.1: event OrderGiven, though one came before .*: expected OrderGiven, was no further event/,
    ],
    [
      'an event came that must not',
      'movement',
      'orders: ["Edith: F5"]\nexpect: {noEvents: [UnitMoved]}',
      /expect\.noEvents\.0: UnitMoved happened/,
    ],
    [
      'a decision is owed',
      'combat',
      'dice: [2]\norders: ["Edith attacks Piers"]\nexpect: {pending: []}',
      /pending decisions: expected none, was Retreat of Piers by blue/,
    ],
    [
      'a legal order is not listed',
      'movement',
      'orders: []\nexpect: {legal: {Edith: {includes: ["Edith: L9"]}}}',
      /legal orders of Edith: expected Edith: L9, was Edith: /,
    ],
  ])('%s', (_, step, lines, failure) => {
    expect(failuresOf(caseWith(lines, step))).toStrictEqual([expect.stringMatching(failure)]);
  });

  it('tells nothing more after an order that should have been carried out', () => {
    const lines = 'orders: ["Edith: E6", "Edith: F5"]\nexpect: {positions: {Edith: F5}}';
    expect(failuresOf(caseWith(lines))).toHaveLength(1);
  });

  it('names unknown rules, among those that refuse too', () => {
    const text = caseWith('orders: [{order: "Edith: E6", refused: [pbem:99.9]}]').replace(
      '[pbem:7.3c]',
      '[pbem:7.3c, pbem:0.0]',
    );
    expect(failuresOf(text).slice(0, 2)).toStrictEqual([
      '2 rules.1: the catalogue has no rule pbem:0.0',
      '9 orders.0: the catalogue has no rule pbem:99.9',
    ]);
  });

  it.each([
    ['is: billman', 'is: wizard', '6 units.0.is: there is no profile wizard'],
    ['at: E5', 'at: E5-G5', /^6 units\.0\.at: "E5-G5" is no place/],
    ['  turn:', '  carts: {Wain: {at: E5/E6/E7}}\n  turn:', /^8 carts\.Wain\.at: "E5\/E6\/E7" is no place/],
    ['at: E5', 'at: Z99', /^6 units: the set-up is refused: .*Z99/],
    ['{columns: 12, rows: 10}', 'Nix', '4 board: there is no board Nix'],
    ['{columns: 12, rows: 10}', '{columns: 12, rows: 10, terrain: {lava: [E5]}}', /^4 board: Own: lava/],
    [
      'board: {columns: 12, rows: 10}',
      'board: {columns: 12, rows: 10, terrain: {lava: [E5]}}\n  depths: {stream: deep}',
      /^4 board: Own: lava/,
    ],
    [
      'board: {columns: 12, rows: 10}',
      'board: {columns: 12, rows: 10}\n  depths: {steam: deep}',
      /depths\.steam: steam /,
    ],
    ['step: movement', 'step: nap', /^6 units: the set-up is refused: /],
  ])('reads %s as %s', (was, is, failure) => {
    const failures = failuresOf(caseWith('orders: []').replace(was, is));
    expect(failures).toStrictEqual([typeof failure === 'string' ? failure : expect.stringMatching(failure)]);
  });
});

describe('rulesets that are not as they must be', () => {
  const moving = caseWith('orders: ["Edith: F5"]');

  it('finds out one that changes a position in place', () => {
    const failures = failuresOf(moving, {
      book: bookWith({
        decide(position, side, order, dice) {
          (position.turn as { step: string }).step = 'combat';
          return PBEM_BOOK.ruleset.decide(position, side, order, dice);
        },
      }),
    });
    expect(failures).toStrictEqual([expect.stringMatching(/the ruleset broke: TypeError.*read only/)]);
  });

  it('finds out one that does not decide the same twice', () => {
    let asked = 0;
    const failures = failuresOf(moving, {
      book: bookWith({
        decide(position, side, order, dice) {
          asked += 1;
          const decided = PBEM_BOOK.ruleset.decide(position, side, order, dice);
          return asked > 1 && decided.ok ? { ...decided, events: decided.events.slice(1) } : decided;
        },
      }),
    });
    expect(failures).toStrictEqual([expect.stringMatching(/judging the log finds: event 2 is .*UnitMoved/)]);
  });

  it('finds out one that lists as legal what it refuses', () => {
    const order = { type: 'Dismount', unit: 'Edith', to: 'F5' } as const;
    const failures = failuresOf(moving, {
      book: bookWith({ legal: () => [{ order, mp: null, summary: '' }] }),
    });
    expect(failures[0]).toMatch(/"Edith: dismount F5" is listed as legal and refused: /);
  });

  it('finds out one whose position is not what its events say', () => {
    const failures = failuresOf(moving, {
      book: bookWith({
        decide(position, side, order, dice) {
          const decided = PBEM_BOOK.ruleset.decide(position, side, order, dice);
          return decided.ok ? { ...decided, position } : decided;
        },
      }),
    });
    expect(failures).toStrictEqual([expect.stringMatching(/fingerprint after replay/)]);
  });
});

it('reports what is wrong with a file by line, and no case of it', () => {
  const broken = (text: string): readonly string[] =>
    run(text).flatMap(({ file, failures }) => failures.map(({ line, what }) => `${file}:${line}: ${what}`));
  expect(broken('- id: a\n  rules: [\n')).toStrictEqual([expect.stringMatching(/^pbem\/try\.yaml:\d: /)]);
  expect(broken(caseWith('orders: []\nexpects: {}'))).toStrictEqual([
    'pbem/try.yaml:10: must NOT have additional properties: expects; did you mean expect?',
  ]);
  expect(broken(caseWith('orders: []\ndice: [11]'))).toStrictEqual(['pbem/try.yaml:10: must be <= 10']);
  expect(broken(caseWith('orders: []\norders: []'))).toStrictEqual([
    expect.stringMatching(/^pbem\/try\.yaml:\d+: .*unique/),
  ]);
});

it('fails a file in which two cases have one id, and runs both', () => {
  const one = caseWith('orders: []');
  const results = run(one + one);
  expect(results.map(({ id, failures }) => [id, failures.length])).toStrictEqual([
    ['pbem/try.yaml', 1],
    ['one', 0],
    ['one', 0],
  ]);
});
