import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { chosenLine, type ExactPoint } from '../../../src/engine/board/sight/chosen-line.js';
import { sightMapOf } from '../../../src/engine/board/sight/sight-map.js';
import { labelsOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { centreOf, verticesOf, type Point } from '../../../src/engine/hex/point.js';
import { stabs, type Line } from '../../../src/engine/hex/stabbing.js';
import { board } from './documents.js';
import { letterOf, weighingWith } from './border-oracle.js';
import { hexsidesOf, scattered } from './scattered.js';

const SIZE = { columns: 9, rows: 6 };
const HEXES = labelsOf(SIZE).map(printLabel);

interface Ground {
  readonly document: BoardDocument;
  readonly men: readonly string[];
}

const grounds: fc.Arbitrary<Ground> = fc
  .tuple(
    scattered(['tree', 'tree', 'scrub', 'rocks', 'tent', 'fence'], HEXES, 18),
    scattered(['buildingWall'], hexsidesOf(SIZE), 14),
    fc.subarray(HEXES, { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([terrain, hexsides, men, walled]) => ({
    document: board({ ...SIZE, terrain, hexsides: walled ? hexsides : {} }),
    men,
  }));

/** Two points of the board: centres or vertices, which are what lines are held by. */
const points = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.nat(), fc.nat({ max: 6 })), {
  minLength: 60,
  maxLength: 60,
});

function pointOf(field: Field, hex: number, which: number): Point {
  const { cell } = field.hexes[hex % field.hexes.length] as FieldHex;
  return which === 6 ? centreOf(cell, 1) : (verticesOf(cell, 1)[which] as Point);
}

/** The hexes whose inside a line passes, in its order. */
function passed(field: Field, line: Line): readonly FieldHex[] {
  const along = ({ cell }: FieldHex): number => {
    const { x, y } = centreOf(cell, 1);
    return x * (line.towards.x - line.through.x) + y * (line.towards.y - line.through.y);
  };
  return field.hexes.filter(({ cell }) => stabs(line, cell)).sort((one, other) => along(one) - along(other));
}

const isApart = (from: FieldHex, to: FieldHex): boolean => from !== to && !from.neighbours.includes(to);

describe('lines along borders and through vertices, in both directions', () => {
  it('are as free and as light as the letter says (pbem:5.2f, 5.4b)', () => {
    let free = 0;
    fc.assert(
      fc.property(grounds, points, ({ document, men }, drawn) => {
        const field = fieldOf([document], []);
        const there = new Set(men);
        const map = sightMapOf(field, {});
        for (const [one, oneAt, other, otherAt] of drawn) {
          const line = { through: pointOf(field, one, oneAt), towards: pointOf(field, other, otherAt), scale: 1 };
          if (line.through.x === line.towards.x && line.through.y === line.towards.y) continue;
          const hexes = passed(field, line);
          const [from, to] = [hexes[0], hexes.at(-1)];
          for (const [near, far] of [
            [from, to],
            [hexes[1], to],
            [from, hexes.at(-2)],
          ] as const) {
            if (!near || !far || !isApart(near, far)) continue;
            const weight = letterOf(field, there, line, near, far);
            if (weight === null || weight === undefined) continue;
            free += 1;
            for (const [viewer, target] of [
              [near, far],
              [far, near],
            ] as const) {
              const way = map.lightest(viewer, target, weighingWith(there), 'anyPart');
              expect([viewer.name, target.name, way !== null]).toEqual([viewer.name, target.name, true]);
              expect(way?.weight).toBeLessThanOrEqual(weight);
            }
          }
        }
      }),
      { numRuns: 120 },
    );
    expect(free).toBeGreaterThan(1000);
  });

  it('the line that is chosen is what the letter makes of it, between centres and between any parts', () => {
    fc.assert(
      fc.property(
        grounds,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 40, maxLength: 40 }),
        ({ document, men }, pairs) => {
          const field = fieldOf([document], []);
          const there = new Set(men);
          const map = sightMapOf(field, {});
          for (const [one, other] of pairs) {
            const from = field.hexes[one % field.hexes.length] as FieldHex;
            const to = field.hexes[other % field.hexes.length] as FieldHex;
            if (!isApart(from, to)) continue;
            const way = map.lightest(from, to, weighingWith(there), 'anyPart');
            const back = map.lightest(to, from, weighingWith(there), 'anyPart');
            expect([from.name, to.name, back?.weight]).toEqual([from.name, to.name, way?.weight]);
            const straight = { through: centreOf(from.cell, 1), towards: centreOf(to.cell, 1), scale: 1 };
            const letter = letterOf(field, there, straight, from, to);
            for (const [viewer, target] of [
              [from, to],
              [to, from],
            ] as const) {
              const centres = map.lightest(viewer, target, weighingWith(there), 'centres');
              if (letter !== undefined)
                expect([viewer.name, target.name, centres?.weight ?? null]).toEqual([viewer.name, target.name, letter]);
            }
            const told = way && letterOf(field, there, chosen(way.lines, from, to), from, to);
            if (told !== undefined)
              expect([from.name, to.name, told]).toEqual([from.name, to.name, way?.weight ?? null]);
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});

function chosen(lines: readonly number[], from: FieldHex, to: FieldHex): Line {
  const found = chosenLine(lines, from, to);
  if (!found) throw new Error('two hexes are joined by a line');
  const denominators = [found.leaves, found.enters].flatMap(({ x, y }) => [x.denominator, y.denominator]);
  const scale = denominators.reduce((product, one) => (product * one) / commonDivisor(product, one), 1);
  const at = ({ x, y }: ExactPoint): Point => {
    return { x: (x.numerator * scale) / x.denominator, y: (y.numerator * scale) / y.denominator };
  };
  return { through: at(found.leaves), towards: at(found.enters), scale };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
