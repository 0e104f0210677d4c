import { createHmac, createPublicKey, hash, verify } from 'node:crypto';

/*
 * The cryptography that a check of a game needs, by Node. The page checks games too: its build puts
 * web/src/proof/digest.ts, which has the same functions by a library, in the place of this file (docs/adr/0032).
 */

/** The bytes that stand before the 32 bytes of an Ed25519 public key in SPKI. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** SHA-256 of a text's UTF-8 bytes, or of bytes, as 64 lower-case hexadecimal digits. */
export function sha256(text: string | Uint8Array): string {
  // In one call: an event is short, and to make a hash object costs as much as to hash it.
  return hash('sha256', text, 'hex');
}

/** The 32 bytes of the SHA-256 of bytes. */
export function sha256Bytes(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}

/** The 32 bytes of the HMAC-SHA-256 of a text's UTF-8 bytes under a key. */
export function hmacSha256(key: Uint8Array, text: string): Uint8Array {
  return createHmac('sha256', key).update(text).digest();
}

/** True if the 32 bytes `key` are the Ed25519 public key of the one who signed the text's UTF-8 bytes. */
export function isEd25519Signature(signature: Uint8Array, text: string, key: Uint8Array): boolean {
  const spki = createPublicKey({ key: Buffer.concat([SPKI_HEAD, key]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), spki, signature);
}
