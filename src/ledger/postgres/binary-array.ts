/** Types of columns, and their numbers in PostgreSQL. */
const NUMBERS = { boolean: 16, integer: 23, text: 25 } as const;

/** A type whose values an array may hold. */
export type ElementType = keyof typeof NUMBERS;

/** Number of dimensions, whether there are nulls, type, length, first index. */
const HEADER_BYTES = 20;

export function isElementType(type: unknown): type is ElementType {
  return typeof type === 'string' && Object.hasOwn(NUMBERS, type);
}

/**
 * An array in PostgreSQL's binary form, which the driver sends as it is. As text each quotation mark of a value would
 * be escaped here, and read by PostgreSQL character by character. Throws TypeError if a value is not of the type.
 */
export function binaryArray(type: ElementType, values: readonly unknown[]): Buffer {
  const sizes = values.map((value) => sizeOf(type, value));
  const length = sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), HEADER_BYTES);
  const buffer = Buffer.allocUnsafe(length);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(sizes.includes(-1) ? 1 : 0, 4);
  buffer.writeInt32BE(NUMBERS[type], 8);
  buffer.writeInt32BE(values.length, 12);
  buffer.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  for (const [index, value] of values.entries()) {
    const size = sizes[index] ?? -1;
    at = buffer.writeInt32BE(size, at);
    if (typeof value === 'string') at += buffer.write(value, at);
    else if (typeof value === 'number') at = buffer.writeInt32BE(value, at);
    else if (typeof value === 'boolean') at = buffer.writeUInt8(Number(value), at);
  }
  return buffer;
}

/** The bytes of a value; -1: null. */
function sizeOf(type: ElementType, value: unknown): number {
  if (value === null || value === undefined) return -1;
  if (type === 'text' && typeof value === 'string') return Buffer.byteLength(value);
  if (type === 'integer' && typeof value === 'number') return 4;
  if (type === 'boolean' && typeof value === 'boolean') return 1;
  throw new TypeError(`a ${typeof value} is no ${type} of PostgreSQL`);
}
