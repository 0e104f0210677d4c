import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a key, in hexadecimal digits, by which others name its holder. */
export function fingerprintOf(key: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(key)));
}
