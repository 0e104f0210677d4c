/** Id of an account: 32 hexadecimal digits in lower case. Its events are in stream `account-<id>`. */
export type AccountId = string;

/** The person of an account, as everybody may know him. */
export interface Person {
  readonly account: AccountId;
  readonly name: string;
}

/** A key of an account, as its person is shown it: the key itself is not kept. */
export interface ShownKey {
  /** The beginning of its hash, by which it is named when it is revoked. */
  readonly id: string;
  readonly label: string;
  /** ISO 8601. */
  readonly givenAt: string;
  /** It is the key of this request. */
  readonly isThis: boolean;
}

/** An account as its own person sees it. */
export interface OwnAccount extends Person {
  readonly keys: readonly ShownKey[];
}

/** A new key, which is shown once. */
export interface GivenKey {
  readonly account: AccountId;
  readonly key: string;
}

/** A name, a label for the first key, and that key if the client has made one, with which it may be repeated. */
export interface OpenAccount {
  readonly name: string;
  readonly label: string;
  readonly key?: string | null;
}

/** How many letters a text of a person's own may have. */
interface Length {
  readonly min: number;
  readonly max: number;
}

/** Letters of a name or a label. */
export const NAME_LENGTH = { min: 1, max: 60 } as const;

/** Names and addresses have something that can be read. */
const READABLE = /[\p{L}\p{N}]/u;
/**
 * Invisible marks would break a line, steer a terminal, or let a name look like another one: those that turn the
 * direction of writing, for example. The two joiners (U+200C, U+200D) belong to letters.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[^\P{Cf}\u200C\u200D]/u;

/** The form of a line, for messages. */
export function lineForm({ min, max }: Length): string {
  return `${min} to ${max} letters, in one line, with no blank at either end and no invisible characters`;
}

/** The form of a name, for messages. */
export const NAME_FORM = lineForm(NAME_LENGTH);

/** Whether people can read a text as a name or label. */
export function isName(text: string): boolean {
  return isLine(text, NAME_LENGTH);
}

/** Whether people can read a text as a line of their own words. */
export function isLine(text: string, { min, max }: Length): boolean {
  return text.length >= min && text.length <= max && READABLE.test(text) && !UNSEEN.test(text) && text.trim() === text;
}

/** Keys that an account may have at a time. */
export const KEYS_MAX = 20;

/** Accounts of people who play in several games. A seat by its key alone needs none. */
export interface PeopleAccounts {
  /** The name of an account, as everybody may know it; null: there is none of that id, or it was deleted. */
  nameOf(account: AccountId): Promise<string | null>;
  /** Idempotent with a key of the client's own. Throws AccountRefused, SecretRefused. */
  open(wanted: OpenAccount): Promise<GivenKey>;
  /** Throws WrongAccountKey. */
  own(shown: string): Promise<OwnAccount>;
  /** Throws WrongAccountKey, AccountRefused. */
  rename(shown: string, name: string): Promise<OwnAccount>;
  /**
   * One key more; idempotent with a key of the client's own, which names the account. Throws WrongAccountKey,
   * AccountRefused, SecretRefused.
   */
  giveKey(shown: string, label: string, key?: string | null): Promise<GivenKey>;
  /** Makes a key void, be it that of the request; the last one stays. Throws WrongAccountKey, AccountRefused. */
  revokeKey(shown: string, id: string): Promise<OwnAccount>;
}
