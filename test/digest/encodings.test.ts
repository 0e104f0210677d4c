import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { base64Of, bytesOfBase64, bytesOfHex, hexOf } from '../../src/digest/encodings.js';

describe('bytes as texts', () => {
  it('are as Node writes and reads them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const [hex, base64] = [Buffer.from(bytes).toString('hex'), Buffer.from(bytes).toString('base64')];
        expect([hexOf(bytes), base64Of(bytes)]).toEqual([hex, base64]);
        expect([...bytesOfHex(hex)]).toEqual([...bytes]);
        expect([...(bytesOfBase64(base64) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it('read hexadecimal digits as far as they are some', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'ABcd', 'zz', 'abzz', 'ab cd', 'ab\n']) {
      expect([...bytesOfHex(text)]).toEqual([...Buffer.from(text, 'hex')]);
    }
  });

  it('read only the base64 that would be written', () => {
    for (const text of ['=', 'a', 'ab', 'abc', 'ab=', 'ab==c', 'ab==\n', ' ab==', 'ab-_', 'aé==', 'abcd=', 'aQ=']) {
      expect(bytesOfBase64(text)).toBeNull();
    }
    // The bits after the last byte are not zero.
    expect([bytesOfBase64('aR=='), bytesOfBase64('aWl=')]).toEqual([null, null]);
    expect(hexOf(bytesOfBase64('aQ==') ?? Uint8Array.of())).toBe('69');
    expect(bytesOfBase64('')).toEqual(Uint8Array.of());
  });
});
