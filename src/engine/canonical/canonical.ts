export { sha256 } from '../../digest/digest.js';

/** A value that has one canonical JSON text: no floats, no undefined, no cycles. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The canonical JSON text (RFC 8785) of a value: object keys in UTF-16 order, no blanks. Numbers must be safe integers,
 * which is all that the engine knows and which RFC 8785 prints as JavaScript does; keys with the value `undefined` are
 * left out. Throws a TypeError, naming the path, on anything that has no canonical text. Immutable parts whose text is
 * `known` are not written again.
 */
export function canonicalJson(value: unknown, known?: KnownTexts): string {
  if (typeof value === 'string') return quoted(value, []);
  // The parts are joined at the end, so that the text is one piece: if it were put together bit by bit, hashing would
  // have to go through it bit by bit.
  const pieces: string[] = [];
  write(value, pieces, [], known);
  return pieces.join('');
}

/**
 * The keys and indexes that lead to a value; each text has one such list, so that the path is written out only for an
 * error.
 */
type Path = (string | number)[];

/** Texts of parts of a value. */
type KnownTexts = Pick<WeakMap<object, string>, 'get'>;

type Members = Readonly<Record<string, unknown>>;

/** Strings that stand in quotation marks as they are, which nearly all keys and names do. */
const PLAIN = /^[\w .:-]*$/;

function write(value: unknown, pieces: string[], path: Path, known?: KnownTexts): void {
  if (typeof value === 'string') pieces.push(quoted(value, path));
  else if (typeof value === 'number') pieces.push(numeral(value, path));
  else if (typeof value === 'boolean') pieces.push(value ? 'true' : 'false');
  else if (value === null) pieces.push('null');
  else if (typeof value !== 'object') throw noText(path, `a ${typeof value} has no canonical JSON`);
  else {
    const text = known?.get(value);
    if (text !== undefined) pieces.push(text);
    else if (Array.isArray(value)) writeItems(value, pieces, path, known);
    else writeMembers(value, pieces, path, known);
  }
}

function quoted(text: string, path: Path): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw noText(path, 'a lone surrogate has no canonical JSON');
  return JSON.stringify(text);
}

function numeral(value: number, path: Path): string {
  if (!Number.isSafeInteger(value)) throw noText(path, `${value} is no safe integer`);
  return value === 0 ? '0' : String(value);
}

function writeItems(values: readonly unknown[], pieces: string[], path: Path, known?: KnownTexts): void {
  // By index, not by map, which would print holes as nothing: read as undefined they have no canonical text.
  for (let index = 0; index < values.length; index += 1) {
    path.push(index);
    pieces.push(index === 0 ? '[' : ',');
    write(values[index], pieces, path, known);
    path.pop();
  }
  pieces.push(values.length === 0 ? '[]' : ']');
}

function writeMembers(value: object, pieces: string[], path: Path, known?: KnownTexts): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw noText(path, 'no plain object');
  const members = value as Members;
  let before = '{';
  for (const key of inOrder(Object.keys(members))) {
    const member = members[key];
    if (member === undefined) continue;
    path.push(key);
    pieces.push(before, nameOf(key));
    write(member, pieces, path, known);
    path.pop();
    before = ',';
  }
  pieces.push(before === '{' ? '{}' : '}');
}

/** Lists longer than this are left to the sort of the language. */
const SHORT = 32;

/** Sorts keys in UTF-16 order, in place. Most objects have few members, often nearly in order already. */
function inOrder(keys: string[]): string[] {
  if (keys.length > SHORT) return keys.sort();
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] as string;
    let place = next;
    for (; place > 0 && (keys[place - 1] as string) > key; place -= 1) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

/** Keys as they are written, quoted and with a colon: the same few are written again and again. */
const names = new Map<string, string>();
const NAMES_MAX = 4096;

function nameOf(key: string): string {
  let name = names.get(key);
  if (name === undefined) {
    if (names.size >= NAMES_MAX) names.clear();
    names.set(key, (name = PLAIN.test(key) ? `"${key}":` : `${JSON.stringify(key)}:`));
  }
  return name;
}

function noText(path: Path, because: string): TypeError {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return new TypeError(`$${place}: ${because}`);
}

/** True of two values that have the same canonical text, found without writing it. */
export function haveSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && haveSameItems(one, other);
  return !Array.isArray(other) && haveSameMembers(one as Members, other as Members);
}

function haveSameItems(mine: readonly unknown[], yours: readonly unknown[]): boolean {
  if (mine.length !== yours.length) return false;
  for (let index = 0; index < mine.length; index += 1) {
    if (!haveSameText(mine[index], yours[index])) return false;
  }
  return true;
}

function haveSameMembers(mine: Members, yours: Members): boolean {
  let more = 0;
  for (const key of Object.keys(yours)) if (yours[key] !== undefined) more += 1;
  for (const key of Object.keys(mine)) {
    const member = mine[key];
    if (member === undefined) continue;
    if (!Object.hasOwn(yours, key) || !haveSameText(member, yours[key])) return false;
    more -= 1;
  }
  return more === 0;
}
