/** Makes and recognises the keys and invitations of seats and the keys of accounts; they themselves are never kept. */
export interface KeyRing {
  newKey(): string;
  newInvitation(): string;
  /** A key of an account; `account` null: of a new one. */
  newAccountKey(account: string | null): string;
  /** The id of the account that a key names; null: it is no key of an account. */
  accountNamedBy(key: string): string | null;
  /** Why a text that a client brings cannot be a key, or null. */
  whyNoKey(text: string): string | null;
  /** The same for a key of an account. */
  whyNoAccountKey(text: string): string | null;
  /** The same for an invitation. */
  whyNoInvitation(text: string): string | null;
  hash(secret: string): string;
  /** Compares in constant time. */
  matches(secret: string, hash: string): boolean;
}
