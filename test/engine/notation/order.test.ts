import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readOrder } from '../../../src/engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../../../src/engine/rulesets/pbem/notation/print-order.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { names, orders } from './arbitraries.js';

function read(text: string): Order {
  const order = readOrder(text);
  if (!order.ok) throw order.error;
  return order.value.order;
}

function errorOf(text: string): { code: string; column: number; expected: string; found: string; rule: string | null } {
  const order = readOrder(text);
  if (order.ok) throw new Error(`was read as ${JSON.stringify(order.value)}`);
  const { code, column, expected, found, rule } = order.error;
  return { code, column, expected, found, rule };
}

const step = (hex: string): object => ({ gait: 'step', hexes: [hex] });

test('what is printed is read back', () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(read(printOrder(order))).toStrictEqual(order);
    }),
    { numRuns: 1000 },
  );
});

test('a side in front of an order is read back', () => {
  fc.assert(
    fc.property(names, orders, (side, order) => {
      expect(readOrder(`${side}> ${printOrder(order)}`)).toMatchObject({ ok: true, value: { side, order } });
    }),
  );
});

test('no text makes the reader throw', () => {
  const alphabet = fc.constantFrom(
    ...'L9K10-,:+()<>#/ ',
    'fwd ',
    'pvt ',
    'attacks ',
    'Roland',
    'fire at ',
    'end ',
    'é',
  );
  fc.assert(
    fc.property(fc.string({ unit: alphabet, maxLength: 20 }), (text) => {
      const order = readOrder(text);
      if (order.ok) expect(read(printOrder(order.value.order))).toStrictEqual(order.value.order);
      else expect(order.error.column).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

describe('what orders are written like', () => {
  test.each<[string, Order]>([
    ['Edith: L7, L8, L9', { type: 'Move', unit: 'Edith', path: [step('L7'), step('L8'), step('L9')] } as Order],
    [
      'Richard: fwd L10-L9, pvt bwd L10-K9, bwd L10-L11, pvt fwd K9-L9',
      {
        type: 'Move',
        unit: 'Richard',
        path: [
          { gait: 'forward', hexes: ['L10', 'L9'] },
          { gait: 'pivotBackward', hexes: ['L10', 'K9'] },
          { gait: 'backward', hexes: ['L10', 'L11'] },
          { gait: 'pivotForward', hexes: ['K9', 'L9'] },
        ],
      },
    ],
    [
      'Roland: charge Piers, Odo: fwd T8-T7',
      { type: 'Move', unit: 'Roland', path: [{ gait: 'forward', hexes: ['T8', 'T7'] }], charge: ['Piers', 'Odo'] },
    ],
    ['Roland: dismount K8', { type: 'Dismount', unit: 'Roland', to: 'K8' }],
    ['Aylward: fire at Roland', { type: 'Fire', unit: 'Aylward', target: 'Roland' }],
    [
      'Aylward from L10: fire at Roland in L9',
      { type: 'Fire', unit: 'Aylward', target: 'Roland', at: 'L9', from: 'L10' },
    ],
    ['Roland attacks Piers', { type: 'Attack', attackers: ['Roland'], defenders: ['Piers'] }],
    ['Roland + Odo attack Piers + Ben', { type: 'Attack', attackers: ['Roland', 'Odo'], defenders: ['Piers', 'Ben'] }],
    ['Roland charges Piers', { type: 'Attack', attackers: ['Roland'], defenders: ['Piers'], charge: true }],
    [
      'Roland attacks Piers rejecting melee',
      { type: 'Attack', attackers: ['Roland'], defenders: ['Piers'], rejectMelee: true },
    ],
    ['Crispin: retreat K9, K10', { type: 'Retreat', unit: 'Crispin', path: [step('K9'), step('K10')] } as Order],
    ['Crispin: retreat nowhere', { type: 'Retreat', unit: 'Crispin', path: [] }],
    ['Roland: advance L9', { type: 'Advance', unit: 'Roland', path: [step('L9')] } as Order],
    ['no advance', { type: 'Advance' }],
    ['keep melee', { type: 'Pursue', keep: true }],
    ['let go', { type: 'Pursue', keep: false }],
    ['end step', { type: 'EndStep' }],
    ['end turn', { type: 'EndTurn' }],
  ])('%s', (text, order) => {
    expect(read(text)).toStrictEqual(order);
    expect(printOrder(order)).toBe(text);
  });
});

describe('other ways to write the same', () => {
  test.each([
    ['  Edith :L7,L8  # to the well', 'Edith: L7, L8'],
    ['Richard: pvt L10-K9', 'Richard: pvt fwd L10-K9'],
    ['Richard: forward VilL10-VilL9, Pivot Backward L10-K9', 'Richard: fwd VilL10-L9, pvt bwd L10-K9'],
    ['Roland+Odo attack Piers', 'Roland + Odo attack Piers'],
    ['Roland attack Piers', 'Roland attacks Piers'],
    ['Edith: L9 (2) <horse and man, as 4 men>, L10 (1)', 'Edith: L9, L10'],
    ['Mule_1: retreat L9', 'Mule1: retreat L9'],
    ['END STEP', 'end step'],
  ])('%s', (text, normal) => {
    expect(printOrder(read(text))).toBe(normal);
  });

  it('reads units that are called like words of the notation', () => {
    expect(read('end attacks attack')).toStrictEqual({ type: 'Attack', attackers: ['end'], defenders: ['attack'] });
    expect(read('fire: fire at in in L9')).toStrictEqual({ type: 'Fire', unit: 'fire', target: 'in', at: 'L9' });
  });

  it('lets a note count the steps since the note before it (pbem:27.1)', () => {
    expect(readOrder('Edith: L7 (1), L8, L9 (3), L10')).toMatchObject({
      ok: true,
      value: {
        notes: [
          { first: 0, last: 0, mp: 1 },
          { first: 1, last: 2, mp: 3 },
        ],
      },
    });
  });
});

it('notes what units carry, which is no part of the order (pbem:3.5g)', () => {
  const read = readOrder('Ben (torch, chest) + Ann attack Bob (horn)');
  expect(read).toStrictEqual({
    ok: true,
    value: {
      side: null,
      order: { type: 'Attack', attackers: ['Ben', 'Ann'], defenders: ['Bob'] },
      notes: [],
      carriers: [
        { unit: 'Ben', carries: ['torch', 'chest'] },
        { unit: 'Bob', carries: ['horn'] },
      ],
    },
  });
});

describe('what is no order', () => {
  test.each([
    ['', 1, 'an order', ''],
    ['Edith', 6, '":", "+", "attacks" or "charges"', ''],
    ['Edith:', 7, 'a hex, fwd, bwd or pvt', ''],
    ['Edith: L7,', 11, 'a hex, fwd, bwd or pvt', ''],
    ['Edith: l7', 8, 'a hex', 'l7'],
    ['Edith: L0', 8, 'a hex', 'L0'],
    ['Edith: fly L7', 8, 'a hex', 'fly'],
    ['Richard: L10-L9', 10, 'fwd, bwd or pvt before two hexes', 'L10-L9'],
    ['Richard: fwd L10', 14, 'the head and rear hex', 'L10'],
    ['Richard: fwd L10-X', 18, 'a second hex', 'X'],
    ['Edith: L7 (x)', 12, 'a number of MP', 'x)'],
    ['Edith: L7 (1', 13, '")"', ''],
    ['Roland attacks', 15, 'the name of a unit', ''],
    ['Roland + Odo: L7', 15, 'a task that two wounded units do together', 'L7'],
    ['Roland attacks Piers rejecting', 31, '"melee"', ''],
    ['Aylward: fire Roland', 15, '"at"', 'Roland'],
    ['Aylward from L10: L9', 19, '"fire at", which alone is done from a hex', 'L9'],
    ['end step now', 5, '":", "+", "attacks" or "charges"', 'step'],
    ['Edith: L7 <unfinished', 11, 'the end of the line', '<unfinished'],
  ])('%s', (text, column, expected, found) => {
    expect(errorOf(text)).toStrictEqual({ code: 'malformed', column, expected, found, rule: null });
  });

  it('takes no ladder for a way (pbem:3.5f)', () => {
    expect(errorOf('Ben: K5>K6')).toMatchObject({ code: 'malformed', column: 8 });
  });

  it('reads no line that is endless', () => {
    expect(errorOf(`Edith: ${'L7, '.repeat(2000)}L7`)).toMatchObject({ code: 'malformed', column: 4001 });
  });
});
