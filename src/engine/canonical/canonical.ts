import { createHash } from 'node:crypto';

/** A value that has one canonical JSON text: no floats, no undefined, no cycles. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The canonical JSON text (RFC 8785) of a value: object keys in UTF-16 order, no blanks. Numbers must be safe
 * integers, which is all that the engine knows and which RFC 8785 prints as JavaScript does; keys with the value
 * `undefined` are left out. Throws a TypeError, naming the path, on anything that has no canonical text.
 */
export function canonicalJson(value: unknown, path = '$'): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      if (!value.isWellFormed()) throw new TypeError(`${path}: a lone surrogate has no canonical JSON`);
      return JSON.stringify(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`${path}: ${value} is no safe integer`);
      return value === 0 ? '0' : String(value);
    case 'object':
      return Array.isArray(value) ? canonicalArray(value, path) : canonicalObject(value, path);
    default:
      throw new TypeError(`${path}: a ${typeof value} has no canonical JSON`);
  }
}

function canonicalArray(values: readonly unknown[], path: string): string {
  // Array.from fills holes with undefined, which has no canonical text; map would print them as nothing.
  return `[${Array.from(values, (value, index) => canonicalJson(value, `${path}[${index}]`)).join(',')}]`;
}

function canonicalObject(value: object, path: string): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError(`${path}: no plain object`);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member, `${path}.${key}`)}`).join(',')}}`;
}

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
