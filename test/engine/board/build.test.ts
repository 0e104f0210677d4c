import { describe, expect, it, test } from '@jest/globals';
import { BoardsUnsound } from '../../../src/engine/board/board-error.js';
import { checkBoards, fieldOf } from '../../../src/engine/board/build.js';
import { directionBetween, type Field, type FieldHex } from '../../../src/engine/board/field.js';
import { board } from './documents.js';

function hex(field: Field, name: string): FieldHex {
  const found = field.hex(name);
  if (!found) throw new Error(`no hex ${name}`);
  return found;
}
function sideBetween(field: Field, a: string, b: string): string {
  const from = hex(field, a);
  return from.sides[directionBetween(from, hex(field, b)) ?? -1] ?? 'apart';
}

describe('a field of one board', () => {
  it('has one hex for each label, by column and row, even columns with one row more', () => {
    const field = fieldOf([board({ columns: 3, rows: 2 })], []);
    expect(field.hexes.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2']);
    expect(hex(field, 'B2').neighbours.map((next) => next?.name)).toEqual(['B1', 'C1', 'C2', 'B3', 'A2', 'A1']);
    expect(hex(field, 'A1').neighbours.map((next) => next?.name)).toEqual([
      undefined,
      'B1',
      'B2',
      'A2',
      undefined,
      undefined,
    ]);
  });

  it('knows its hexes with and without the short name of the board (pbem:3.5b)', () => {
    const field = fieldOf([board()], []);
    expect(hex(field, 'TstC3')).toBe(hex(field, 'C3'));
    expect(field.hex('VilC3')).toBeUndefined();
    expect(field.hex('C6')).toBeUndefined();
    expect(field.hexAt(hex(field, 'C3').cell)).toBe(hex(field, 'C3'));
  });

  it('takes what is not stated as flat ground, plain hexsides, ground level', () => {
    const c3 = hex(fieldOf([board()], []), 'C3');
    expect(c3).toMatchObject({ terrain: 'flatGround', terrains: ['flatGround'], features: [], elevation: 0 });
    expect(c3.sides).toEqual(Array(6).fill('plain'));
  });

  it('states terrain, features and height by hex and by block', () => {
    const field = fieldOf(
      [board({ terrain: { tree: ['B2..C3'] }, features: { exteriorCorner: ['C3'] }, elevation: { '2': ['C3'] } })],
      [],
    );
    expect(field.hexes.filter(({ terrain }) => terrain === 'tree').map(({ name }) => name)).toEqual([
      'B2',
      'B3',
      'C2',
      'C3',
    ]);
    expect(hex(field, 'C3')).toMatchObject({ features: ['exteriorCorner'], elevation: 2 });
  });

  it('has the same hexside from both sides', () => {
    const field = fieldOf(
      [board({ hexsides: { window: ['C3/D3'], slopeLip: ['E2/E3'] }, terrain: { slope: ['E3'] } })],
      [],
    );
    for (const from of field.hexes) {
      for (const [direction, to] of from.neighbours.entries()) {
        if (!to) continue;
        const back = (direction + 3) % 6;
        expect(to.neighbours[back]).toBe(from);
        expect(to.sides[back]).toBe(from.sides[direction]);
        expect((to.rises[back] ?? 9) + (from.rises[direction] ?? 9)).toBe(0);
      }
    }
    expect(sideBetween(field, 'D3', 'C3')).toBe('window');
  });

  it('a slope lip is written upper hex first (pbem:16.21)', () => {
    const field = fieldOf([board({ hexsides: { slopeLip: ['E2/E3'] }, terrain: { slope: ['E3'] } })], []);
    expect(hex(field, 'E2').rises).toEqual([0, 0, 0, -1, 0, 0]);
    expect(hex(field, 'E3').rises).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('walls an area all round, but not towards door hexes, nor where the document says otherwise', () => {
    const field = fieldOf(
      [
        board({
          terrain: { houseInterior: ['D3', 'D4'], doorHex: ['E3'] },
          walls: [['D3', 'D4']],
          hexsides: { window: ['D3/D2'], plain: ['C4/D4'] },
        }),
      ],
      [],
    );
    const around = (from: string): (string | undefined)[] =>
      hex(field, from).neighbours.map((to) => to?.name && `${to.name} ${sideBetween(field, from, to.name)}`);
    expect(around('D3')).toEqual([
      'D2 window',
      'E2 buildingWall',
      'E3 plain',
      'D4 plain',
      'C3 buildingWall',
      'C2 buildingWall',
    ]);
    expect(around('D4')).toEqual([
      'D3 plain',
      'E3 plain',
      'E4 buildingWall',
      'D5 buildingWall',
      'C4 plain',
      'C3 buildingWall',
    ]);
  });

  it('is built once for the same documents', () => {
    const documents = [board()];
    const joins: [] = [];
    expect(fieldOf(documents, joins)).toBe(fieldOf(documents, joins));
    expect(fieldOf([...documents], joins)).not.toBe(fieldOf(documents, joins));
  });
});

describe('documents that state what cannot be', () => {
  const reasons = (over: object): string[] =>
    checkBoards([{ ...board(), ...over }], []).map(({ where, reason }) => `${where}: ${reason}`);

  test.each<[string, object, string]>([
    ['a hex off the board', { terrain: { tree: ['C6'] } }, 'C6: lies off the board'],
    ['a block over the edge', { terrain: { tree: ['F5..G6'] } }, 'F5..G6: lies off the board'],
    ['a word for a hex', { terrain: { tree: ['grove'] } }, 'grove: is neither a hex'],
    ['a block from last to first', { terrain: { tree: ['D5..B2'] } }, 'D5..B2: is neither a hex'],
    ['unknown terrain', { terrain: { lava: ['C3'] } }, 'lava: is no terrain'],
    ['an unknown hexside', { hexsides: { hedge: ['C3/C4'] } }, 'hedge: is no hexside feature'],
    ['an unknown feature', { features: { spire: ['C3'] } }, 'spire: is no feature'],
    [
      'two terrains for one hex',
      { terrain: { tree: ['C3'], scrub: ['B2..C3'] } },
      'C3: is stated twice: tree and scrub',
    ],
    ['one terrain twice', { terrain: { tree: ['C3', 'C3'] } }, 'C3: is stated twice: tree and tree'],
    ['one feature twice', { features: { exteriorCorner: ['C3', 'C3'] } }, 'C3: is stated twice: exteriorCorner'],
    ['two heights for one hex', { elevation: { '1': ['C3'], '2': ['C3'] } }, 'C3: has two heights'],
    ['a height that is no number', { elevation: { high: ['C3'] } }, 'high: is no height'],
    ['half a stair', { elevation: { '1.5': ['C3'] } }, '1.5: is no height'],
    ['a hexside of hexes apart', { hexsides: { window: ['C3/E3'] } }, 'C3/E3: names two hexes that do not touch'],
    ['a hexside of one hex', { hexsides: { window: ['C3'] } }, 'C3: is no hexside'],
    ['a hexside off the board', { hexsides: { window: ['C5/C6'] } }, 'C5/C6: lies off the board'],
    [
      'a hexside stated from both sides',
      { hexsides: { window: ['C3/C4'], buildingWall: ['C4/C3'] } },
      'C4/C3: is stated twice: window and buildingWall',
    ],
    [
      'a slope above its lip',
      { terrain: { slope: ['C3'] }, hexsides: { slopeLip: ['C3/C4'] } },
      'C3/C4: names the slope hex as the upper one',
    ],
    ['a wall round a hex off the board', { walls: [['H1']] }, 'H1: lies off the board'],
    ['a wall round the same hex twice', { walls: [['C3', 'C3']] }, 'C3, C3: names a hex of the walled area twice'],
    ['no columns', { columns: 0 }, 'columns: must be'],
    ['a board too large', { rows: 101 }, 'rows: must be'],
    ['half a row', { rows: 2.5 }, 'rows: must be'],
    ['a long name', { id: 'Village' }, 'id: must be'],
    ['a list that is a text', { terrain: { tree: 'C3' } }, 'terrain: must list'],
    ['terrain that is a list', { terrain: ['C3'] }, 'terrain: must list'],
    ['walls that are hexes', { walls: ['C3'] }, 'walls: must be'],
    ['numbers for hexsides', { hexsides: { window: [3] } }, 'hexsides: must list'],
  ])('%s', (_, over, expected) => {
    expect(reasons(over)).toEqual([expect.stringContaining(expected)]);
    expect(() => fieldOf([{ ...board(), ...over }], [])).toThrow(BoardsUnsound);
  });

  it('names everything that is wrong at once, with the board', () => {
    const errors = checkBoards(
      [board({ terrain: { tree: ['C9'], scrub: ['X1'] } }), board({ id: 'Oth', columns: -1 })],
      [],
    );
    expect(errors.map(({ board: id, where }) => `${id} ${where}`)).toEqual(['Tst C9', 'Tst X1', 'Oth columns']);
  });

  it('refuses a game without a board', () => {
    expect(checkBoards([], [])).toHaveLength(1);
  });
});
