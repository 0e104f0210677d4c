/**
 * Nesting beyond which data is refused; it bounds the recursion of everything that reads an event, and finds cycles.
 */
const JSON_DEPTH_MAX = 64;

/**
 * Why an event's data would not come back from JSON as it went in, or null if it would. Stricter than the canonical
 * JSON itself, which would print a Map as {} and a hole in an array as nothing.
 */
export function jsonFault(data: unknown): string | null {
  if (!isPlainObject(data)) return '$: the data is no plain object';
  return faultAt(data, '$', 0);
}

function faultAt(value: unknown, path: string, depth: number): string | null {
  if (depth > JSON_DEPTH_MAX) return `${path.slice(0, 60)}…: nested deeper than ${JSON_DEPTH_MAX}`;
  switch (typeof value) {
    case 'boolean':
      return null;
    case 'string':
      return value.isWellFormed() ? null : `${path}: a lone surrogate`;
    case 'number':
      return Number.isSafeInteger(value) ? null : `${path}: ${value} is no safe integer`;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? faultInArray(value, path, depth) : faultInObject(value, path, depth);
    default:
      return `${path}: a ${typeof value}`;
  }
}

function faultInArray(values: readonly unknown[], path: string, depth: number): string | null {
  for (let index = 0; index < values.length; index += 1) {
    const fault = faultAt(values[index], `${path}[${index}]`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function faultInObject(value: object, path: string, depth: number): string | null {
  if (!isPlainObject(value)) return `${path}: an object of a class`;
  for (const [key, member] of Object.entries(value)) {
    if (!key.isWellFormed()) return `${path}: a key with a lone surrogate`;
    const fault = member === undefined ? null : faultAt(member, `${path}.${key}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** Told by the length of the prototype chain, since objects of another realm have another Object.prototype. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
