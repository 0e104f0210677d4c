import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as ofNode from '../../src/digest/digest.js';
import { bytesOfHex } from '../../src/digest/encodings.js';
import * as ofThePage from '../../web/src/proof/digest.js';

/** The first and second example of RFC 8032, 7.1, with messages that are texts. */
const SIGNED = [
  {
    key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    text: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    text: 'r',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
] as const;

const ALL: readonly (readonly [string, typeof ofNode])[] = [
  ['on the server', ofNode],
  ['in the page', ofThePage],
];

describe.each(ALL)('the digests %s', (_where, { sha256, sha256Bytes, hmacSha256, isEd25519Signature }) => {
  it('are SHA-256 by the examples of FIPS 180', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('are HMAC-SHA-256 by the second example of RFC 4231', () => {
    const mac = hmacSha256(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?');
    const said = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect([...mac]).toEqual([...bytesOfHex(said)]);
  });

  it('are those of node:crypto for any text, key and bytes', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    const some = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(texts, some, (text, bytes) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect([...sha256Bytes(bytes)]).toEqual([...createHash('sha256').update(bytes).digest()]);
        expect([...hmacSha256(bytes, text)]).toEqual([...createHmac('sha256', bytes).update(text).digest()]);
      }),
    );
  });

  it('know a signature of Ed25519 by the examples of RFC 8032, and no other', () => {
    for (const { key, text, signature } of SIGNED) {
      const [bytes, signer] = [bytesOfHex(signature), bytesOfHex(key)];
      expect(isEd25519Signature(bytes, text, signer)).toBe(true);
      expect(isEd25519Signature(bytes, `${text}!`, signer)).toBe(false);
      expect(isEd25519Signature(bytes.with(0, 1), text, signer)).toBe(false);
      expect(isEd25519Signature(bytes.with(40, 1), text, signer)).toBe(false);
      expect(isEd25519Signature(bytes, text, signer.with(0, 1))).toBe(false);
      for (const other of [bytes.slice(0, 63), Uint8Array.of(...bytes, 0), Uint8Array.of()]) {
        expect(isEd25519Signature(other, text, signer)).toBe(false);
      }
    }
  });

  it('know the signatures that node:crypto makes', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(12);
    for (const text of ['', 'Jankin', 'Brünn — 7']) {
      expect(isEd25519Signature(sign(null, Buffer.from(text), privateKey), text, key)).toBe(true);
    }
  });
});
