import { ACCOUNT_KEY_PREFIX, KEY_PREFIX } from './key.js';

/** The content of an `Authorization` header. */
export type Credentials =
  /** There is no header. */
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  /** The text cannot be a key. */
  | { readonly kind: 'malformed' };

const BEARER = /^Bearer +(\S{1,200})$/i;

/**
 * Reads `Authorization: Bearer hk_…`, the key of a seat, or `ha_…`, that of an account. Anything else that is not empty
 * is malformed: a client who shows credentials wants to be known, and must not silently become a spectator.
 */
export function credentialsIn(header: unknown): Credentials {
  if (header === undefined || header === null || header === '') return { kind: 'none' };
  const key = typeof header === 'string' ? BEARER.exec(header.trim())?.[1] : undefined;
  const isKey = key !== undefined && [KEY_PREFIX, ACCOUNT_KEY_PREFIX].some((prefix) => key.startsWith(prefix));
  return isKey ? { kind: 'key', key } : { kind: 'malformed' };
}
