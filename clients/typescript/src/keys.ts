const BYTES_OF_A_KEY = 32;

/** A key for a seat: hk_ and 256 random bits in hexadecimal digits. The server keeps only its hash. */
export function newKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BYTES_OF_A_KEY));
  return `hk_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
