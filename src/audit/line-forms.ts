import { HASH_PATTERN } from '../ledger/names.js';
import { SALT_PATTERN, SECRET_PATH_PATTERN } from '../ledger/secrets.js';
import {
  BUNDLE_FORMAT,
  EXPORT_FORMAT,
  EXPORT_VERSIONS_READ,
  type ExportedEvent,
  type ExportFooter,
  type ExportHeader,
} from './export-format.js';

type Members = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const object =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && hasExactly(value as Members, checks);

const isEach =
  (pattern: RegExp, check: Check): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value as Members).length > 0 &&
    Object.entries(value as Members).every(([key, member]) => pattern.test(key) && check(member));
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** A disclosed secret: its salt and, where the event has the member at all, its value. */
const isDisclosed: Check = (value) =>
  isObject(value) && hasExactly(value as Members, { salt: matches(SALT_PATTERN) }, { value: () => true });

const EVENT: Readonly<Record<Exclude<keyof ExportedEvent, 'sealed' | 'disclosed'>, Check>> = {
  stream: isText,
  revision: isCount,
  type: isText,
  version: isCount,
  data: isObject,
  commandId: isText,
  metadata: object({ recordedAt: isText, actor: isText }),
  previousHash: isText,
  hash: isText,
};

/** Members that an event line may have besides. */
const SECRETS: Readonly<Record<'sealed' | 'disclosed', Check>> = {
  sealed: isEach(SECRET_PATH_PATTERN, matches(HASH_PATTERN)),
  disclosed: isEach(SECRET_PATH_PATTERN, isDisclosed),
};

const HEADER: Readonly<Record<Exclude<keyof ExportHeader, 'seenBy' | 'claim'>, Check>> = {
  format: (value) => value === EXPORT_FORMAT || value === BUNDLE_FORMAT,
  formatVersion: (value) => EXPORT_VERSIONS_READ.some((version) => version === value),
  game: isText,
  ruleset: object({ id: isText, version: isCount }),
};

const FOOTER: Readonly<
  Record<Exclude<keyof ExportFooter, 'withheld' | 'endsBefore' | 'head' | 'claim' | 'amendment'>, Check>
> = {
  end: (value) => value === true,
  events: isCount,
  lastHash: isText,
  fingerprint: isText,
};

/** An event line has exactly its members: what no hash covers has no place in it. */
export function isExportedEvent(value: Members): value is Members & ExportedEvent {
  return hasExactly(value, EVENT, SECRETS);
}

/** Whether a line is the header of an exported game or of the bundle of a claim. */
export function isHeader(value: Members): value is Members & ExportHeader {
  const isBundle = value['format'] === BUNDLE_FORMAT;
  const seenBy: Check = (seat) => seat === null || isText(seat);
  return isBundle
    ? hasExactly(value, { ...HEADER, claim: isCount }, { seenBy })
    : hasExactly(value, HEADER, { seenBy });
}

/** Whether a line is the last one of an export. */
export function isFooter(value: Members): value is Members & ExportFooter {
  return hasExactly(value, FOOTER, {
    withheld: isCount,
    endsBefore: (revision) => revision === null || isCount(revision),
    head: isText,
    claim: isObject,
    amendment: isObject,
  });
}

type Checks = Readonly<Record<string, Check>>;

/** The value has all members that are required, perhaps some of the others, and nothing else. */
function hasExactly(value: Members, required: Checks, others: Checks = {}): boolean {
  const isSound = ([key, member]: readonly [string, unknown]): boolean =>
    (required[key] ?? others[key])?.(member) === true;
  return Object.keys(required).every((key) => Object.hasOwn(value, key)) && Object.entries(value).every(isSound);
}
