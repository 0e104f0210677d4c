import { describe, expect, test } from '@jest/globals';
import { failuresOf } from './materials.js';

/** A case of red's Ann, with more members of her, and of blue's Ben beside her. */
function caseOf(ann: string, lines: string, turn = 'step: movement'): string {
  return `- id: one
  rules: [pbem:7.3c]
  title: what has happened before
  board: {columns: 12, rows: 10}
  units:
    - {name: Ann, side: red, at: E5, is: peasant, mpa: 6, ${ann}}
    - {name: Ben, side: blue, at: E8, is: spearman}
  turn: {${turn}}
  ${lines}
`;
}

const GO = 'orders: ["Ann: E6"]';

describe('what a unit has done before the case begins', () => {
  test.each([
    ['MP spent', 'before: {mpSpent: 5}', 'orders: ["Ann: E6", {order: "Ann: E7", refused: [pbem:7.3c]}]', 'mover: Ann'],
    [
      'its move has ended',
      'before: {mpSpent: 1, moveEnded: true}',
      'orders: [{order: "Ann: E6", refused: [pbem:7.3e]}]',
      '',
    ],
    [
      'a crossbowman has fired',
      'weapon: crossbow, before: {fired: [fire1]}',
      'orders: [{order: "Ann: E6", refused: [pbem:4.25b]}]',
      '',
    ],
    ['pinned', 'before: {pinned: true}', 'orders: [{order: "Ann: E6", refused: [pbem:8.1i]}]', ''],
    ['out of breath', 'before: {winded: now}', 'orders: [{order: "Ann: E6", refused: [pbem:17.12a]}]', ''],
    ['nothing that matters', 'before: {fired: [fire1]}', GO, ''],
  ])('%s', (_, ann, lines, mover) => {
    const turn = mover === '' ? 'step: movement' : `step: movement, ${mover}`;
    expect(failuresOf(caseOf(ann, lines, turn))).toStrictEqual([]);
  });

  test('it has attacked', () => {
    const text = caseOf(
      'before: {attacked: true}',
      'orders: [{order: "Ann attacks Ben", refused: [pbem:9.1d]}]',
      'step: combat',
    );
    expect(failuresOf(text.replace('at: E8', 'at: E6'))).toStrictEqual([]);
  });

  test('a berserk rages, which adds 7 to his attack and 2 to his defence (pbem:2.72)', () => {
    const text = caseOf(
      'before: {rage: {shrugged: true}}',
      'orders: []\n  expect: {strength: {Ann: [17, 7]}}',
      'step: combat',
    );
    expect(failuresOf(text.replace('is: peasant, mpa: 6', 'is: berserk'))).toStrictEqual([]);
  });

  test('the move that is under way ends when another unit is ordered', () => {
    const text = caseOf(
      'before: {mpSpent: 1}',
      'orders: ["Cy: G6", {order: "Ann: E6", refused: [pbem:7.3e]}]',
      'step: movement, mover: Ann',
    ).replace('    - {name: Ben', '    - {name: Cy, side: red, at: G5, is: peasant}\n    - {name: Ben');
    expect(failuresOf(text)).toStrictEqual([]);
  });
});

test.each([
  ['before: {attacked: true}', 'step: movement', /attacked belongs to the combat step/],
  ['before: {fired: [fire2]}', 'step: movement', /has not fired in fire2/],
  ['before: {mpSpent: 2}', 'side: blue', /acts in the player turn of blue/],
  ['before: {charging: [Ben]}', 'step: movement', /charges without a horse/],
  ['before: {helping: Bob}', 'step: movement', /there is no unit Bob/],
  ['before: {served: mangonel}', 'step: movement', /there is no item or engine mangonel/],
  ['before: {covered: Z99}', 'step: movement', /the map has no hex Z99/],
  ['before: {rage: {}}', 'step: movement', /is no berserk/],
  ['before: {ledFor: {Ben: 2}}, health: dead', 'step: movement', /is dead and has done nothing/],
  ['weapon: sling', 'step: movement, mover: Ben', /Ben is no unit of red and does not move/],
  ['weapon: sling', 'step: movement, mover: Bob', /there is no unit Bob/],
  ['weapon: sling', 'step: combat, mover: Ann', /moves in the movement step only/],
  ['before: {moveEnded: true}', 'step: movement, mover: Ann', /has ended its move/],
])('%s in %s cannot be', (ann, turn, failure) => {
  expect(failuresOf(caseOf(ann, 'orders: []', turn))).toStrictEqual([expect.stringMatching(failure)]);
});

describe('counters of a unit', () => {
  const counters =
    'counters: {foot: {healthy: [30, 9, 3], wounded: [20, 8, 2], stunned: 7}, mounted: {healthy: [40, 11]}}';

  test.each([
    ['healthy', 'E5', '[30, 9]'],
    ['wounded', 'E5', '[20, 8]'],
    ['stunned', 'E5', '[0, 7]'],
  ])('on foot, %s', (health, at, strength) => {
    const text = caseOf(`${counters}, health: ${health}`, `orders: []\n  expect: {strength: {Ann: ${strength}}}`);
    expect(failuresOf(text.replace('is: peasant, mpa: 6', 'is: knight').replace('at: E5', `at: ${at}`))).toStrictEqual(
      [],
    );
  });

  test('mounted, what is left out being that of the profile', () => {
    const knight = (health: string, strength: string): string =>
      caseOf(`mounted: true, ${counters}, health: ${health}`, `orders: []\n  expect: {strength: {Ann: ${strength}}}`)
        .replace('is: peasant, mpa: 6', 'is: knight')
        .replace('at: E5', 'at: E5-E4');
    expect(failuresOf(knight('healthy', '[40, 11]'))).toStrictEqual([]);
    expect(failuresOf(knight('wounded', '[11, 5]'))).toStrictEqual([]);
  });

  test('the MPA of the counter that shows', () => {
    const text = caseOf(counters, 'orders: ["Ann: E6, E7, D7", {order: "Ann: D6", refused: [pbem:7.3c]}]');
    expect(failuresOf(text.replace('is: peasant, mpa: 6', 'is: knight'))).toStrictEqual([]);
  });

  test('of an animal there is one', () => {
    const dog = caseOf(counters, 'orders: []').replace('is: peasant', 'is: dog');
    expect(failuresOf(dog)).toStrictEqual([expect.stringMatching(/^6 units\.0\.counters: Ann is an animal/)]);
  });
});
