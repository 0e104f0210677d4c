import { hash as hashInOneCall, randomBytes, timingSafeEqual } from 'node:crypto';

/** Every key begins with these letters, so that a leaked one can be found and recognised. */
export const KEY_PREFIX = 'hk_';
/** Every key of an account begins with these, then its id and a secret: `ha_<id>_<secret>`. */
export const ACCOUNT_KEY_PREFIX = 'ha_';
const ACCOUNT_KEY = /^ha_([0-9a-f]{32})_([A-Za-z0-9_-]+)$/;
const ACCOUNT_ID_BYTES = 16;
/** Every invitation begins with these. It is no key: nobody looks or plays with it, it only opens a seat once. */
const INVITATION_PREFIX = 'hi_';

const SECRET_BYTES = 32;
/** Letters of base64url that hold 128 bits, and hexadecimal digits that do. */
const LETTERS_MIN = 22;
const HEX_DIGITS_MIN = 32;
const LETTERS_MAX = 100;
/** Of ten million random texts of that length all but one have more different letters than this. */
const DIFFERENT_MIN = 8;

/** A new key: the prefix and 32 random bytes in base64url. It is shown once; only its hash is kept. */
export function newKey(): string {
  return KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** A new invitation to a seat, made as keys are. */
export function newInvitation(): string {
  return INVITATION_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** A new key of an account; of a new account (null) with a new id. It is shown once; only its hash is kept. */
export function newAccountKey(account: string | null): string {
  const id = account ?? randomBytes(ACCOUNT_ID_BYTES).toString('hex');
  return `${ACCOUNT_KEY_PREFIX}${id}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The id of the account that a key names; null: it is no key of an account. */
export function accountNamedBy(key: string): string | null {
  return ACCOUNT_KEY.exec(key)?.[1] ?? null;
}

/** Why a text that a client brings cannot be a key of an account, or null. */
export function whyNoAccountKey(text: string): string | null {
  const [, id, secret = ''] = ACCOUNT_KEY.exec(text) ?? [];
  if (id !== undefined && whyNoSecret('', '', secret) === null) return null;
  return (
    `a key of an account of your own is ${ACCOUNT_KEY_PREFIX}, 32 hexadecimal digits, _ and at least 128 random bits ` +
    `after it: ${LETTERS_MIN} to ${LETTERS_MAX} letters of base64url, or ${HEX_DIGITS_MIN} hexadecimal digits or more`
  );
}

/** Why a text that a client brings cannot be a key, or null. */
export function whyNoKey(text: string): string | null {
  return whyNoSecret('a key', KEY_PREFIX, text);
}

/** Why a text that a client brings cannot be an invitation, or null. */
export function whyNoInvitation(text: string): string | null {
  return whyNoSecret('an invitation', INVITATION_PREFIX, text);
}

/**
 * SHA-256 of a key or invitation, in hexadecimal. A slow hash would add nothing: they have at least 128 random bits, so
 * they cannot be found by trying words.
 */
export function keyHash(key: string): string {
  // Each request asks this for some keys; to make a hash object costs as much as to hash.
  return hashInOneCall('sha256', key, 'hex');
}

/** Whether a key or invitation has this hash; takes the same time wherever they differ. */
export function keyMatches(key: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(keyHash(key), 'hex'), Buffer.from(hash, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Randomness cannot be proven. This refuses texts that certainly did not come from 128 random bits. */
function whyNoSecret(what: string, prefix: string, text: string): string | null {
  const letters = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  const least = /^([0-9a-f]*|[0-9A-F]*)$/.test(letters) ? HEX_DIGITS_MIN : LETTERS_MIN;
  const isSound =
    /^[A-Za-z0-9_-]+$/.test(letters) &&
    letters.length >= least &&
    letters.length <= LETTERS_MAX &&
    new Set(letters).size >= DIFFERENT_MIN;
  if (isSound) return null;
  return (
    `${what} of your own is ${prefix} and at least 128 random bits after it: ` +
    `${LETTERS_MIN} to ${LETTERS_MAX} letters of base64url, or ${HEX_DIGITS_MIN} hexadecimal digits or more`
  );
}
