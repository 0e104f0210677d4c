import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import type { Live } from '../../../src/engine/board/live.js';
import { sight, type Sight } from '../../../src/engine/board/sight.js';
import type { Weighing } from '../../../src/engine/board/sight/weighing.js';
import { HEXSIDE_TYPES, TERRAIN_TYPES, type HexsideType, type TerrainType } from '../../../src/engine/board/terrain.js';
import { printHexside } from '../../../src/engine/hex/hexside.js';
import { cellOf, isOnGrid, labelOf, labelsOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { stepped } from '../../../src/engine/hex/lattice.js';
import { board } from './documents.js';

const meadow: Partial<BoardDocument> = { columns: 25, rows: 12 };
function fieldWith(over: Partial<BoardDocument>): Field {
  return fieldOf([board({ ...meadow, ...over })], []);
}
function hex(field: Field, name: string): FieldHex {
  const found = field.hex(name);
  if (!found) throw new Error(`no hex ${name}`);
  return found;
}
function look(field: Field, from: string, to: string, live: Live = {}, weighing: Weighing | null = null): Sight {
  return sight(field, live, hex(field, from), hex(field, to), weighing);
}
const rule = (seen: Sight): string => (seen.free ? 'free' : seen.blockedBy.rule);
const place = (seen: Sight): string => (seen.free ? 'free' : seen.blockedBy.where);

/** Weight 1 for every line that passes scrub (pbem:5.4). */
const scrub: Weighing = {
  least: 0,
  passing: ({ terrain }) => Number(terrain === 'scrub'),
  whole: (crossed) => Number(crossed.some((thing) => thing.kind === 'hex' && thing.hex.terrain === 'scrub')),
  mark: (crossed) => String(crossed.some((thing) => thing.kind === 'hex' && thing.hex.terrain === 'scrub')),
  hinders: ({ terrain }) => terrain === 'scrub',
};

describe('sight over open ground', () => {
  it('is free everywhere, also to the own hex', () => {
    const field = fieldWith({});
    const from = hex(field, 'M6');
    expect(field.hexes.every((to) => sight(field, {}, from, to).free)).toBe(true);
  });
});

describe('trees (pbem:5.54)', () => {
  it('can be seen into and not through', () => {
    const field = fieldWith({ terrain: { tree: ['K3'] } });
    expect(look(field, 'K1', 'K3').free).toBe(true);
    expect(look(field, 'K3', 'K1').free).toBe(true);
    expect(look(field, 'K2', 'K4').free).toBe(false);
    expect(look(field, 'K2', 'K4')).toMatchObject({ blockedBy: { where: 'K3', rule: 'pbem:5.54' } });
  });

  it('a single tree is looked past where the hexes are seen side by side of it (pbem:5.2c)', () => {
    expect(look(fieldWith({ terrain: { tree: ['K6'] } }), 'H5', 'N6').free).toBe(true);
  });

  it('side by side see each other (pbem:5.3b)', () => {
    expect(look(fieldWith({ terrain: { tree: ['K3', 'K4'] } }), 'K3', 'K4').free).toBe(true);
  });

  it('a line between two trees is blocked, between a tree and open ground it is free (pbem:3.3f, pbem:5.4b)', () => {
    const lone = fieldWith({ terrain: { tree: ['L6'] } });
    const pair = fieldWith({ terrain: { tree: ['L6', 'L7', 'L5', 'L8'] } });
    expect(look(lone, 'K6', 'M6').free).toBe(true);
    expect(look(pair, 'K6', 'M6').free).toBe(false);
  });

  it('three in a row hide T10 from T14, two beside the column do not (pbem:16.14, pbem:16.13)', () => {
    expect(look(fieldWith({ rows: 16, terrain: { tree: ['S12', 'T12', 'U12'] } }), 'T14', 'T10').free).toBe(false);
    expect(look(fieldWith({ rows: 16, terrain: { tree: ['S12', 'U12'] } }), 'T14', 'T10').free).toBe(true);
  });
});

describe('the line of least weight (pbem:5.2c, pbem:16.13)', () => {
  test.each([
    [['S12', 'T12', 'U12'], 1],
    [['S12', 'U12'], 0],
    [['T12'], 1],
  ])('scrub at %j weighs %i from T14 to T10', (hexes, weight) => {
    expect(look(fieldWith({ rows: 16, terrain: { scrub: hexes } }), 'T14', 'T10', {}, scrub)).toMatchObject({
      free: true,
      weight,
    });
  });

  it('tells what it crosses, in order', () => {
    const seen = look(fieldWith({}), 'K2', 'K4');
    expect(seen.crossed.map((thing) => (thing.kind === 'hex' ? thing.hex.name : thing.kind))).toEqual([
      'hexside',
      'K3',
      'hexside',
    ]);
  });
});

describe('walls and openings (pbem:5.5)', () => {
  const room = {
    terrain: { houseInterior: ['L6', 'L7'] as const },
    walls: [['L6', 'L7']],
    hexsides: { window: ['K6/L6', 'L7/M7'], doorHexside: ['L7/L8'] },
  };
  const field = fieldWith(room);

  it('a wall bars even neighbours', () => {
    expect(look(field, 'L5', 'L6')).toMatchObject({ blockedBy: { where: 'L5/L6', rule: 'pbem:5.57a' } });
    expect(look(field, 'L4', 'L7').free).toBe(false);
  });

  it('who is not next to the window sees only the hex behind it (pbem:5.56b)', () => {
    expect(look(field, 'H5', 'L6').free).toBe(true);
    expect(look(field, 'H5', 'L7').free).toBe(false);
    expect(look(field, 'L6', 'H5').free).toBe(true);
  });

  it('who is next to it sees as far as there is sight (pbem:5.56c)', () => {
    expect(look(field, 'L6', 'F9').free).toBe(true);
    expect(look(field, 'L6', 'F9').crossed[0]).toMatchObject({ kind: 'hexside', side: 'window' });
  });

  it('never through two openings (pbem:5.56d)', () => {
    expect(look(field, 'K6', 'M7').free).toBe(false);
  });

  it('a door in a hexside is a window for sight (pbem:5.55c)', () => {
    expect(look(field, 'L10', 'L7').free).toBe(true);
    expect(look(field, 'L10', 'L6').free).toBe(false);
    expect(look(field, 'L8', 'L6').free).toBe(true);
  });

  test.each(['shut', 'bolted'])('%s it shows nothing (pbem:5.3b)', (state) => {
    expect(look(field, 'K6', 'L6', { 'K6/L6': state })).toMatchObject({
      blockedBy: { where: 'K6/L6', rule: 'pbem:5.3b' },
    });
    expect(look(field, 'H5', 'L6', { 'K6/L6': state }).free).toBe(false);
    expect(look(field, 'L8', 'L7', { 'L7/L8': state }).free).toBe(false);
  });

  it('broken it stays open', () => {
    expect(look(field, 'K6', 'L6', { 'K6/L6': 'broken' }).free).toBe(true);
  });

  it('a door hex is seen into from both sides and not through (pbem:5.55)', () => {
    const house = fieldWith({
      terrain: { houseInterior: ['I12', 'H12', 'J12'], doorHex: ['I11'] },
      walls: [['H12', 'I12', 'J12']],
    });
    expect(look(house, 'H11', 'I11').free).toBe(true);
    expect(look(house, 'J12', 'I11').free).toBe(true);
    expect(look(house, 'H11', 'J12').free).toBe(false);
    expect(look(house, 'I9', 'I12')).toMatchObject({ blockedBy: { where: 'I11', rule: 'pbem:5.55a' } });
    expect(look(house, 'I11', 'I6').free).toBe(true);
  });

  it('a line along a wall, or through the joint of two walls, is blocked; past the end of one it is free (pbem:5.2f)', () => {
    const along = fieldWith({
      hexsides: { buildingWall: ['L6/L7', 'J6/J7', 'N6/N7', 'K6/L6', 'K6/L7', 'L6/M6', 'L7/M6'] },
    });
    expect(look(along, 'K6', 'M6').free).toBe(false);
    expect(look(fieldWith({ hexsides: { buildingWall: ['L6/L7'] } }), 'K6', 'M6').free).toBe(true);
  });
});

describe('slopes and heights (pbem:5.6)', () => {
  const lip: string[] = [];
  for (let row = 1; row <= 12; row += 1) lip.push(`U${row}/V${row}`, `U${row}/V${row + 1}`);
  const field = fieldWith({ terrain: { slope: ['V1..V13'] }, hexsides: { slopeLip: lip } });

  test.each([
    ['S6', 'W7', 'pbem:5.62a'],
    ['S6', 'Y7', 'free'],
    ['S6', 'X8', 'free'],
    ['S6', 'V7', 'free'],
    ['U6', 'V7', 'free'],
    ['T6', 'W7', 'free'],
  ])('from %s above the lip to %s below it: %s (pbem:5.62)', (above, below, expected) => {
    expect(rule(look(field, above, below))).toBe(expected);
    expect(look(field, below, above).free).toBe(expected === 'free');
  });

  it('tells that the line goes down over the lip', () => {
    const lips = look(field, 'S6', 'V7').crossed.filter(
      (thing) => thing.kind === 'hexside' && thing.side === 'slopeLip',
    );
    expect(lips).toEqual([expect.objectContaining({ rise: -1, to: hex(field, 'V7') })]);
  });

  it('with one lip hexside the view past its ends is free', () => {
    expect(look(fieldWith({ terrain: { slope: ['V7'] }, hexsides: { slopeLip: ['U6/V7'] } }), 'S6', 'W7').free).toBe(
      true,
    );
  });

  it('a height between two men on low ground blocks, one of them on it sees (pbem:5.61)', () => {
    const rows = Array.from({ length: 12 }, (_, index) => index + 1);
    const ridge = fieldWith({
      hexsides: {
        slopeLip: rows.flatMap((row) =>
          [`L${row}`, `L${row + 1}`].flatMap((top) => [`${top}/K${row}`, `${top}/M${row}`]),
        ),
      },
      terrain: { slope: ['K1..K12', 'M1..M12'] },
    });
    expect(rule(look(ridge, 'H6', 'P6'))).toBe('pbem:5.61');
    expect(look(ridge, 'L6', 'P6').free).toBe(true);
  });

  it('man-made heights count too: a rampart between hides, from it one looks over a yard wall (pbem:5.3d, pbem:5.7b)', () => {
    const rampart = { elevation: { '1': ['L1..L13'] } };
    expect(rule(look(fieldWith(rampart), 'H6', 'P6'))).toBe('pbem:5.61');
    const wallAt = (row: number): Field =>
      fieldWith({ elevation: { '1': ['K3'] }, hexsides: { buildingWall: walls(row) } });
    const walls = (row: number): string[] =>
      ['I', 'J', 'K', 'L', 'M'].flatMap((column) => {
        const shiftedUp = column === 'J' || column === 'L';
        const next = String.fromCharCode(column.charCodeAt(0) + 1);
        return [
          `${column}${row}/${column}${row + 1}`,
          shiftedUp ? `${column}${row + 1}/${next}${row}` : `${column}${row}/${next}${row + 1}`,
        ];
      });
    expect(look(wallAt(4), 'K3', 'K8').free).toBe(true);
    expect(look(wallAt(7), 'K3', 'K8').free).toBe(false);
  });
});

describe('sight on any board', () => {
  const size = { columns: 6, rows: 4 };
  const hexsides = labelsOf(size).flatMap((first) =>
    ([0, 1, 2] as const).flatMap((direction) => {
      const second = labelOf(stepped(cellOf(first), direction));
      return isOnGrid(size, second) ? [printHexside({ first, second })] : [];
    }),
  );
  const lists = <Type extends string>(
    types: readonly Type[],
    places: readonly string[],
  ): fc.Arbitrary<Record<Type, string[]>> =>
    fc
      .array(fc.option(fc.constantFrom(...types), { freq: 2 }), { minLength: places.length, maxLength: places.length })
      .map((chosen) => {
        const listing = Object.fromEntries(types.map((type) => [type, [] as string[]])) as Record<Type, string[]>;
        for (const [index, type] of chosen.entries()) if (type) listing[type].push(places[index] as string);
        return listing;
      });
  const flat = HEXSIDE_TYPES.filter((type): type is HexsideType => type !== 'slopeLip');
  const steep: readonly TerrainType[] = ['slope', 'moat', 'floodedMoat'];
  const level = TERRAIN_TYPES.filter((type) => !steep.includes(type));
  const boards = fc.tuple(lists(level, labelsOf(size).map(printLabel)), lists(flat, hexsides));

  it('is mutual (pbem:5.1b), and what blocks it lies on the board', () => {
    fc.assert(
      fc.property(boards, ([terrain, sides]) => {
        const field = fieldOf([board({ ...size, terrain, hexsides: sides })], []);
        for (const from of field.hexes) {
          for (const to of field.hexes) {
            const there = sight(field, {}, from, to);
            expect(sight(field, {}, to, from).free).toBe(there.free);
            if (!there.free) expect(place(there)).toMatch(/^[A-F][1-5](\/[A-F][1-5]|\/under)?$/);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('less on the board never hides more', () => {
    fc.assert(
      fc.property(boards, ([terrain, sides]) => {
        const full = fieldOf([board({ ...size, terrain, hexsides: sides })], []);
        const fewer = fieldOf(
          [board({ ...size, terrain: { ...terrain, tree: [] }, hexsides: { ...sides, buildingWall: [] } })],
          [],
        );
        for (const from of full.hexes) {
          for (const to of full.hexes) {
            if (!sight(full, {}, from, to).free) continue;
            expect(sight(fewer, {}, hex(fewer, from.name), hex(fewer, to.name)).free).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
