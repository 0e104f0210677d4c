import { StreamDeleted } from '../../ledger/errors.js';
import { accountStream, isAccountId } from '../../ledger/game-stream.js';
import type { Ledger, Look } from '../../ledger/ledger.js';
import { type BookDecision, BookStore } from '../book-store.js';
import { AccountRefused, KeyVoid, SecretRefused, WrongAccountKey } from '../errors.js';
import type { KeyRing } from '../key-ring.js';
import type { KeyWatch } from '../while-in-force.js';
import { type AccountBook, accountAfter, NO_ACCOUNT } from './book.js';
import {
  type AccountId,
  type GivenKey,
  isName,
  KEYS_MAX,
  NAME_FORM,
  type OpenAccount,
  type OwnAccount,
  type PeopleAccounts,
  type Person,
} from './contract.js';
import { ACCOUNT_EVENTS, type AccountEvent } from './events.js';

type Decision<Answer> = BookDecision<AccountEvent, Answer>;

/** Digits of a hash that name a key. */
const KEY_ID_DIGITS = 12;

/** The person whose account a key opens. */
export interface Bearing extends Person {
  readonly keyHash: string;
}

/** Accounts of people, each a stream of its own. */
export class Accounts implements PeopleAccounts {
  readonly #store: BookStore<AccountBook, AccountEvent>;

  constructor(
    ledger: Ledger,
    private readonly keys: KeyRing,
    now: () => string,
  ) {
    this.#store = new BookStore<AccountBook, AccountEvent>(ledger, now, {
      empty: NO_ACCOUNT,
      after: accountAfter,
      streamOf: (id) => (isAccountId(id) ? accountStream(id) : null),
      versionOf: (type) => ACCOUNT_EVENTS.currentVersion(type),
    });
  }

  open({ name, label, key: own = null }: OpenAccount): Promise<GivenKey> {
    assertWords('name', name);
    assertWords('label', label);
    const key = own ?? this.keys.newAccountKey(null);
    const account = this.#accountOf(key);
    return this.#store.change(account, (book): Decision<GivenKey> => {
      const answer = { account, key };
      const keyHash = this.keys.hash(key);
      if (book.revision < 0) {
        return { answer, event: { type: 'AccountOpened', data: { name, keyHash, label } }, actor: actorOf(account) };
      }
      if (book.keys[0]?.hash === keyHash && book.name === name) return { answer };
      throw new SecretRefused('an account of this id is there already: make another key');
    });
  }

  async own(shown: string): Promise<OwnAccount> {
    const { account } = await this.#assertKey(shown);
    return this.#shown(account, await this.#store.book(account), shown);
  }

  async rename(shown: string, name: string): Promise<OwnAccount> {
    assertWords('name', name);
    return this.#change(shown, (book) => (book.name === name ? null : { type: 'AccountNamed', data: { name } }));
  }

  async giveKey(shown: string, label: string, own: string | null = null): Promise<GivenKey> {
    assertWords('label', label);
    const { account } = await this.#assertKey(shown);
    const key = own ?? this.keys.newAccountKey(account);
    if (this.#accountOf(key) !== account) throw new SecretRefused('a key of your own names your account');
    const keyHash = this.keys.hash(key);
    await this.#change(shown, (book) => {
      if (book.keys.some(({ hash }) => hash === keyHash)) return null;
      if (book.used.has(keyHash)) throw new SecretRefused('this key was one of this account before: make another one');
      if (book.keys.length >= KEYS_MAX) throw new AccountRefused(`an account has at most ${KEYS_MAX} keys: revoke one`);
      return { type: 'AccountKeyGiven', data: { keyHash, label } };
    });
    return { account, key };
  }

  async revokeKey(shown: string, id: string): Promise<OwnAccount> {
    return this.#change(shown, (book) => {
      const key = book.keys.find(({ hash }) => keyId(hash) === id);
      if (!key) throw new AccountRefused(`this account has no key ${id.slice(0, 60)}`);
      if (book.keys.length === 1) throw new AccountRefused('this is the last key of the account: make another first');
      return { type: 'AccountKeyRevoked', data: { keyHash: key.hash } };
    });
  }

  /** The person whose account a key opens; null: it opens none. Throws CorruptedEvent. */
  async bearing(key: string, look?: Look): Promise<Bearing | null> {
    const account = this.keys.accountNamedBy(key);
    if (account === null) return null;
    const book = await this.#known(account, look);
    // Each is compared, so that the time tells nothing of the place.
    const [found] = book.keys.filter(({ hash }) => this.keys.matches(key, hash));
    return found ? { account, name: book.name, keyHash: found.hash } : null;
  }

  /** The name of the person of an account; null: the account was deleted. */
  async nameOf(account: AccountId): Promise<string | null> {
    const { revision, name } = await this.#known(account);
    return revision < 0 ? null : name;
  }

  /** Looks after a key of an account; `head`: the last revision of what is followed with it. */
  watch({ account, keyHash }: Omit<Bearing, 'name'>, head: () => Promise<number>): KeyWatch {
    const assertInForce = async (): Promise<void> => {
      const book = await this.#known(account);
      if (!book.keys.some(({ hash }) => hash === keyHash)) throw new KeyVoid(account);
    };
    return { head, assertInForce, changes: (signal) => this.#store.changes(account, signal) };
  }

  /** An account that was deleted, with its name, is none; the games of its person stay. */
  async #known(account: AccountId, look?: Look): Promise<AccountBook> {
    try {
      return await this.#store.book(account, look);
    } catch (error) {
      if (error instanceof StreamDeleted) return NO_ACCOUNT;
      throw error;
    }
  }

  /** Records what is decided (null: nothing) for the person whose key is shown. Throws WrongAccountKey. */
  async #change(shown: string, decide: (book: AccountBook) => AccountEvent | null): Promise<OwnAccount> {
    const { account, keyHash } = await this.#assertKey(shown);
    await this.#store.change(account, (book): Decision<null> => {
      if (!book.keys.some(({ hash }) => hash === keyHash)) throw new WrongAccountKey();
      const event = decide(book);
      return event === null ? { answer: null } : { answer: null, event, actor: actorOf(account) };
    });
    return this.#shown(account, await this.#store.book(account), shown);
  }

  #shown(account: AccountId, { name, keys }: AccountBook, shown: string): OwnAccount {
    const current = this.keys.hash(shown);
    const told = keys.map(({ hash, label, givenAt }) => {
      return { id: keyId(hash), label, givenAt, isThis: hash === current };
    });
    return { account, name, keys: told };
  }

  /** Throws SecretRefused if it is no key of an account, or could be guessed. */
  #accountOf(key: string): AccountId {
    const because = this.keys.whyNoAccountKey(key);
    const account = this.keys.accountNamedBy(key);
    if (because !== null || account === null) throw new SecretRefused(because ?? 'this is no key of an account');
    return account;
  }

  async #assertKey(shown: string): Promise<Bearing> {
    const bearing = await this.bearing(shown);
    if (bearing === null) throw new WrongAccountKey();
    return bearing;
  }
}

function keyId(hash: string): string {
  return hash.slice(0, KEY_ID_DIGITS);
}

function actorOf(account: AccountId): string {
  return `account:${account}`;
}

/** Throws AccountRefused for a name or label that is too short or too long, or that nobody could read. */
function assertWords(what: string, text: string): void {
  if (!isName(text)) throw new AccountRefused(`a ${what} has ${NAME_FORM}`);
}
