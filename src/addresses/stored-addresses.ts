import type { DataSource } from 'typeorm';
import type { AccountId } from '../play/accounts/contract.js';
import type { Address, AddressStore } from '../play/accounts/addresses.js';
import { AddressesUnavailable } from '../play/accounts/errors.js';
import { AddressRow } from './address-row.js';

/** Addresses in a table of their own. Each look asks the database: an address that was erased is gone at once. */
export class StoredAddresses implements AddressStore {
  constructor(private readonly source: DataSource) {}

  async of(account: AccountId): Promise<Address | null> {
    const row = await this.#rows().findOneBy({ account }).catch(unavailable);
    return row && { text: row.text, shownTo: row.shownTo };
  }

  async put(account: AccountId, address: Address): Promise<void> {
    await this.#rows()
      .upsert({ account, ...address }, ['account'])
      .catch(unavailable);
  }

  async remove(account: AccountId): Promise<boolean> {
    const { affected } = await this.#rows().delete({ account }).catch(unavailable);
    return affected === 1;
  }

  close(): Promise<void> {
    return this.source.destroy();
  }

  #rows() {
    return this.source.getRepository(AddressRow);
  }
}

/** Throws AddressesUnavailable, with the message of a database's error and nothing else of it: not the values. */
export function unavailable(error: unknown): never {
  throw new AddressesUnavailable(`the addresses cannot be read or written: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the database did not answer';
}
