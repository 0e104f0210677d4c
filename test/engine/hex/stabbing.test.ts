import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellKey, directionTo, distance, type Cell } from '../../../src/engine/hex/lattice.js';
import { within } from '../../../src/engine/hex/range.js';
import {
  centreOf,
  cross,
  dot,
  hexsideEnds,
  minus,
  samePoint,
  sharedVertices,
  verticesOf,
  type Point,
} from '../../../src/engine/hex/point.js';
import { stabbed, stabs, type Line, type Stab } from '../../../src/engine/hex/stabbing.js';
import { cells, directions } from './arbitraries.js';

/** A point of the closed cell: its vertices, its centre, the middles of its hexsides, or any lattice point in it. */
const points = (cell: Cell, scale: number): fc.Arbitrary<Point> => {
  const centre = centreOf(cell, scale);
  const vertices = verticesOf(cell, scale);
  const inside: Point[] = [];
  for (let x = -2 * scale; x <= 2 * scale; x += 1)
    for (let y = -scale; y <= scale; y += 1)
      if (Math.abs(x) + Math.abs(y) <= 2 * scale) inside.push({ x: centre.x + x, y: centre.y + y });
  return fc.oneof(fc.constantFrom(...vertices, centre), fc.constantFrom(...inside));
};

const situations = fc
  .tuple(cells, cells, fc.constantFrom(1, 2, 3))
  .filter(([from, to]) => distance(from, to) > 0 && distance(from, to) < 9)
  .chain(([from, to, scale]) =>
    fc
      .tuple(points(from, scale), points(to, scale))
      .map(([through, towards]) => ({ from, to, line: { through, towards, scale } })),
  )
  .filter(({ line }) => !samePoint(line.through, line.towards));

/**
 * The part of the line inside a convex cell as exact fractions of its direction, over a common denominator; by
 * clipping.
 */
function interval({ through, towards, scale }: Line, cell: Cell): { from: number; to: number } | null {
  const direction = minus(towards, through);
  const vertices = verticesOf(cell, scale);
  let [from, to] = [-Infinity, Infinity];
  for (const [index, start] of vertices.entries()) {
    const edge = minus(vertices[(index + 1) % 6] as Point, start);
    const speed = cross(edge, direction);
    const depth = cross(edge, minus(through, start));
    if (speed === 0) {
      if (depth <= 0) return null;
    } else if (speed > 0) from = Math.max(from, -depth / speed);
    else to = Math.min(to, -depth / speed);
  }
  return to - from > 1e-9 ? { from, to } : null;
}

describe('vertices', () => {
  it('is shared by three cells, and each hexside by two', () => {
    fc.assert(
      fc.property(cells, directions, (cell, direction) => {
        const near = within(cell, 2);
        for (const vertex of verticesOf(cell)) {
          const sharing = near.filter((other) => verticesOf(other).some((point) => samePoint(point, vertex)));
          expect(sharing).toHaveLength(3);
        }
        const [a, b] = hexsideEnds(cell, direction);
        const beside = near.filter((other) =>
          [a, b].every((end) => verticesOf(other).some((point) => samePoint(point, end))),
        );
        expect(beside).toHaveLength(2);
      }),
    );
  });

  it('two touching cells share two, others none', () => {
    fc.assert(
      fc.property(cells, cells, (a, b) => {
        const shared = sharedVertices(a, b);
        expect(shared !== null).toBe(directionTo(a, b) !== null);
        const back = sharedVertices(b, a);
        if (shared && back) expect([...back].reverse()).toEqual(shared);
      }),
    );
  });
});

