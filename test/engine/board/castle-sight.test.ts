import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { sees } from '../../../src/engine/board/sight.js';
import { labelsOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { howMany } from '../../thoroughness.js';
import { isFreePlainly } from './castle-oracle.js';
import { board } from './documents.js';
import { hexsidesOf, scattered } from './scattered.js';
import { FINE, pointInside } from './sight-oracle.js';

const SIZE = { columns: 11, rows: 7 };
const HEXES = labelsOf(SIZE).map(printLabel);
const HEXSIDES = hexsidesOf(SIZE);
const RUNS = howMany(60, 400);

/** Castles in pieces: a battlement, slit or window stands only where there is a walk or a room beside it. */
const castles: fc.Arbitrary<BoardDocument> = fc
  .tuple(
    scattered(
      ['embattlement', 'castleTower', 'houseInterior', 'moat', 'tree', 'castleWall', 'embattlement'],
      HEXES,
      34,
    ),
    scattered(['battlement', 'battlement', 'buildingWall', 'arrowSlit', 'arrowSlit', 'window'], HEXSIDES, 22),
    scattered(['2'], HEXES, 2),
  )
  .map(([terrain, hexsides, elevation]) => {
    const of = (...types: string[]): ReadonlySet<string> => new Set(types.flatMap((type) => terrain[type] ?? []));
    const beside = (hexes: ReadonlySet<string>, sides: readonly string[] = []): string[] =>
      sides.filter((side) => side.split('/').some((hex) => hexes.has(hex)));
    const walks = of('embattlement');
    return board({
      ...SIZE,
      terrain,
      hexsides: {
        ...hexsides,
        battlement: beside(walks, hexsides['battlement']),
        arrowSlit: beside(of('castleTower'), hexsides['arrowSlit']),
        window: beside(of('houseInterior'), hexsides['window']),
      },
      elevation: { '2': (elevation['2'] ?? []).filter((hex) => walks.has(hex)) },
    });
  });

const pulls = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 6 });
const lines = fc.array(fc.tuple(fc.nat(), fc.nat(), pulls, pulls), { minLength: 300, maxLength: 300 });

function apart(from: FieldHex, to: FieldHex): boolean {
  return from !== to && !from.neighbours.includes(to);
}

function siege(document: BoardDocument): Field {
  return fieldOf([document], [], 'siege-en');
}

describe('sight of castles in Siege against lines that are drawn at random', () => {
  it('sees wherever one of them is free (siege-en:1.337, 1.41, 1.43)', () => {
    let free = 0;
    fc.assert(
      fc.property(castles, lines, (document, drawn) => {
        const field = siege(document);
        for (const [one, other, near, far] of drawn) {
          const from = field.hexes[one % field.hexes.length] as FieldHex;
          const to = field.hexes[other % field.hexes.length] as FieldHex;
          if (!apart(from, to)) continue;
          const line = { through: pointInside(from.cell, near), towards: pointInside(to.cell, far), scale: FINE };
          if (isFreePlainly(field, line, from, to) !== true) continue;
          free += 1;
          expect([from.name, to.name, sees(field, {}, from, to)]).toEqual([from.name, to.name, true]);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(free).toBeGreaterThan(10 * RUNS);
  });

  it('sees only where one of them is free, and both ways alike (siege-en:1.337h)', () => {
    let seen = 0;
    let unfound = 0;
    fc.assert(
      fc.property(
        castles,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 12, maxLength: 12 }),
        (document, pairs) => {
          const field = siege(document);
          for (const [one, other] of pairs) {
            const from = field.hexes[one % field.hexes.length] as FieldHex;
            const to = field.hexes[other % field.hexes.length] as FieldHex;
            if (!apart(from, to)) continue;
            const sight = sees(field, {}, from, to);
            expect([to.name, from.name, sees(siege({ ...document }), {}, to, from)]).toEqual([
              to.name,
              from.name,
              sight,
            ]);
            if (!sight) continue;
            seen += 1;
            if (!manyLines(from, to).some((line) => isFreePlainly(field, line, from, to) === true)) unfound += 1;
          }
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
    // Lines that pass vertices are not judged plainly, and where a beam is narrow no drawn line need lie in it.
    expect(seen).toBeGreaterThan(RUNS);
    expect(unfound).toBeLessThan(seen / 12);
  });
});

/** Lines from a grid of points in the one hex to a grid of points in the other. */
function manyLines(from: FieldHex, to: FieldHex): readonly Parameters<typeof isFreePlainly>[1][] {
  const points = [
    [1, 1, 1, 1, 1, 1],
    ...[0, 1, 2, 3, 4, 5].flatMap((one) =>
      [40, 400].map((pull) => [1, 2, 3, 5, 7, 11].map((small, at) => (at === one ? 20 * pull : small))),
    ),
  ];
  return points.flatMap((near) =>
    points.map((far) => ({ through: pointInside(from.cell, near), towards: pointInside(to.cell, far), scale: FINE })),
  );
}
