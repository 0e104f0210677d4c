import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { checkBoards, fieldOf } from '../../../src/engine/board/build.js';
import type { BoardJoin } from '../../../src/engine/board/document.js';
import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { findHexside, hexsideName } from '../../../src/engine/board/field-hexside.js';
import { BOARD_SIDES, placed, placementAgainst, unplaced, type BoardSide } from '../../../src/engine/hex/join.js';
import { cellOf, labelsOf } from '../../../src/engine/hex/grid.js';
import { distance } from '../../../src/engine/hex/lattice.js';
import { grids } from '../hex/arbitraries.js';
import { board } from './documents.js';

const one = board({ id: 'One' });
const two = board({ id: 'Two' });
const join = (side: BoardSide, over: Partial<BoardJoin> = {}): BoardJoin => ({
  board: 'Two',
  side,
  to: 'One',
  shift: 0,
  turned: false,
  ...over,
});
function hex(field: Field, name: string): FieldHex {
  const found = field.hex(name);
  if (!found) throw new Error(`no hex ${name}`);
  return found;
}
const around = (field: Field, name: string): (string | undefined)[] =>
  hex(field, name).neighbours.map((next) => next?.name);

describe('boards joined by their edges (pbem:23.11)', () => {
  it('south: half-hexes of the even columns make one hex, odd columns become neighbours', () => {
    const field = fieldOf([one, two], [join('south')]);
    expect(hex(field, 'TwoB1')).toBe(hex(field, 'OneB6'));
    expect(hex(field, 'OneB6').names).toEqual(['OneB6', 'TwoB1']);
    expect(around(field, 'OneC5')).toEqual(['OneC4', 'OneD5', 'OneD6', 'TwoC1', 'OneB6', 'OneB5']);
    expect(around(field, 'OneB6')).toEqual(['OneB5', 'OneC5', 'TwoC1', 'TwoB2', 'TwoA1', 'OneA5']);
  });

  it('east: the outermost columns make one column', () => {
    const field = fieldOf([one, two], [join('east')]);
    expect(hex(field, 'TwoA3')).toBe(hex(field, 'OneG3'));
    expect(around(field, 'OneG3')).toEqual(['OneG2', 'TwoB3', 'TwoB4', 'OneG4', 'OneF4', 'OneF3']);
    expect(field.hexes).toHaveLength(2 * labelsOf(one).length - 5);
  });

  it('shifted: hexes move along the edge by whole columns or rows', () => {
    expect(hex(fieldOf([one, two], [join('south', { shift: 2 })]), 'TwoB1').names).toEqual(['OneD6', 'TwoB1']);
    expect(hex(fieldOf([one, two], [join('east', { shift: -1 })]), 'TwoA3').names).toEqual(['OneG2', 'TwoA3']);
  });

  it('turned half round, the far corner comes near', () => {
    expect(hex(fieldOf([one, two], [join('south', { turned: true })]), 'OneB6').names).toEqual(['OneB6', 'TwoF6']);
    expect(hex(fieldOf([one, two], [join('west', { turned: true })]), 'OneA1').names).toEqual(['OneA1', 'TwoA5']);
  });

  it('needs the name of the board where there are several (pbem:3.5b)', () => {
    const field = fieldOf([one, two], [join('south')]);
    expect(field.hex('C3')).toBeUndefined();
    expect(hex(field, 'TwoC3').name).toBe('TwoC3');
  });

  it('is the same map whichever board is joined to the other', () => {
    fc.assert(
      fc.property(
        grids,
        grids,
        fc.constantFrom(...BOARD_SIDES),
        fc.integer({ min: -3, max: 3 }),
        fc.boolean(),
        (first, second, side, shift, turned) => {
          const back: Record<BoardSide, BoardSide> = { north: 'south', south: 'north', east: 'west', west: 'east' };
          const a = board({ id: 'One', ...first });
          const b = board({ id: 'Two', ...second });
          const there = [join(side, { shift, turned })];
          fc.pre(checkBoards([a, b], there).length === 0);
          const field = fieldOf([a, b], there);
          for (const from of field.hexes) {
            for (const [direction, to] of from.neighbours.entries()) {
              if (to) expect(to.neighbours[(direction + 3) % 6]).toBe(from);
            }
          }
          if (turned) return;
          const other = fieldOf([b, a], [{ board: 'One', to: 'Two', side: back[side], shift: -shift, turned: false }]);
          expect(other.hexes).toHaveLength(field.hexes.length);
          for (const from of field.hexes) {
            const same = hex(other, from.name);
            expect([...same.names].sort()).toEqual([...from.names].sort());
            const far = field.hexes[0] as FieldHex;
            expect(distance(same.cell, hex(other, far.name).cell)).toBe(distance(from.cell, far.cell));
          }
        },
      ),
    );
  });

  it('places and takes back every hex', () => {
    fc.assert(
      fc.property(grids, fc.integer(), fc.integer(), fc.boolean(), (grid, x, y, turned) => {
        for (const label of labelsOf(grid)) {
          const cell = cellOf(label);
          expect(unplaced(placed(cell, grid, { x, y, turned }), grid, { x, y, turned })).toEqual(cell);
        }
      }),
    );
  });

  it('does not mesh at an odd shift of the long sides', () => {
    expect(
      placementAgainst(one, { x: 0, y: 0, turned: false }, two, { side: 'south', shift: 1, turned: false }),
    ).toBeNull();
  });
});

