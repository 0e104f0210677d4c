import { describe, expect, it, test } from '@jest/globals';
import type { ConformanceCase } from '../../src/library/conformance/case.js';
import { patched } from '../../src/library/conformance/patched.js';
import { caseWith, failuresOf } from './materials.js';

/** A case in which one order is refused by a rule, with a proof. */
function refusal(lifted: string, order = 'Edith: E6', rule = 'pbem:7.4a', step = 'movement'): string {
  return caseWith(`orders: ["Edith: D5", {order: "${order}", refused: ["${rule}"], lifted: ${lifted}}]`, step);
}

/** The same without an order before the refused one. */
function alone(lifted: string, order: string, rule: string, step = 'movement'): string {
  return refusal(lifted, order, rule, step).replace('"Edith: D5", ', '');
}

describe('a proof that holds', () => {
  test.each([
    ['a unit is taken away', alone('{units: {Piers: null}}', 'Edith: E6', 'pbem:7.4a')],
    ['a unit is changed', alone('{units: {Piers: {side: red, at: E7}}}', 'Edith: E6', 'pbem:7.4a')],
    ['a step is another', alone('{turn: {step: movement}}', 'Edith: F5', 'pbem:4.25a', 'combat')],
    [
      'an order is left out',
      caseWith(
        'orders: ["Edith: D5", "end step", {order: "Edith: F5", refused: ["pbem:4.25a"], lifted: {without: ["end step", "Edith: D5"]}}]',
      ),
    ],
    [
      'other orders are given',
      caseWith(
        'orders: ["Edith: D5", "end step", {order: "Edith: F5", refused: ["pbem:4.25a"], lifted: {orders: ["Edith: F6"]}}]',
      ),
    ],
    ['the order itself is another', alone('{order: "Edith: F5"}', 'Edith: E6', 'pbem:7.4a')],
    [
      'another reason is left',
      alone('{units: {Piers: {side: red, health: healthy}}, then: {refused: ["pbem:7.1a"]}}', 'Edith: E6', 'pbem:7.4a'),
    ],
    [
      'the order rolls dice that the case does not have',
      alone('{turn: {step: combat}}', 'Edith attacks Piers', 'pbem:4.27'),
    ],
    [
      'a set-up is accepted',
      caseWith('orders: []\nsetUp: {refused: ["pbem:4.2"], lifted: {turn: {step: movement}}}', 'breakfast'),
    ],
  ])('%s', (_, text) => {
    expect(failuresOf(text)).toStrictEqual([]);
  });
});

describe('a proof that fails', () => {
  test.each([
    [
      'the answer is the same',
      alone('{units: {Edith: {mpa: 9}}}', 'Edith: E6', 'pbem:7.4a'),
      /orders\.0\.lifted: "Edith: E6" with the reason lifted: expected accepted, was refused: .*pbem:7\.4a/,
    ],
    [
      'the other reason is the same rule',
      alone('{units: {Edith: {mpa: 9}}, then: {refused: ["pbem:7.4a"]}}', 'Edith: E6', 'pbem:7.4a'),
      /expected refused by pbem:7\.4a, was refused/,
    ],
    [
      'the order is accepted, and another reason is expected',
      alone('{units: {Piers: null}, then: {refused: ["pbem:7.1a"]}}', 'Edith: E6', 'pbem:7.4a'),
      /expected refused by pbem:7\.1a, was accepted/,
    ],
    [
      'the patched case cannot be set up',
      alone('{units: {Piers: {at: Z99}}}', 'Edith: E6', 'pbem:7.4a'),
      /with the reason lifted: the set-up is refused/,
    ],
    [
      'the patch does not fit the schema',
      alone('{units: {Piers: {strength: 4}}}', 'Edith: E6', 'pbem:7.4a'),
      /with the reason lifted: units\.1\.strength: must NOT have additional properties/,
    ],
    [
      'an order before it is refused in the patched case',
      refusal('{units: {Edith: {health: stunned}}}'),
      /with the reason lifted: "Edith: D5" is refused: .*pbem:2\.53b/,
    ],
    [
      'an order is left out that there is not',
      refusal('{without: ["Edith: C5"]}'),
      /with the reason lifted: there is no order "Edith: C5" before it/,
    ],
    [
      'an unknown rule is expected',
      alone('{units: {Piers: null}, then: {refused: ["pbem:99.9"]}}', 'Edith: E6', 'pbem:7.4a'),
      /the catalogue has no rule pbem:99\.9/,
    ],
  ])('%s', (_, text, failure) => {
    expect(failuresOf(text)).toStrictEqual(expect.arrayContaining([expect.stringMatching(failure)]));
  });

  it('is told in the line where it stands, and does not change the rest of the case', () => {
    const text = alone('{units: {Edith: {at: E1}}, then: {refused: ["pbem:7.1a"]}}', 'Edith: E6', 'pbem:7.4a');
    expect(failuresOf(`${text}  expect: {positions: {Edith: E5}}\n`)).toStrictEqual([
      expect.stringMatching(/^9 orders\.0\.lifted: /),
    ]);
  });
});

it('gives a hex or hexside one type', () => {
  const written = { terrain: { tree: ['E6', 'E7'] }, hexsides: { window: ['E6/E7', 'E7/E8'] } };
  const lifted = { terrain: { scrub: ['E7'] }, hexsides: { doorHexside: ['E7/E6'], window: null } };
  expect(patched(written as unknown as ConformanceCase, lifted)).toStrictEqual({
    terrain: { tree: ['E6'], scrub: ['E7'] },
    hexsides: { doorHexside: ['E7/E6'] },
  });
});
