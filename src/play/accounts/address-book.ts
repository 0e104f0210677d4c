import { AccountRefused } from '../errors.js';
import type { Viewer } from '../viewer.js';
import { ADDRESS_LENGTH, type Address, type AddressStore, type PeopleAddresses } from './addresses.js';
import { type AccountId, isLine, lineForm, type OwnAccount, type PeopleAccounts } from './contract.js';

/** The addresses of accounts, and who may read them. */
export class AddressBook implements PeopleAddresses {
  constructor(
    private readonly accounts: Pick<PeopleAccounts, 'own'>,
    private readonly store: AddressStore,
  ) {}

  own(account: AccountId): Promise<Address | null> {
    return this.store.of(account);
  }

  async shown(viewer: Viewer, holder: AccountId): Promise<string | null> {
    // An organiser and a watcher are spectators: they see what everybody sees, and no address.
    if (viewer.kind === 'spectator') return null;
    const address = await this.store.of(holder);
    return address?.shownTo === 'players' ? address.text : null;
  }

  async set(key: string, address: Address): Promise<OwnAccount> {
    const own = await this.accounts.own(key);
    if (!isLine(address.text, ADDRESS_LENGTH)) throw new AccountRefused(`an address has ${lineForm(ADDRESS_LENGTH)}`);
    await this.store.put(own.account, address);
    return own;
  }

  async remove(key: string): Promise<OwnAccount> {
    const own = await this.accounts.own(key);
    await this.store.remove(own.account);
    return own;
  }
}
