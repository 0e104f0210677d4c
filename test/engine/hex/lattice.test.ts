import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { opposite, turned } from '../../../src/engine/hex/direction.js';
import { cellOf, labelOf } from '../../../src/engine/hex/grid.js';
import { parseLabel, printLabel } from '../../../src/engine/hex/label.js';
import { cellKey, directionTo, distance, stepped, type Cell } from '../../../src/engine/hex/lattice.js';
import { hexRow, neighboursOf, ring, rowDirection, within } from '../../../src/engine/hex/range.js';
import { cells, directions } from './arbitraries.js';

function cell(label: string): Cell {
  const read = parseLabel(label);
  if (!read) throw new Error(label);
  return cellOf(read);
}
const named = (many: readonly Cell[]): string[] => many.map((one) => printLabel(labelOf(one)));

describe('neighbours (pbem:27.map grid)', () => {
  test.each([
    ['L10', ['L9', 'M9', 'M10', 'L11', 'K10', 'K9']],
    ['K10', ['K9', 'L10', 'L11', 'K11', 'J11', 'J10']],
    ['AA4', ['AA3', 'BB4', 'BB5', 'AA5', 'Z5', 'Z4']],
  ])('%s touches %j, clockwise from n', (label, touching) => {
    expect(named(neighboursOf(cell(label)))).toEqual(touching);
  });

  it('W10 and U10 do not touch', () => {
    expect(directionTo(cell('W10'), cell('U10'))).toBeNull();
  });

  it('is mutual, in opposite directions', () => {
    fc.assert(
      fc.property(cells, directions, (from, direction) => {
        const to = stepped(from, direction);
        expect(directionTo(from, to)).toBe(direction);
        expect(directionTo(to, from)).toBe(opposite(direction));
        expect(stepped(to, opposite(direction))).toEqual(from);
      }),
    );
  });

  it('turns six sixths to where it was', () => {
    fc.assert(
      fc.property(directions, fc.integer({ min: -20, max: 20 }), (direction, sixths) => {
        expect(turned(turned(direction, sixths), -sixths)).toBe(direction);
        expect(turned(direction, sixths + 6)).toBe(turned(direction, sixths));
      }),
    );
  });
});

describe('distance', () => {
  test.each([
    ['T7', 'V12', 6],
    ['S6', 'U6', 2],
    ['V7', 'Y7', 3],
    ['V7', 'X8', 2],
    ['L9', 'L9', 0],
    ['A1', 'AA1', 26],
  ])('%s to %s is %i hexes', (from, to, hexes) => {
    expect(distance(cell(from), cell(to))).toBe(hexes);
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(cells, cells, cells, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(cellKey(a) === cellKey(b));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  it('is the number of steps of the shortest way', () => {
    const start: Cell = { x: 3, y: 5 };
    const steps = new Map([[cellKey(start), 0]]);
    let front = [start];
    for (let step = 1; step <= 6; step += 1) {
      front = front.flatMap(neighboursOf).filter((next) => !steps.has(cellKey(next)));
      for (const next of front) steps.set(cellKey(next), step);
    }
    for (const [key, expected] of steps) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      expect(distance(start, { x, y })).toBe(expected);
    }
  });
});

describe('rings and rows', () => {
  it('a ring holds the hexes at just that distance, each once', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
        const at = ring(centre, radius);
        expect(new Set(at.map(cellKey)).size).toBe(6 * radius);
        expect(at.every((one) => distance(centre, one) === radius)).toBe(true);
        expect(within(centre, radius)).toHaveLength(1 + 3 * radius * (radius + 1));
      }),
    );
  });

  it('a ring is walked from neighbour to neighbour', () => {
    const at = ring({ x: 0, y: 0 }, 3);
    expect(at.every((one, index) => directionTo(one, at[(index + 1) % at.length] as Cell) !== null)).toBe(true);
  });

  it('follows a hex row', () => {
    expect(named(hexRow(cell('T7'), cell('T12')) ?? [])).toEqual(['T7', 'T8', 'T9', 'T10', 'T11', 'T12']);
    expect(named(hexRow(cell('K10'), cell('N9')) ?? [])).toEqual(['K10', 'L10', 'M9', 'N9']);
    expect(hexRow(cell('T7'), cell('V12'))).toBeNull();
    expect(rowDirection(cell('T7'), cell('T7'))).toBeNull();
  });
});
