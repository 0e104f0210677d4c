/*
 * Bytes as texts, by functions that Node and browsers have alike.
 */

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes as lower-case hexadecimal digits, two a byte. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that pairs of hexadecimal digits write; up to the first pair that writes none. */
export function bytesOfHex(text: string): Uint8Array {
  const pairs = /^(?:[0-9a-fA-F]{2})*/.exec(text)?.[0].match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** The bytes in base64, with its padding. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes of a text in base64; null if it is not exactly their base64. */
export function bytesOfBase64(text: string): Uint8Array | null {
  if (!BASE64.test(text)) return null;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  // Bits that are left over at the end must be zero: otherwise two texts would write the same bytes.
  return base64Of(bytes) === text ? bytes : null;
}
