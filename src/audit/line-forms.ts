import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
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

const EVENT: Readonly<Record<keyof ExportedEvent, Check>> = {
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

const HEADER: Readonly<Record<keyof ExportHeader, Check>> = {
  format: (value) => value === EXPORT_FORMAT,
  formatVersion: (value) => value === EXPORT_VERSION,
  game: isText,
  ruleset: object({ id: isText, version: isCount }),
};

const FOOTER: Readonly<Record<keyof ExportFooter, Check>> = {
  end: (value) => value === true,
  events: isCount,
  lastHash: isText,
  fingerprint: isText,
};

/** An event line has exactly its members: what no hash covers has no place in it. */
export function isExportedEvent(value: Members): value is Members & ExportedEvent {
  return hasExactly(value, EVENT);
}

export function isHeader(value: Members): value is Members & ExportHeader {
  return hasExactly(value, HEADER);
}

export function isFooter(value: Members): value is Members & ExportFooter {
  return hasExactly(value, FOOTER);
}

function hasExactly(value: Members, checks: Readonly<Record<string, Check>>): boolean {
  const keys = Object.keys(checks);
  return (
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key) && checks[key]?.(value[key]))
  );
}
