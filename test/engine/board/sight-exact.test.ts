import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { chosenLine, type ExactPoint } from '../../../src/engine/board/sight/chosen-line.js';
import { sightMapOf } from '../../../src/engine/board/sight/sight-map.js';
import type { Weighing } from '../../../src/engine/board/sight/weighing.js';
import { sees, sight, visibleFrom } from '../../../src/engine/board/sight.js';
import { HEXSIDE_TYPES, TERRAIN_TYPES } from '../../../src/engine/board/terrain.js';
import { labelsOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { board } from './documents.js';
import { hexsidesOf, scattered } from './scattered.js';
import { FINE, judgedPlainly, pointInside, turnedField } from './sight-oracle.js';

const SIZE = { columns: 9, rows: 6 };
const HEXES = labelsOf(SIZE).map(printLabel);
const HEXSIDES = hexsidesOf(SIZE);

const scrub: Weighing = {
  least: 0,
  passing: ({ terrain }) => Number(terrain === 'scrub'),
  whole: (crossed) => Number(crossed.some((thing) => thing.kind === 'hex' && thing.hex.terrain === 'scrub')),
  mark: (crossed) => String(crossed.some((thing) => thing.kind === 'hex' && thing.hex.terrain === 'scrub')),
  hinders: ({ terrain }) => terrain === 'scrub',
};

/** Documents, so that fast-check can print what it found. */
const boards: fc.Arbitrary<BoardDocument> = fc
  .tuple(
    scattered(['tree', 'scrub'], HEXES, 16),
    scattered(['buildingWall', 'window', 'slopeLip'], HEXSIDES, 40),
    scattered(['1'], HEXES, 12),
    fc.boolean(),
  )
  .map(([terrain, hexsides, elevation, high]) =>
    board({ ...SIZE, terrain, hexsides, elevation: high ? elevation : {} }),
  );

const pulls = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 6 });
const lines = fc.array(fc.tuple(fc.nat(), fc.nat(), pulls, pulls), { minLength: 250, maxLength: 250 });

function apart(from: FieldHex, to: FieldHex): boolean {
  return from !== to && !from.neighbours.includes(to);
}

describe('exact sight against lines that are drawn at random', () => {
  it('none of them sees where it says blocked, and none finds less in the way', () => {
    let free = 0;
    fc.assert(
      fc.property(boards, lines, (document, drawn) => {
        const field = fieldOf([document], []);
        for (const [one, other, near, far] of drawn) {
          const from = field.hexes[one % field.hexes.length] as FieldHex;
          const to = field.hexes[other % field.hexes.length] as FieldHex;
          if (!apart(from, to)) continue;
          const [through, towards] = [pointInside(from.cell, near), pointInside(to.cell, far)];
          const weight = judgedPlainly(field, { through, towards, scale: FINE }, from, to);
          if (weight === null) continue;
          free += 1;
          const seen = sight(field, {}, from, to, scrub);
          expect([from.name, to.name, seen.free]).toEqual([from.name, to.name, true]);
          if (seen.free) expect(seen.weight).toBeLessThanOrEqual(weight);
        }
      }),
      { numRuns: 60 },
    );
    expect(free).toBeGreaterThan(1000);
  });

  it('the line that it chooses is free and has the weight that it tells', () => {
    fc.assert(
      fc.property(
        boards,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 60, maxLength: 60 }),
        (document, pairs) => {
          const field = fieldOf([document], []);
          for (const [one, other] of pairs) {
            const from = field.hexes[one % field.hexes.length] as FieldHex;
            const to = field.hexes[other % field.hexes.length] as FieldHex;
            if (!apart(from, to)) continue;
            const look = sightMapOf(field, {}).look(from, to, scrub, 'anyPart');
            expect([to.name, from.name, sees(field, {}, to, from)]).toEqual([to.name, from.name, look.free]);
            expect([to.name, from.name, sight(field, {}, to, from).free]).toEqual([to.name, from.name, look.free]);
            if (!look.free) continue;
            const chosen = chosenLine(look.lines, from, to);
            if (!chosen) throw new Error('two hexes are joined by a line');
            const scale = [chosen.leaves, chosen.enters].flatMap(denominators).reduce(commonMultiple, 1);
            const line = { through: scaled(chosen.leaves, scale), towards: scaled(chosen.enters, scale), scale };
            expect([from.name, to.name, judgedPlainly(field, line, from, to)]).toEqual([
              from.name,
              to.name,
              look.weight,
            ]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

function denominators({ x, y }: ExactPoint): readonly number[] {
  return [x.denominator, y.denominator];
}

function commonMultiple(a: number, b: number): number {
  let [divisor, rest] = [a, b];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}

function scaled({ x, y }: ExactPoint, scale: number): { readonly x: number; readonly y: number } {
  return { x: (x.numerator * scale) / x.denominator, y: (y.numerator * scale) / y.denominator };
}

/**
 * Rows between trees through which only one line leads, touching a tree on the left, on the right and on the left
 * again.
 */
describe('a line without room to either side', () => {
  const size = { columns: 13, rows: 6 };
  const between = (hexes: readonly string[]): Field => fieldOf([board({ ...size, terrain: { tree: [...hexes] } })], []);
  const seen = (field: Field): boolean => sees(field, {}, field.hex('C3') as FieldHex, field.hex('K3') as FieldHex);

  it('is found where it runs along the hexsides (pbem:5.4b), and is none where two trees face each other', () => {
    // Along the row of C3: borders D3|D4, F3|F4, H3|H4, J3|J4 lie on the line that joins the centres.
    expect(seen(between(['D3', 'F4', 'H3', 'J4']))).toBe(true);
    expect(seen(between(['D3', 'F4', 'H3', 'J4', 'D4']))).toBe(false);
  });
});

describe('sight on any board with any terrain', () => {
  const level = TERRAIN_TYPES.filter((type) => type !== 'slope');
  const flat = HEXSIDE_TYPES.filter((type) => type !== 'raisedDrawbridge');
  const any = fc
    .tuple(scattered(level, HEXES, 110), scattered(flat, HEXSIDES, 90), scattered(['1', '2'], HEXES, 12))
    .map(([terrain, hexsides, elevation]) => board({ ...SIZE, terrain, hexsides, elevation }));

  it('is mutual by day (pbem:5.1b), and what is remembered is what is found', () => {
    fc.assert(
      fc.property(any, (document) => {
        const field = fieldOf([document], []);
        for (const from of field.places.filter((_, index) => index % 5 === 0)) {
          const seen = new Set(visibleFrom(field, {}, from));
          for (const to of field.places) {
            expect([from.name, to.name, sight(field, {}, from, to).free]).toEqual([from.name, to.name, seen.has(to)]);
            expect([to.name, from.name, sight(field, {}, to, from).free]).toEqual([to.name, from.name, seen.has(to)]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same however the board is turned or mirrored', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 5 }), fc.boolean(), (document, sixths, mirrored) => {
        const field = fieldOf([document], []);
        const turned = turnedField(field, sixths, mirrored);
        for (const from of field.places.filter((_, index) => index % 4 === 0)) {
          for (const to of field.places) {
            const [there, other] = [turned.places[from.index] as FieldHex, turned.places[to.index] as FieldHex];
            expect([from.name, to.name, sees(turned, {}, there, other)]).toEqual([
              from.name,
              to.name,
              sees(field, {}, from, to),
            ]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