describe('what a line meets', () => {
  it('stabs the cells that clipping finds, in their order', () => {
    fc.assert(
      fc.property(situations, ({ from, to, line }) => {
        const met = stabbed(line, from, to);
        const [start, end] = [interval(line, from), interval(line, to)];
        if (!start || !end) {
          expect(met).toBeNull();
          return;
        }
        const between = within(from, 12)
          .map((cell) => ({ cell, at: interval(line, cell) }))
          .filter(({ at }) => at !== null && at.from > start.from + 1e-9 && at.to < end.to - 1e-9)
          .sort((a, b) => (a.at?.from ?? 0) - (b.at?.from ?? 0))
          .map(({ cell }) => cellKey(cell));
        expect((met ?? []).flatMap((stab) => (stab.kind === 'cell' ? [cellKey(stab.cell)] : []))).toEqual(between);
      }),
      { numRuns: 2000 },
    );
  });

  it('runs along just the hexsides that lie on it', () => {
    fc.assert(
      fc.property(situations, ({ from, to, line }) => {
        const met = stabbed(line, from, to);
        if (!met) return;
        const direction = minus(line.towards, line.through);
        const onLine = (point: Point): boolean => cross(direction, minus(point, line.through)) === 0;
        const borders = new Set<string>();
        for (const cell of within(from, 12)) {
          for (const side of [0, 1, 2] as const) {
            const ends = hexsideEnds(cell, side, line.scale);
            const between = ends.every(
              (end) => dot(direction, minus(end, line.through)) >= 0 && dot(direction, minus(line.towards, end)) >= 0,
            );
            if (between && ends.every(onLine))
              borders.add(
                [...ends]
                  .map(({ x, y }) => `${x},${y}`)
                  .sort()
                  .join(' '),
              );
          }
        }
        const walked = met.flatMap((stab) => {
          if (stab.kind !== 'border') return [];
          const ends = sharedVertices(stab.left, stab.right) ?? [];
          return [
            ends
              .map(({ x, y }) => `${x * line.scale},${y * line.scale}`)
              .sort()
              .join(' '),
          ];
        });
        expect(new Set(walked)).toEqual(borders);
      }),
      { numRuns: 1000 },
    );
  });

  it('tells the sides: left of it what lies left, right what lies right', () => {
    fc.assert(
      fc.property(situations, ({ from, to, line }) => {
        const direction = minus(line.towards, line.through);
        const side = (cell: Cell): number =>
          Math.sign(cross(direction, minus(centreOf(cell, line.scale), line.through)));
        for (const stab of stabbed(line, from, to) ?? []) {
          if (stab.kind === 'border') expect([side(stab.left), side(stab.right)]).toEqual([-1, 1]);
          if (stab.kind === 'hexside') expect(directionTo(stab.from, stab.to)).not.toBeNull();
          if (stab.kind !== 'vertex') continue;
          for (const way of [stab.left, stab.right]) {
            const steps = way.slice(1).map((cell, index) => directionTo(way[index] as Cell, cell));
            expect(steps).not.toContain(null);
          }
          const [longer, sign] = stab.left.length > stab.right.length ? [stab.left, -1] : [stab.right, 1];
          if (longer.length === 3) expect(side(longer[1] as Cell)).toBe(sign);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same backward', () => {
    const back = (stab: Stab): Stab => {
      switch (stab.kind) {
        case 'cell':
          return stab;
        case 'hexside':
          return { kind: 'hexside', from: stab.to, to: stab.from };
        case 'border':
          return { kind: 'border', left: stab.right, right: stab.left };
        case 'vertex':
          return { kind: 'vertex', left: [...stab.right].reverse(), right: [...stab.left].reverse() };
      }
    };
    fc.assert(
      fc.property(situations, ({ from, to, line }) => {
        const there = stabbed(line, from, to);
        const turned = stabbed({ ...line, through: line.towards, towards: line.through }, to, from);
        expect(turned && [...turned].reverse().map(back)).toEqual(there);
      }),
    );
  });

  it('crosses five hexsides from T14 to T10 down the column', () => {
    const [from, to]: Cell[] = [
      { x: 19, y: 27 },
      { x: 19, y: 19 },
    ];
    const line = { through: centreOf(from as Cell), towards: centreOf(to as Cell), scale: 1 };
    const met = stabbed(line, from as Cell, to as Cell) ?? [];
    expect(met.map(({ kind }) => kind)).toEqual(['hexside', 'cell', 'hexside', 'cell', 'hexside', 'cell', 'hexside']);
  });

  it('only slips along the rim of a cell without stabbing it', () => {
    const line = { through: { x: 2, y: -5 }, towards: { x: 2, y: 5 }, scale: 1 };
    expect(stabs(line, { x: 0, y: 0 })).toBe(false);
    expect(stabs(line, { x: 1, y: 1 })).toBe(true);
    expect(stabbed(line, { x: 0, y: 0 }, { x: 1, y: 3 })).toBeNull();
  });
});
