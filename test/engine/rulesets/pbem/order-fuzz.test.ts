import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { act } from '../../../../src/engine/game/act.js';
import { readOrder } from '../../../../src/engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../../../../src/engine/rulesets/pbem/notation/print-order.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { ORDER_TYPES } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { GAITS } from '../../../../src/engine/rulesets/pbem/core/orders/define.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { drilledIn, reachedIn } from '../../../selfplay/reached.js';

const POOL = [...reachedIn([21, 22, 23], 45), ...drilledIn([23, 30, 40, 42, 44, 46, 50, 51], 10)];
const numbers = fc.nat(POOL.length - 1);

/** Names that objects answer to without having them, and what a careless program trips over. */
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'L9/under',
  'ZZ99',
  'A0',
  '\u0000',
  '\ud800',
  'é'.repeat(70),
];
const TYPES = [...ORDER_TYPES, 'Castle', 'move', '__proto__'];
const KEYS = [
  'unit',
  'units',
  'path',
  'charge',
  'to',
  'target',
  'at',
  'from',
  'attackers',
  'defenders',
  'keep',
  'rejectMelee',
  'horse',
  'hexes',
  'gait',
];

const words = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom('knight0', 'red', 'blue', 'L9', 'M9'),
  fc.string({ maxLength: 8 }),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    words,
    fc.constantFrom<unknown>(null, undefined, true, false, 0, -1, 1e308, Number.NaN, [], {}),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS, 'nonsense'), tie('value'), { maxKeys: 4 }),
    fc.array(
      fc.record({ gait: fc.constantFrom<unknown>(...GAITS, 'fly', 1), hexes: fc.array(words, { maxLength: 3 }) }),
      { maxLength: 4 },
    ),
  ),
})).value;

/** Anything that could stand where an order should, most of it shaped like one. */
const documents = fc.oneof(
  { weight: 1, arbitrary: fc.anything() },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...TYPES), fc.dictionary(fc.constantFrom(...KEYS), values, { maxKeys: 4 }))
      .map(([type, members]): unknown => ({ type, ...members })),
  },
);

/** Listed orders with one member put out of joint. */
const spoilt = fc
  .tuple(numbers, fc.nat(10_000), fc.constantFrom(...KEYS), values)
  .map(([number, pick, key, value]): unknown => {
    const orders = POOL[number]?.lists.flatMap((list) => list.orders) ?? [];
    return { ...orders[pick % orders.length], [key]: value };
  });

describe('an order document from outside', () => {
  it('is read or refused, never an accident, and changes nothing unless it is accepted', () => {
    const chance = new Chance('fuzz');
    fc.assert(
      fc.property(numbers, fc.oneof(documents, spoilt), (number, document) => {
        const { position } = POOL[number] ?? {};
        if (!position) throw new Error(`there is no position ${number}`);
        const before = fingerprint(position);
        const parsed = PBEM.parseOrder(document);
        if (!parsed.ok) {
          expect(parsed.refusal.code).toBe('malformed');
          expect(parsed.refusal.because.length).toBeLessThan(300);
        } else {
          for (const side of [...position.sides, 'nobody', '__proto__']) {
            const decided = act(PBEM, position, side, parsed.value, chance);
            if (!decided.ok) expect(decided.refusal.because).not.toMatch(/undefined|NaN|\[object/);
          }
          const preview = PBEM.preview(position, position.turn.side, parsed.value);
          expect(typeof preview.ok).toBe('boolean');
        }
        // Positions of the pool are frozen to their depth: a change in place throws.
        expect(fingerprint(position)).toBe(before);
      }),
      { numRuns: 2000, endOnFailure: true },
    );
  });

  it('is looked into no further than its limits, however large it is', () => {
    for (const [type, key] of [
      ['Move', 'path'],
      ['Retreat', 'path'],
      ['Attack', 'attackers'],
      ['Move', 'charge'],
    ] as const) {
      let reads = 0;
      const list = new Proxy(new Array<string>(1_000_000).fill('A1'), {
        get(target, name, receiver) {
          reads += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
      const rest = { unit: 'Edith', path: [{ gait: 'step', hexes: ['A1'] }], attackers: ['Edith'], defenders: ['Ben'] };
      const members =
        type === 'Attack'
          ? { attackers: rest.attackers, defenders: rest.defenders }
          : { unit: rest.unit, path: rest.path };
      expect(PBEM.parseOrder({ type, ...members, [key]: list })).toMatchObject({
        ok: false,
        refusal: { code: 'malformed' },
      });
      expect([type, key, reads < 10]).toEqual([type, key, true]);
    }
  });

  it('nests as deep as it likes without being followed', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    for (const document of [
      deep,
      { type: deep },
      { type: 'Move', unit: deep, path: deep },
      { type: 'EndStep', more: deep },
    ]) {
      expect(PBEM.parseOrder(document)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    }
  });
});

describe('an order in writing', () => {
  const written = POOL.flatMap(({ lists }) =>
    lists.flatMap(({ orders }) => orders.filter((_, index) => index % 29 === 0).map(printOrder)),
  );
  const altered = fc
    .tuple(
      fc.constantFrom(...written),
      fc.nat(200),
      fc.nat(3),
      fc.oneof(words, fc.constantFrom(':', ',', '+', '>', '<', '#', '(2)', '-', '\n')),
    )
    .map(
      ([text, at, cut, put]) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + cut),
    );

  it('is read or refused with a place, whatever is put into it', () => {
    fc.assert(
      fc.property(fc.oneof(altered, fc.string({ maxLength: 60, unit: 'binary' })), (text) => {
        const read = readOrder(text);
        if (read.ok) {
          const again = readOrder(printOrder(read.value.order));
          expect(again.ok && again.value.order).toEqual(read.value.order);
          expect(typeof PBEM.parseOrder(read.value.order).ok).toBe('boolean');
        } else {
          expect(read.error.column).toBeGreaterThanOrEqual(1);
          expect(read.error.column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      { numRuns: 3000, endOnFailure: true },
    );
  });

  it('of any length ends in an error at the limit', () => {
    for (const text of ['x'.repeat(1_000_000), `Edith: ${'L7, '.repeat(300_000)}L8`, '<'.repeat(100_000)]) {
      expect(readOrder(text)).toMatchObject({ ok: false, error: { code: 'malformed', column: 4001 } });
    }
  });
});
