/** Makes and recognises the keys and invitations of seats; they themselves are never kept. */
export interface KeyRing {
  newKey(): string;
  newInvitation(): string;
  /** Why a text that a client brings cannot be a key, or null. */
  whyNoKey(text: string): string | null;
  /** The same for an invitation. */
  whyNoInvitation(text: string): string | null;
  hash(secret: string): string;
  /** Compares in constant time. */
  matches(secret: string, hash: string): boolean;
}
