import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { forgiven } from '../../../src/engine/notation/forgiving.js';
import { MESSAGE_LINES_MAX, readMessage } from '../../../src/engine/notation/turn-message.js';
import { printOrder } from '../../../src/engine/rulesets/pbem/notation/print-order.js';
import { RULEBOOKS } from '../../../src/library/rulesets.js';
import { orders } from './arbitraries.js';

const BOOK = RULEBOOKS.rulebook('pbem', 1);
const KNOWN = { names: ['Edith', 'Roland', 'Piers', 'Mule1', 'Jean-Luc', 'red'], boards: ['Vil'] };
const read = (message: string, known = KNOWN) => readMessage(message, BOOK, known);

test('a printed message is read back', () => {
  fc.assert(
    fc.property(fc.array(orders, { maxLength: 6 }), (list) => {
      const names = [...JSON.stringify(list).matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
      const message = list.map((order) => `${printOrder(order)}\n`).join('');
      const { misread, orders: found } = read(message, { names, boards: [] });
      expect(misread).toEqual([]);
      expect(found.map(({ written }) => written.order)).toStrictEqual(list);
    }),
  );
});

it('takes one order a line and no notice of remarks (pbem:4.4e)', () => {
  const message = '# red, game turn 3\n\nEdith: L7 <yawning>, L8\r\n  <nothing more>  # really\nred> end turn\n';
  expect(read(message)).toMatchObject({
    misread: [],
    orders: [
      { line: 3, written: { side: null, order: { type: 'Move', unit: 'Edith' } } },
      { line: 5, written: { side: 'red', order: { type: 'EndTurn' } } },
    ],
  });
});

it('tells everything that is wrong, with line and column', () => {
  expect(read('Edith: L7\nEdith: 7\nend step\nRoland attacks')).toMatchObject({
    orders: [{ line: 1 }, { line: 3 }],
    misread: [
      { line: 2, column: 8, found: '7', expected: 'a hex' },
      { line: 4, column: 15 },
    ],
  });
});

it.each([
  ['Edith moves to L8', 'Edith: L8'],
  ['Roland: attacks Piers', 'Roland attacks Piers'],
  ['Edith: retraet L8', 'Edith: retreat L8'],
])('guesses what was meant by "%s"', (written, meant) => {
  expect(read(written).misread).toMatchObject([{ line: 1, meant }]);
});

it('reads no endless message, and no endless line', () => {
  expect(read('end step\n'.repeat(MESSAGE_LINES_MAX)).misread).toEqual([]);
  expect(read('end step\n'.repeat(MESSAGE_LINES_MAX + 1)).misread).toMatchObject([{ line: MESSAGE_LINES_MAX + 1 }]);
  for (const line of ['<'.repeat(100_000), '"'.repeat(100_000), `Edith: ${'L7, '.repeat(100_000)}L8`]) {
    expect(read(line).misread).toMatchObject([{ line: 1, column: 4001 }]);
  }
});

describe('capitals and blanks', () => {
  it.each([
    ['EDITH : l7 ,l8', 'Edith : L7 ,L8'],
    ['roland: FWD vill10 - l9', 'Roland: FWD VilL10-L9'],
    ['mule_1: aa3', 'Mule_1: AA3'],
    ['jean-luc: open j13/j14', 'Jean-Luc: open J13/J14'],
    ['edith: d8/under', 'Edith: D8/under'],
    ['roland: recite "l7 edith"  # l9', 'Roland: recite "l7 edith"  # l9'],
  ])('are put right: %s', (text, put) => {
    expect(forgiven(text, KNOWN).text).toBe(put);
  });

  it('are kept where two names differ in them alone', () => {
    const known = { names: ['Ben', 'ben', 'a1'], boards: [] };
    expect(forgiven('BEN + ben attack A1', known).text).toBe('BEN + ben attack a1');
  });

  it('leave the columns of the message as they are', () => {
    const { misread } = read('roland: fwd l10  -  l9, x');
    expect(misread).toMatchObject([{ column: 25, found: 'x' }]);
  });
});

describe('dice and statements in square brackets', () => {
  it('are read with their order', () => {
    const line = 'roland attacks piers [dice 4, 10; column 3-1; result dw; piers wounded; Piers at l9; no melee A + B]';
    expect(read(line).orders).toMatchObject([
      {
        dice: [4, 10],
        stated: {
          column: '3-1',
          result: 'dw',
          units: [{ unit: 'Piers', health: 'wounded', hexes: ['L9'] }],
          parted: [{ a: 'A', b: 'B' }],
        },
      },
    ]);
    const voids = 'edith: l7 [VOID retreat of piers; void pin of edith; void pursuit of Roland; result -]';
    expect(read(voids).orders[0]?.stated).toEqual({
      result: '-',
      voided: [
        { decision: 'Retreat', unit: 'Piers' },
        { decision: 'Pin', unit: 'Edith' },
        { decision: 'Pursue', unit: 'Roland' },
      ],
    });
    expect(
      read('edith: l7 [mp 2; modifier -3; edith spent 2 MP; edith has 1 missile; melee A + B]').orders,
    ).toMatchObject([
      {
        dice: null,
        stated: {
          mp: 2,
          modifier: -3,
          units: [{ unit: 'Edith', mpSpent: 2, missiles: 1 }],
          joined: [{ a: 'A', b: 'B' }],
        },
      },
    ]);
  });

  it('are not looked for in quoted texts and remarks', () => {
    expect(read('tell Bert "[dice 4]" # [dice 5]').orders).toMatchObject([{ dice: null, stated: null }]);
  });

  it.each([
    ['Edith: L7 [dice 4', 18],
    ['Edith: L7 [dice four]', 17],
    ['Edith: L7 [dice 4] L8', 20],
    ['Edith: L7 [column 1-1; column 2-1]', 31],
    ['Edith: L7 [Edith tired]', 18],
    ['Edith: L7 []', 12],
  ])('that cannot be read are found: %s', (line, column) => {
    expect(read(line).misread).toMatchObject([{ line: 1, column }]);
  });
});
