import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import type { FieldHex } from '../../../src/engine/board/field.js';
import { freeLines } from '../../../src/engine/board/free-lines.js';
import { sight, type Weigh } from '../../../src/engine/board/sight.js';

const BOARD: BoardDocument = {
  id: 'Fre',
  title: 'Woods, a slope and a house',
  columns: 9,
  rows: 9,
  terrain: { tree: ['C4', 'F6', 'E2'], scrub: ['D5', 'E7'], houseInterior: ['G4', 'G5'], slope: ['C7'] },
  walls: [['G4', 'G5']],
  hexsides: { window: ['F5/G4'], slopeLip: ['C6/C7', 'B7/C7'] },
  elevation: { '1': ['A1'] },
};

const FIELD = fieldOf([BOARD], []);
const LIVE = {};
const hexes = fc.constantFrom(...FIELD.hexes);

/** Scrub that a line passes. */
const scrub: Weigh = (crossed) =>
  crossed.filter((thing) => thing.kind === 'hex' && thing.hex?.terrain === 'scrub').length;

function apart(from: FieldHex, to: FieldHex): boolean {
  return from !== to;
}

describe('free lines', () => {
  it('are there if and only if there is sight, and the best of them is the line that sight chooses (pbem:5.2c)', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        fc.pre(apart(from, to));
        const seen = sight(FIELD, LIVE, from, to, scrub);
        const found = freeLines(FIELD, LIVE, from, to);
        expect(found.free).toBe(seen.free);
        if (seen.free && found.free) expect(Math.min(...found.lines.map(scrub))).toBe(seen.weight);
        if (!seen.free && !found.free) expect(found.blockedBy).toEqual(seen.blockedBy);
      }),
      { numRuns: 300 },
    );
  });

  it('are found once for each state of doors and windows', () => {
    const [from, to] = ['F5', 'G4'].map((name) => FIELD.hex(name));
    if (!from || !to) throw new Error('the board has both hexes');
    expect(freeLines(FIELD, LIVE, from, to)).toBe(freeLines(FIELD, LIVE, from, to));
    expect(freeLines(FIELD, LIVE, from, to).free).toBe(true);
    expect(freeLines(FIELD, { 'F5/G4': 'shut' }, from, to)).toMatchObject({ free: false });
  });
});
