import type { Viewer } from '../viewer.js';
import type { AccountId, OwnAccount } from './contract.js';

/** Those who read the address of a person besides himself: nobody, or the players and arbiters of his games. */
export const ADDRESS_READERS = ['nobody', 'players'] as const;
export type AddressReaders = (typeof ADDRESS_READERS)[number];

/** The address by which a person can be reached outside of Herald, in his own words: e-mail, a page, a house. */
export interface Address {
  readonly text: string;
  readonly shownTo: AddressReaders;
}

/** Letters of an address. */
export const ADDRESS_LENGTH = { min: 1, max: 200 } as const;

/**
 * Keeps the addresses of accounts outside of the ledger, so that one which is removed or changed is gone (ADR 78).
 * All throw AddressesUnavailable.
 */
export interface AddressStore {
  /** The address of an account; null: it has none. */
  of(account: AccountId): Promise<Address | null>;
  /** Puts an address in the place of an earlier one. */
  put(account: AccountId, address: Address): Promise<void>;
  /** Erases the address of an account; returns whether there was one. */
  remove(account: AccountId): Promise<boolean>;
  close(): Promise<void>;
}

/** Addresses of people who play, for the API. All throw AddressesUnavailable. */
export interface PeopleAddresses {
  /** The address of an account, for its own person; null: it has none. */
  own(account: AccountId): Promise<Address | null>;
  /** The address of the holder of a seat, for a viewer of the same game; null: there is none that he may read. */
  shown(viewer: Viewer, holder: AccountId): Promise<string | null>;
  /** Sets the address of the account of a key, in place of an earlier one. Throws WrongAccountKey, AccountRefused. */
  set(key: string, address: Address): Promise<OwnAccount>;
  /** Erases it; there need be none. Throws WrongAccountKey. */
  remove(key: string): Promise<OwnAccount>;
}
