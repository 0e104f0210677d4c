import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { credentialsIn } from '../../src/access/bearer.js';
import { keyHash, keyMatches, newInvitation, newKey, whyNoInvitation, whyNoKey } from '../../src/access/key.js';

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

describe('keys and invitations of a client’s own', () => {
  it('are taken where they may hold 128 random bits', () => {
    for (const key of Array.from({ length: 200 }, newKey)) expect(whyNoKey(key)).toBeNull();
    for (const one of Array.from({ length: 200 }, newInvitation)) expect(whyNoInvitation(one)).toBeNull();
    for (let count = 0; count < 2000; count += 1) {
      const bytes = randomBytes(16);
      expect(whyNoKey(`hk_${bytes.toString('base64url')}`)).toBeNull();
      expect(whyNoKey(`hk_${bytes.toString('hex')}`)).toBeNull();
      expect(whyNoInvitation(`hi_${bytes.toString('hex').toUpperCase()}`)).toBeNull();
    }
  });

  it.each([
    '',
    'hk_',
    'secret',
    randomBytes(32).toString('base64url'),
    newInvitation(),
    `hk_${randomBytes(15).toString('base64url')}`,
    `hk_${randomBytes(15).toString('hex')}`,
    `hk_${'a'.repeat(43)}`,
    `hk_${'abcdefg'.repeat(6)}`,
    `hk_${randomBytes(80).toString('base64url')}`,
    ` ${newKey()}`,
    `${newKey()}\n`,
    `hk_${'ä'.repeat(40)}`,
    `HK_${randomBytes(32).toString('base64url')}`,
  ])('%j is no key', (text) => {
    expect(whyNoKey(text)).toMatch(/^a key of your own is hk_ and at least 128 random bits/);
  });

  it('are no stand-ins for one another', () => {
    expect(whyNoInvitation(newKey())).toMatch(/^an invitation of your own is hi_/);
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
