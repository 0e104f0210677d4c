import { createHash } from 'node:crypto';

/** A value that has one canonical JSON text: no floats, no undefined, no cycles. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The canonical JSON text (RFC 8785) of a value: object keys in UTF-16 order, no blanks. Numbers must be safe
 * integers, which is all that the engine knows and which RFC 8785 prints as JavaScript does; keys with the value
 * `undefined` are left out. Throws a TypeError, naming the path, on anything that has no canonical text.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value, []);
}

/** The keys and indexes that lead to a value; the one list of a text, so that nothing is made of it unless it is told. */
type Path = (string | number)[];

function textOf(value: unknown, path: Path): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      if (!value.isWellFormed()) throw noText(path, 'a lone surrogate has no canonical JSON');
      return JSON.stringify(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw noText(path, `${value} is no safe integer`);
      return value === 0 ? '0' : String(value);
    case 'object':
      return Array.isArray(value) ? textOfArray(value, path) : textOfObject(value, path);
    default:
      throw noText(path, `a ${typeof value} has no canonical JSON`);
  }
}

function textOfArray(values: readonly unknown[], path: Path): string {
  let text = '';
  // By index, not by map, which would print holes as nothing: read as undefined they have no canonical text.
  for (let index = 0; index < values.length; index += 1) {
    path.push(index);
    text += (index === 0 ? '' : ',') + textOf(values[index], path);
    path.pop();
  }
  return `[${text}]`;
}

function textOfObject(value: object, path: Path): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw noText(path, 'no plain object');
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (member === undefined) continue;
    path.push(key);
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(member, path)}`;
    path.pop();
  }
  return `{${text}}`;
}

function noText(path: Path, because: string): TypeError {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return new TypeError(`$${place}: ${because}`);
}

/** True of two values that have the same canonical text, found without writing it. */
export function haveSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const member = (members: Readonly<Record<string, unknown>>, key: string): unknown =>
    Object.hasOwn(members, key) ? members[key] : undefined;
  return (
    Object.keys(mine).every((key) => haveSameText(mine[key], member(yours, key))) &&
    Object.keys(yours).every((key) => yours[key] === undefined || member(mine, key) !== undefined)
  );
}

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
