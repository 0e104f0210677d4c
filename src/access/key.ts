import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Every key begins with these letters, so that a leaked one can be found and recognised. */
export const KEY_PREFIX = 'hk_';
const KEY_BYTES = 32;

/** A new key: the prefix and 32 random bytes in base64url. It is shown once; only its hash is kept. */
export function newKey(): string {
  return KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * SHA-256 of a key, in hexadecimal. A slow hash would add nothing: a key has 256 random bits, so it cannot be found by
 * trying words.
 */
export function keyHash(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}

/** Whether a key has this hash; takes the same time wherever they differ. */
export function keyMatches(key: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(keyHash(key), 'hex'), Buffer.from(hash, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
