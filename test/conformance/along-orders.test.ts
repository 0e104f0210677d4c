import { describe, expect, it, test } from '@jest/globals';
import { DICE_PER_ORDER_MAX } from '../../src/engine/dice/dice.js';
import { runFile } from '../../src/library/conformance/run-file.js';
import { bookWith, caseWith, failuresOf, MATERIALS } from './materials.js';

describe('expectations between orders', () => {
  test.each([
    [
      'hold where they stand',
      'orders: ["Edith: F5", {expect: {mp: {Edith: 1}}}, "Edith: G5"]\nexpect: {mp: {Edith: 2}}',
    ],
    [
      'look at the events since the one before',
      'orders:\n  - "Edith: F5"\n  - expect: {events: [{type: UnitMoved}]}\n  - end step\n  - expect: {noEvents: [UnitMoved]}\nexpect: {events: [{type: UnitMoved}]}',
    ],
    ['may allow one of several', 'orders: []\nexpect: {oneOf: [{mp: {Edith: 7}}, {mp: {Edith: 0}}], step: movement}'],
    ['may allow one of several between orders', 'orders: [{expect: {oneOf: [{step: fire1}, {step: movement}]}}]'],
  ])('%s', (_, lines) => {
    expect(failuresOf(caseWith(lines))).toStrictEqual([]);
  });

  test.each([
    [
      'orders: ["Edith: F5", {expect: {mp: {Edith: 2}}}]',
      ['9 orders.1.expect.mp.Edith: mp of Edith: expected 2, was 1'],
    ],
    [
      'orders: []\nexpect:\n  oneOf: [{mp: {Edith: 7}, step: fire1}, {mp: {Edith: 8}}]',
      [
        '11 expect.oneOf: none of 2 holds; number 2 is the nearest',
        '11 expect.oneOf.1.mp.Edith: mp of Edith: expected 8, was 0',
      ],
    ],
    [
      'orders: [{expect: {legal: {Edith: {includes: ["f5"]}}}}]',
      [expect.stringMatching(/^9 orders\.0\.expect\.legal\.Edith\.includes\.0: "f5" is no order/)],
    ],
    [
      'orders: []\nexpect: {oneOf: [{noEvents: [Quarter]}, {step: movement}]}',
      ['10 expect.oneOf.0.noEvents.0: there is no event Quarter'],
    ],
  ])('tell what does not hold: %s', (lines, failures) => {
    expect(failuresOf(caseWith(lines))).toStrictEqual(failures);
  });
});

test.each([
  ['hidden: {Nobody: null}', 'hidden.Nobody: there is no Nobody'],
  ['items: {torch: gone}', 'items.torch: there is no torch'],
  ['carts: {Wain: gone}', 'carts.Wain: there is no Wain'],
  ['aboard: {Edit: null}', 'aboard.Edit: there is no Edit; did you mean Edith?'],
  ['legal: {Edit: {excludes: ["Edith: F5"]}}', 'legal.Edit: there is no Edit; did you mean Edith?'],
  ['fires: {Z99: null}', 'fires.Z99: there is no Z99'],
  ['battered: {Wain: null}', 'battered.Wain: there is no Wain'],
  ['standing: {green: []}', 'standing.green: there is no green'],
])('an expectation of what has never been fails: %s', (lines, failure) => {
  expect(failuresOf(caseWith(`orders: []\nexpect: {${lines}}`))).toStrictEqual([`10 expect.${failure}`]);
});

test.each([
  ['noEvents: [{type: UnitMoved, data: {unit: Piers}}]', []],
  [
    'noEvents: [{type: UnitMoved, data: {unit: Edith}}]',
    [expect.stringMatching(/^10 expect\.noEvents\.0: UnitMoved happened: \{"unit":"Edith"/)],
  ],
  [
    'events: [{type: UnitMoved, data: {unit: Edith, mp: 2, steps: [{gait: walk}]}}]',
    [
      '10 expect.events.0.data.mp: event UnitMoved: expected 2, was 1',
      expect.stringMatching(/^10 expect\.events\.0\.data\.steps\.0\.gait: event UnitMoved: expected "walk", was "/),
    ],
  ],
  [
    'events: [{type: CombatResolved}]',
    ['10 expect.events.0: event CombatResolved: expected CombatResolved, was OrderGiven, UnitMoved'],
  ],
])('an event is told by what differs: %s', (lines, failures) => {
  expect(failuresOf(caseWith(`orders: ["Edith: F5"]\nexpect: {${lines}}`))).toStrictEqual(failures);
});

describe('a case comes to an end', () => {
  const attack = caseWith('orders: ["Edith attacks Piers"]', 'combat');

  it('when a rule asks for dice for ever', () => {
    const failures = failuresOf(attack.replace('orders:', `dice: [${'4, '.repeat(DICE_PER_ORDER_MAX)}4]\n  orders:`), {
      book: bookWith({
        decide(_position, _side, _order, dice) {
          for (;;) dice.roll({ purpose: 'selection', rule: 'pbem:13.3f', faces: 10 });
        },
      }),
    });
    expect(failures).toStrictEqual([
      expect.stringMatching(/is refused: an order asks for more than 10000 dice: selection \(pbem:13\.3f\)/),
    ]);
  });

  it('when the ruleset never comes back, and the next case runs', () => {
    const text = attack + caseWith('orders: []').replace('id: one', 'id: two');
    const book = bookWith({
      decide() {
        for (;;);
      },
      legal: () => [],
    });
    // The second case asks for what is legal and carries nothing out that is decided, so it does not hang.
    const results = runFile(text, 'a.yaml', { ...MATERIALS, book }, { secondsMax: 0.2 });
    expect(results.map(({ failures }) => failures.map(({ where, what }) => `${where}: ${what}`))).toStrictEqual([
      ['orders.0: the case takes more than 0.2 s, which is the bound of time for a case'],
      [],
    ]);
  });
});
