import { describe, expect, it } from '@jest/globals';
import { binaryArray, isElementType } from '../../../src/ledger/postgres/binary-array.js';

describe('an array in the binary form of PostgreSQL', () => {
  it('holds its values with their sizes, and nulls', () => {
    const header = (hasNulls: number, type: number, length: number) => [1, hasNulls, type, length, 1];
    const words = (...values: readonly number[]) => Buffer.concat(values.map((value) => wordOf(value)));
    expect(binaryArray('integer', [7, -2])).toEqual(words(...header(0, 23, 2), 4, 7, 4, -2));
    expect(binaryArray('text', ['"é\\', null, ''])).toEqual(
      Buffer.concat([words(...header(1, 25, 3), 4), Buffer.from('"é\\'), words(-1, 0)]),
    );
    expect(binaryArray('boolean', [true])).toEqual(Buffer.concat([words(...header(0, 16, 1), 1), Buffer.from([1])]));
    expect(binaryArray('text', [])).toEqual(words(...header(0, 25, 0)));
  });

  it('refuses values of another type', () => {
    expect(() => binaryArray('integer', ['7'])).toThrow(TypeError);
    expect(() => binaryArray('text', [7])).toThrow('a number is no text of PostgreSQL');
    expect([isElementType('text'), isElementType('jsonb'), isElementType(String)]).toEqual([true, false, false]);
  });
});

function wordOf(value: number): Buffer {
  const word = Buffer.alloc(4);
  word.writeInt32BE(value);
  return word;
}
