import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { boardFromDrawing, SIGNS } from '../../../src/engine/board/drawing.js';
import { fieldOf } from '../../../src/engine/board/build.js';

const draw = (...lines: string[]): ReturnType<typeof boardFromDrawing> =>
  boardFromDrawing({ id: 'Drw', title: 'Drawn', lines });

describe('a board drawn as text', () => {
  it('has its hexes where they are drawn', () => {
    const read = draw('  .   T', '.   ,   .', '  #   .', '/   .   D', '  .   Y');
    expect(read).toEqual({
      ok: true,
      value: {
        id: 'Drw',
        title: 'Drawn',
        columns: 5,
        rows: 2,
        terrain: {
          tree: ['D1'],
          scrub: ['C1'],
          houseInterior: ['B2'],
          slope: ['A2'],
          doorHex: ['E2'],
          yardEntrance: ['D3'],
        },
        hexsides: {},
        elevation: {},
      },
    });
  });

  it('is the field that was drawn, whatever the size', () => {
    const signs = fc.constantFrom(...Object.keys(SIGNS));
    const drawings = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.boolean(), fc.integer({ min: 1, max: 4 }))
      .chain(([evens, spare, rows]) =>
        fc.tuple(
          ...Array.from({ length: 2 * rows + 1 }, (_, line) => {
            const length = line % 2 === 0 ? evens : evens + (spare ? 1 : 0);
            return fc.array(signs, { minLength: length, maxLength: length });
          }),
        ),
      );
    fc.assert(
      fc.property(drawings, (lines) => {
        const read = draw(...lines.map((line) => line.join(' ')));
        if (!read.ok) throw new Error('not read');
        const field = fieldOf([read.value], []);
        expect(field.hexes).toHaveLength(lines.flat().length);
        for (const hex of field.hexes) {
          const sign = lines[hex.cell.y - 1]?.[Math.floor(hex.cell.x / 2)] ?? '';
          expect(hex.terrain).toBe(SIGNS[sign]);
        }
      }),
    );
  });

  test.each<[string, string[], string]>([
    ['nothing', [], 'line 0: a drawing has 3, 5, 7… lines'],
    ['an even number of lines', ['.', '.', '.', '.'], 'line 4: a drawing has 3, 5, 7… lines'],
    ['a line that is short', ['. .', '. . .', '.'], 'line 3: has 1 hexes instead of 2'],
    ['too few columns A, C…', ['. .', '.', '. .'], 'line 2: columns A, C… are as many as B, D… or one more'],
    ['an unknown sign', ['. ?', '. . .', '. .'], 'D1: ? is the sign of no terrain'],
    ['too many rows', Array<string>(203).fill('.'), 'line 203: a board has at most 100 rows'],
    ['too many columns', Array<string>(3).fill('. '.repeat(60)), 'line 1: a board has at most 104 columns'],
  ])('%s is refused', (_, lines, expected) => {
    const read = draw(...lines);
    expect(read.ok ? [] : read.errors.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([expected]);
  });
});
