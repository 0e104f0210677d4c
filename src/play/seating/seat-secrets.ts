import { SecretRefused } from '../errors.js';
import type { KeyRing } from '../key-ring.js';
import type { SeatBook } from './seat-book.js';

/** The purpose of a secret. */
export type SecretKind = 'key' | 'invitation';

/**
 * A new key or invitation of a game: the client's own, or one that is made here. Throws SecretRefused if the client's
 * own could be guessed, or was a key or invitation of this game before.
 */
export function newSecret(keys: KeyRing, book: Pick<SeatBook, 'used'>, kind: SecretKind, own: string | null): string {
  if (own === null) return kind === 'key' ? keys.newKey() : keys.newInvitation();
  const because = kind === 'key' ? keys.whyNoKey(own) : keys.whyNoInvitation(own);
  if (because !== null) throw new SecretRefused(because);
  if (book.used.has(keys.hash(own))) {
    throw new SecretRefused(`this ${kind} was given in this game before: make another one`);
  }
  return own;
}
