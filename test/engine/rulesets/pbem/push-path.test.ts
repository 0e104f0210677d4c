import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellKey, directionTo, distance, stepped, type Cell } from '../../../../src/engine/hex/lattice.js';
import { neighboursOf } from '../../../../src/engine/hex/range.js';
import {
  shovesFrom,
  shoveTo,
  sweepOf,
  type CartCells,
} from '../../../../src/engine/rulesets/pbem/14-carts/push-path.js';
import { cells, directions } from '../../hex/arbitraries.js';

const carts = fc.tuple(cells, directions).map(([rear, direction]) => ({ head: stepped(rear, direction), rear }));
const pushes = carts.chain((from) => fc.constantFrom(...shovesFrom(from)).map((to) => ({ from, to })));

/** Hexes beside a cart. */
function beside({ head, rear }: CartCells): readonly Cell[] {
  const around = [...neighboursOf(head), ...neighboursOf(rear)];
  const own = [cellKey(head), cellKey(rear)];
  return [...new Map(around.map((cell) => [cellKey(cell), cell])).values()].filter(
    (cell) => !own.includes(cellKey(cell)),
  );
}

describe('pushing a cart (pbem:14n, 14q, 14r)', () => {
  it('brings it into one of six places, three before and three behind it', () => {
    fc.assert(
      fc.property(carts, (from) => {
        const places = shovesFrom(from);
        expect(new Set(places.map(({ head, rear }) => `${cellKey(head)} ${cellKey(rear)}`)).size).toBe(6);
        for (const to of places) expect(shoveTo(from, to)).not.toBeNull();
      }),
    );
  });

  it('keeps everybody in his place beside it', () => {
    fc.assert(
      fc.property(pushes, ({ from, to }) => {
        const shove = shoveTo(from, to);
        for (const cell of beside(from)) {
          const end = shove ? (sweepOf(shove, cell).at(-1) ?? cell) : cell;
          expect(distance(end, to.head)).toBe(distance(cell, from.head));
          expect(distance(end, to.rear)).toBe(distance(cell, from.rear));
        }
      }),
    );
  });

  it('sweeps them hex by hex, no two of them into one', () => {
    fc.assert(
      fc.property(pushes, ({ from, to }) => {
        const shove = shoveTo(from, to);
        const ends = beside(from).map((cell) => {
          const way = shove ? [cell, ...sweepOf(shove, cell)] : [cell];
          for (const [index, next] of way.slice(1).entries()) {
            expect(directionTo(way[index] ?? next, next)).not.toBeNull();
          }
          return cellKey(way.at(-1) ?? cell);
        });
        expect(new Set(ends).size).toBe(8);
        expect(ends).not.toContain(cellKey(to.head));
        expect(ends).not.toContain(cellKey(to.rear));
      }),
    );
  });
});
