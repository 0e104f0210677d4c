import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';

/*
 * Selective disclosure. A member of an event's data that not everybody may see is a secret: the chain does not cover
 * its value but a commitment to it, a hash of the value with a random salt. Whoever is told salt and value can check
 * the commitment; whoever is not can check the chain all the same, and cannot find the value by trying. See
 * docs/adr/0015-secrets-are-commitments.md.
 */

/** A path in an event's data: a member (`rest`), or a member of a member (`uncontrolled/red`). */
export type SecretPath = string;

/** A member of an event's data that not everybody may see. */
export interface Secret {
  readonly path: SecretPath;
  /** 32 hexadecimal digits, made by the server at random and kept from all who do not see the value. */
  readonly salt: string;
  /** The value that everybody sees in its place; absent: the member is not there. */
  readonly standIn?: unknown;
}

/** Data of an event with what of it is secret. */
interface WithSecrets {
  readonly data: object;
  readonly secrets?: readonly Secret[];
}

/** Commitments by path. */
export type Commitments = Readonly<Record<SecretPath, string>>;

/** A secret as it is told to somebody who may see it. `value` is absent where the event has no such member. */
export interface Disclosed {
  readonly salt: string;
  readonly value?: unknown;
}

/** The part of an event's data that the chain covers: the open members, and the commitments to the rest. */
export interface CoveredData {
  readonly data: object;
  readonly sealed?: Commitments;
}

export const SALT_PATTERN = /^[0-9a-f]{32}$/;
export const SECRET_PATH_PATTERN = /^[A-Za-z][A-Za-z0-9]{0,99}(\/[^\p{Cc}\p{Cs}/]{1,100})?$/u;

/** SHA-256 of the canonical JSON of `[salt, path, value]`, or of `[salt, path]` where there is no value. */
export function commitmentTo(path: SecretPath, { salt, value }: Disclosed): string {
  return sha256(canonicalJson(value === undefined ? [salt, path] : [salt, path, value]));
}

/** The part of an event's data that the chain covers. An event without secrets is covered as it is. */
export function coveredData({ data, secrets }: WithSecrets): CoveredData {
  if (secrets === undefined) return { data };
  const standIns = secrets.map(({ path, standIn }): [SecretPath, unknown] => [path, standIn]);
  const sealed = secrets.map(({ path, salt }): [SecretPath, string] => {
    return [path, commitmentTo(path, { salt, value: valueAt(data, path) })];
  });
  return { data: withValues(data, standIns), sealed: Object.fromEntries(sealed) };
}

/** The value at a path of an event's data; undefined if there is none. */
export function valueAt(data: object, path: SecretPath): unknown {
  return path.split('/').reduce<unknown>((value, key) => memberOf(value, key), data);
}

/** The data with other values at some paths; a value that is undefined takes the member away. */
export function withValues(data: object, values: Iterable<readonly [SecretPath, unknown]>): object {
  let changed: Readonly<Record<string, unknown>> = { ...data };
  for (const [path, value] of values) {
    const [member = '', key] = path.split('/');
    const inner = key === undefined ? value : withMember(asRecord(changed[member]), key, value);
    changed = withMember(changed, member, inner);
  }
  return changed;
}

/** The secrets of an event as a store keeps them in text; null if it has none. */
export function secretsText({ secrets }: Pick<WithSecrets, 'secrets'>): string | null {
  return secrets === undefined ? null : canonicalJson(secrets);
}

/** The secrets that a store kept; null if the text is none of ours. */
export function secretsIn(text: string): readonly Secret[] | null {
  const secrets = parsed(text);
  return isSecrets(secrets) ? secrets : null;
}

/** Whether a value is a list of secrets as an append may bear them: at least one, each path once. */
export function isSecrets(value: unknown): value is readonly Secret[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isSecret) &&
    new Set(value.map(({ path }) => path)).size === value.length
  );
}

function isSecret(value: unknown): value is Secret {
  const { path, salt } = asRecord(value);
  return (
    typeof path === 'string' && SECRET_PATH_PATTERN.test(path) && typeof salt === 'string' && SALT_PATTERN.test(salt)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function withMember(record: Readonly<Record<string, unknown>>, key: string, value: unknown): Record<string, unknown> {
  const others = Object.entries(record).filter(([other]) => other !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

function memberOf(value: unknown, key: string): unknown {
  const record = asRecord(value);
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Readonly<Record<string, unknown>>) : {};
}
