import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLabel, printLabel } from '../../../src/engine/hex/label.js';
import { parseHexside, printHexside } from '../../../src/engine/hex/hexside.js';
import { parseTwoHexLabel, printTwoHexLabel } from '../../../src/engine/hex/two-hex-label.js';
import { cellOf, labelOf } from '../../../src/engine/hex/grid.js';
import { stepped } from '../../../src/engine/hex/lattice.js';
import { directions, labels } from './arbitraries.js';

describe('hex labels (pbem:3.5b)', () => {
  test.each([
    ['A1', 0, 1],
    ['Z16', 25, 16],
    ['AA3', 26, 3],
    ['BB12', 27, 12],
  ])('%s is column %i, row %i', (text, column, row) => {
    expect(parseLabel(text)).toEqual({ column, row });
  });

  test.each(['', 'A0', 'A', '7', 'a1', 'AB3', 'A01', 'A1 ', ' A1', 'A-1', 'A1/A2', 'VilA1', 'A99999'])(
    '%j is no label',
    (text) => {
      expect(parseLabel(text)).toBeNull();
    },
  );

  it('prints what it parses', () => {
    fc.assert(fc.property(labels, (label) => expect(parseLabel(printLabel(label))).toEqual(label)));
  });

  it('has one place in the lattice for each hex', () => {
    fc.assert(
      fc.property(labels, (label) => {
        const cell = cellOf(label);
        expect((cell.x + cell.y) % 2).toBe(0);
        expect(labelOf(cell)).toEqual(label);
      }),
    );
  });
});

describe('hexsides (pbem:3.5c)', () => {
  it('is the same hexside from both hexes', () => {
    fc.assert(
      fc.property(labels, directions, (first, direction) => {
        const second = labelOf(stepped(cellOf(first), direction));
        fc.pre(second.column >= 0 && second.row >= 1);
        const printed = printHexside({ first, second });
        expect(printHexside({ first: second, second: first })).toBe(printed);
        expect([
          { first, second },
          { first: second, second: first },
        ]).toContainEqual(parseHexside(printed));
      }),
    );
  });

  it('keeps the order of the writer when it reads, and has its own when it prints', () => {
    const read = parseHexside('T6/S6');
    expect(read && printLabel(read.first)).toBe('T6');
    expect(read && printHexside(read)).toBe('S6/T6');
  });

  test.each(['T6/R6', 'T6', 'T6/T6', 'T6/', '/T6', 'T6/S6/R6', 'T6-S6', 'T6/S7', 'T6/S4'])('%s is refused', (text) => {
    expect(parseHexside(text)).toBeNull();
  });
});

describe('units of two hexes (pbem:3.5d)', () => {
  it('is written head first', () => {
    const read = parseTwoHexLabel('L9-L10');
    expect(read).toEqual({ head: { column: 11, row: 9 }, rear: { column: 11, row: 10 } });
    expect(read && printTwoHexLabel(read)).toBe('L9-L10');
  });

  test.each(['W10-U10', 'L9', 'L9-L9', 'L9-L8-L7', 'L9/L8', 'L9-'])('%s is refused', (text) => {
    expect(parseTwoHexLabel(text)).toBeNull();
  });
});
