import { NO_HEAD } from '../../ledger/hash-chain.js';
import type { RecordedEvent } from '../../ledger/ledger.js';
import { assertFollows } from '../../ledger/page.js';
import { ACCOUNT_EVENTS, type AccountEvent } from './events.js';

/** A key of an account that is in force. */
interface AccountKey {
  readonly hash: string;
  /** The words by which the person tells it from other keys: "phone". */
  readonly label: string;
  /** ISO 8601. */
  readonly givenAt: string;
}

/** An account, as its stream tells. Immutable. */
export interface AccountBook {
  /** Revision and hash of the last event; -1: there is no such account. */
  readonly revision: number;
  readonly hash: string;
  readonly name: string;
  /** In the order in which they were given. */
  readonly keys: readonly AccountKey[];
  /** Hashes of all keys that there ever were: none of them is given twice. */
  readonly used: ReadonlySet<string>;
}

export const NO_ACCOUNT: AccountBook = { ...NO_HEAD, name: '', keys: [], used: new Set() };

/** The account after further events of its stream. Throws CorruptedEvent, UnknownEventType, NewerEventVersion. */
export function accountAfter(before: AccountBook, events: readonly RecordedEvent[]): AccountBook {
  return events.reduce((book, recorded) => {
    assertFollows(recorded, book);
    const { type, data } = ACCOUNT_EVENTS.upcast(recorded);
    const { revision, hash, metadata } = recorded;
    return { ...book, ...changeBy(book, { type, data } as AccountEvent, metadata.recordedAt), revision, hash };
  }, before);
}

function changeBy(book: AccountBook, event: AccountEvent, at: string): Partial<AccountBook> {
  switch (event.type) {
    case 'AccountOpened':
      return { name: event.data.name, ...withKey(book, event.data, at) };
    case 'AccountNamed':
      return { name: event.data.name };
    case 'AccountKeyGiven':
      return withKey(book, event.data, at);
    case 'AccountKeyRevoked':
      return { keys: book.keys.filter(({ hash }) => hash !== event.data.keyHash) };
  }
}

function withKey(
  { keys, used }: AccountBook,
  { keyHash: hash, label }: { readonly keyHash: string; readonly label: string },
  givenAt: string,
): Pick<AccountBook, 'keys' | 'used'> {
  return { keys: [...keys, { hash, label, givenAt }], used: new Set([...used, hash]) };
}