describe('a hex of two half-hexes (pbem:3.2)', () => {
  const wooded = board({ id: 'Two', terrain: { tree: ['B1'], scrub: ['D1'] }, hexsides: { window: ['A1/B1'] } });
  const field = fieldOf(
    [board({ id: 'One', terrain: { scrub: ['D6'] }, features: { exteriorCorner: ['B6'] } }), wooded],
    [join('south')],
  );

  it('keeps the terrain of both', () => {
    expect(hex(field, 'OneB6')).toMatchObject({
      terrain: 'flatGround',
      terrains: ['flatGround', 'tree'],
      features: ['exteriorCorner'],
    });
    expect(hex(field, 'OneD6').terrains).toEqual(['scrub']);
  });

  it('has the hexsides of both, named by a board that has both hexes', () => {
    const window = findHexside(field, 'TwoA1/B1');
    expect(window).toMatchObject({ type: 'window' });
    expect(window && hexsideName(window.to, window.from)).toBe('TwoB1/A1');
    expect(hexsideName(hex(field, 'OneC5'), hex(field, 'TwoC1'))).toBe('OneC5/TwoC1');
    expect(findHexside(field, 'TwoC1/OneC5')?.direction).toBe(0);
  });
});

describe('joins that cannot be', () => {
  test.each<[string, readonly BoardJoin[], string]>([
    ['no join', [], 'needs one join to another board, has 0'],
    ['two joins of one board', [join('south'), join('east')], 'needs one join to another board, has 2'],
    ['a board that is not there', [join('south', { to: 'Vil' })], 'is joined to Vil, which is not laid before it'],
    ['a board joined to itself', [join('south', { to: 'Two' })], 'is joined to Two, which is not laid before it'],
    ['an odd shift', [join('south', { shift: 1 })], 'its hexes do not mesh with those of One at shift 1'],
    ['half a shift', [join('south', { shift: 0.5 })], 'names no side or no whole shift'],
    ['a shift beyond the edge', [join('south', { shift: 20 })], 'does not touch One at shift 20'],
    ['a join of no board', [join('south'), join('south', { board: 'Vil' })], 'joins no board of this game to another'],
  ])('%s', (_, joins, reason) => {
    expect(checkBoards([one, two], joins).map((error) => error.reason)).toEqual([reason]);
  });

  it('two boards over each other', () => {
    const three = board({ id: 'Thr' });
    const joins = [join('south'), join('south', { board: 'Thr' })];
    expect(checkBoards([one, two, three], joins).map(({ reason }) => reason)).toEqual([
      'two boards lie over each other',
    ]);
  });

  it('two boards of one name', () => {
    expect(checkBoards([one, one], []).map(({ reason }) => reason)).toEqual(['is in the game twice']);
  });

  it('halves of different height, and hexsides on which the halves disagree', () => {
    const high = board({ id: 'Two', elevation: { '1': ['B1'] } });
    expect(checkBoards([one, high], [join('south')]).map(({ where }) => where)).toEqual(['OneB6, TwoB1']);
    const east = [join('east')];
    const sides = [
      board({ id: 'One', hexsides: { window: ['G2/G3'] } }),
      board({ id: 'Two', hexsides: { buildingWall: ['A2/A3'] } }),
    ];
    expect(checkBoards(sides, east).map(({ reason }) => reason)).toContain('is window on the board joined to it');
  });
});
