import { describe, expect, it } from '@jest/globals';
import { credentialsIn } from '../../src/access/bearer.js';
import { keyHash, keyMatches, newKey } from '../../src/access/key.js';

describe('keys of seats', () => {
  it('are long, of characters that survive any header, and never twice the same', () => {
    const keys = Array.from({ length: 200 }, newKey);
    for (const key of keys) expect(key).toMatch(/^hk_[A-Za-z0-9_-]{43}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('match their own hash only, which does not hold them', () => {
    const [key, other] = [newKey(), newKey()];
    expect(keyHash(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(keyMatches(key, keyHash(key))).toBe(true);
    expect(keyMatches(other, keyHash(key))).toBe(false);
    expect(keyMatches(`${key} `, keyHash(key))).toBe(false);
  });

  it.each(['', 'zz', keyHash('x').slice(2), `${keyHash('x')}00`])('do not match %j, which is no hash', (hash) => {
    expect(keyMatches('x', hash)).toBe(false);
  });
});

describe('an Authorization header', () => {
  it.each([undefined, null, ''])('that is %j shows nothing', (header) => {
    expect(credentialsIn(header)).toEqual({ kind: 'none' });
  });

  it.each(['Bearer hk_abc', 'bearer hk_abc', '  Bearer   hk_abc '])('%j holds a key', (header) => {
    expect(credentialsIn(header)).toEqual({ kind: 'key', key: 'hk_abc' });
  });

  it.each([
    'hk_abc',
    'Bearer abc',
    'Bearer',
    'Basic hk_abc',
    'Bearer hk_a b',
    `Bearer hk_${'a'.repeat(300)}`,
    7,
    ['Bearer hk_a'],
  ])('%j is malformed, and makes nobody a spectator', (header) => {
    expect(credentialsIn(header)).toEqual({ kind: 'malformed' });
  });
});
