import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { cellOf, labelOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { cellKey, directionTo, stepped, type Cell } from '../../../src/engine/hex/lattice.js';
import { neighboursOf } from '../../../src/engine/hex/range.js';
import { parseTwoHexLabel } from '../../../src/engine/hex/two-hex-label.js';
import {
  arcsOf,
  backward,
  facing,
  forward,
  pivotedOnHead,
  pivotedOnRear,
  type TwoHexes,
} from '../../../src/engine/hex/two-hexes.js';
import { cells, directions } from './arbitraries.js';

function unit(text: string): TwoHexes {
  const read = parseTwoHexLabel(text);
  if (!read) throw new Error(text);
  return { head: cellOf(read.head), rear: cellOf(read.rear) };
}
const name = (cell: Cell): string => printLabel(labelOf(cell));
const names = (many: readonly Cell[]): string[] => many.map(name).sort();
const written = ({ head, rear }: TwoHexes): string => `${name(head)}-${name(rear)}`;
const units = fc.tuple(cells, directions).map(([rear, direction]) => ({ head: stepped(rear, direction), rear }));

describe('arcs of horses and carts (pbem:3.6)', () => {
  test.each([
    ['L9-L8', ['K9', 'L10', 'M9'], ['K8', 'M8'], ['K7', 'L7', 'M7']],
    ['L9-L10', ['K8', 'L8', 'M8'], ['K9', 'M9'], ['K10', 'L11', 'M10']],
    ['T9-S8', ['T10', 'U8', 'U9'], ['S9', 'T8'], ['R8', 'R9', 'S7']],
  ])('%s: front %j, sides %j, rear %j', (text, front, sides, rear) => {
    const arcs = arcsOf(unit(text));
    expect(names(arcs.front)).toEqual([...front].sort());
    expect(names(arcs.sides)).toEqual(sides);
    expect(names(arcs.rear)).toEqual(rear);
  });

  it('splits the eight neighbours into three arcs', () => {
    fc.assert(
      fc.property(units, (at) => {
        const { front, sides, rear } = arcsOf(at);
        const all = [...front, ...sides, ...rear].map(cellKey);
        const own = new Set([cellKey(at.head), cellKey(at.rear)]);
        const around = [...neighboursOf(at.head), ...neighboursOf(at.rear)].map(cellKey);
        expect(new Set(all).size).toBe(8);
        expect(new Set(all)).toEqual(new Set(around.filter((key) => !own.has(key))));
        expect(sides.every((side) => directionTo(side, at.head) !== null && directionTo(side, at.rear) !== null)).toBe(
          true,
        );
      }),
    );
  });

  it('turned about, front and rear change places', () => {
    fc.assert(
      fc.property(units, ({ head, rear }) => {
        const [here, about] = [arcsOf({ head, rear }), arcsOf({ head: rear, rear: head })];
        expect(names(about.front)).toEqual(names(here.rear));
        expect(names(about.sides)).toEqual(names(here.sides));
      }),
    );
  });

  it('throws on two hexes that do not touch', () => {
    expect(() => arcsOf({ head: { x: 0, y: 0 }, rear: { x: 4, y: 0 } })).toThrow(RangeError);
    expect(facing({ head: { x: 0, y: 0 }, rear: { x: 0, y: 0 } })).toBeNull();
  });
});

describe('moves of two-hex units (pbem:7.3, example 27.2)', () => {
  it('walks Sir Richard through his five steps', () => {
    const start = unit('L9-L8');
    const second = forward(start, unit('L10-L9').head);
    expect(written(second)).toBe('L10-L9');
    const third = pivotedOnHead(second, 'left');
    expect(written(third)).toBe('L10-K9');
    const fourth = forward(third, cellOf({ column: 12, row: 9 }));
    expect(written(fourth)).toBe('M9-L10');
    const fifth = backward(fourth, cellOf({ column: 11, row: 11 }));
    expect(written(fifth)).toBe('L10-L11');
    expect(written(pivotedOnHead(fifth, 'left'))).toBe('L10-M10');
    expect(written(pivotedOnHead(fifth, 'right'))).toBe('L10-K10');
  });

  it('L10-L9 turns its head into K9 or M9', () => {
    expect([pivotedOnRear(unit('L10-L9'), 'right'), pivotedOnRear(unit('L10-L9'), 'left')].map(written)).toEqual([
      'K9-L9',
      'M9-L9',
    ]);
  });

  it('pivots into side hexes, and back again', () => {
    fc.assert(
      fc.property(units, (at) => {
        const sides = arcsOf(at).sides.map(cellKey);
        expect(sides).toContain(cellKey(pivotedOnRear(at, 'left').head));
        expect(sides).toContain(cellKey(pivotedOnHead(at, 'left').rear));
        expect(pivotedOnRear(pivotedOnRear(at, 'left'), 'right')).toEqual(at);
        expect(pivotedOnHead(pivotedOnHead(at, 'right'), 'left')).toEqual(at);
        const ahead = arcsOf(at).front[1];
        expect(backward(forward(at, ahead), at.rear)).toEqual(at);
      }),
    );
  });
});
