/** Makes and recognises the keys of seats; a key itself is never kept. */
export interface KeyRing {
  newKey(): string;
  hash(key: string): string;
  /** Compares in constant time. */
  matches(key: string, hash: string): boolean;
}
