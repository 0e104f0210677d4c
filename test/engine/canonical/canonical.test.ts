import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, haveSameText, sha256 } from '../../../src/engine/canonical/canonical.js';

const JSON_VALUES = fc.letrec((tie) => ({
  json: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).json;

describe('canonical JSON (RFC 8785)', () => {
  it('orders keys by UTF-16 code units, at every depth, without blanks', () => {
    expect(canonicalJson({ b: [1, { z: null, a: true }], a: 'x', '\u20ac': 1, '\r': 2 })).toBe(
      '{"\\r":2,"a":"x","b":[1,{"a":true,"z":null}],"€":1}',
    );
  });

  it('leaves out keys without a value', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('writes minus zero as zero', () => {
    expect(canonicalJson(-0)).toBe('0');
  });

  it.each([
    ['a float', { a: [0.5] }, '$.a[0]'],
    ['an unsafe integer', { n: 2 ** 53 }, '$.n'],
    ['undefined in a list', [undefined], '$[0]'],
    ['a function', { f: () => 0 }, '$.f'],
    ['a lone surrogate', { s: '\ud800' }, '$.s'],
    ['a hole in a list', { a: Array<number>(1) }, '$.a[0]'],
    ['a map', { m: new Map([[1, 2]]) }, '$.m'],
    ['a bigint', { b: 1n }, '$.b'],
  ])('refuses %s and names the place', (_name, value, place) => {
    expect(() => canonicalJson(value)).toThrow(`${place}:`);
  });

  it('reads back to the same value, and does not depend on the order of insertion', () => {
    fc.assert(
      fc.property(JSON_VALUES, (json) => {
        const text = canonicalJson(json);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(reversed(json))).toBe(text);
      }),
    );
  });
});

describe('the same text', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: undefined }, {}, true],
    [-0, 0, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: 1, b: undefined }, { a: 1, c: 2 }, false],
    [[1, 2], [1, 2, 3], false],
    [[], {}, false],
    [{ toString: 1 }, {}, false],
    [{ toString: undefined }, { toString: 1 }, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(haveSameText(one, other)).toBe(same);
    expect(haveSameText(other, one)).toBe(same);
    expect(canonicalJson(one) === canonicalJson(other)).toBe(same);
  });

  it('is told of any two values as their texts tell it', () => {
    fc.assert(
      fc.property(JSON_VALUES, JSON_VALUES, (one, other) => {
        expect(haveSameText(one, reversed(one))).toBe(true);
        expect(haveSameText(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
    );
  });
});

describe('sha256', () => {
  it('gives the published digest of "abc"', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
