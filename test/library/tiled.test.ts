import { readFileSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { checkBoards, fieldOf } from '../../src/engine/board/build.js';
import { chartOf } from '../../src/engine/board/chart.js';
import type { BoardDocument } from '../../src/engine/board/document.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { cellOf, isOnGrid, labelOf, labelsOf } from '../../src/engine/hex/grid.js';
import { DIRECTION_INDICES } from '../../src/engine/hex/direction.js';
import { printLabel } from '../../src/engine/hex/label.js';
import { stepped } from '../../src/engine/hex/lattice.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { writeBoard } from '../../src/library/board-writer.js';
import { loadBoards, parseBoard } from '../../src/library/boards.js';
import { ContentError } from '../../src/library/content-file.js';
import { loadStock, parseScenario } from '../../src/library/scenarios.js';
import { exportTmj } from '../../src/library/tiled/export.js';
import { importTmj, type ReadBeside } from '../../src/library/tiled/import.js';
import type { TmjLayer, TmjMap, TmjObject, TmjTileset } from '../../src/library/tiled/tmj.js';

/** The facts of each hex and hexside of a board, in whatever form the board states them. */
function statedBy(board: BoardDocument): object {
  const { chart, errors } = chartOf(board);
  const sorted = (entries: Iterable<readonly [string, unknown]>): readonly unknown[] =>
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    errors,
    frame: [board.id, board.title, board.columns, board.rows],
    terrain: sorted([...chart.terrain].filter(([, type]) => type !== 'flatGround')),
    under: sorted(chart.under),
    features: sorted([...chart.features].map(([hex, list]) => [hex, list.toSorted()] as const)),
    elevation: sorted([...chart.elevation].filter(([, stairs]) => stairs !== 0)),
    sides: sorted([...chart.sides].filter(([, { type }]) => type !== 'plain')),
    // A hexside is the same whichever of its hexes stands first.
    roads: (board.roads ?? []).map((road) => road.map((place) => place.split('/').toSorted().join('/'))),
  };
}

const textOf = (map: TmjMap): string => JSON.stringify(map);
const there = (board: BoardDocument): string => textOf(exportTmj(board));
const back = (text: string): BoardDocument => importTmj(text, 'map.tmj');

/** Boards with anything anywhere. */
const boards: fc.Arbitrary<BoardDocument> = fc
  .record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 7 }) })
  .chain((grid) => {
    const hexes = labelsOf(grid).map(printLabel);
    const sides = labelsOf(grid).flatMap((label) =>
      DIRECTION_INDICES.slice(0, 3).flatMap((direction) => {
        const beyond = labelOf(stepped(cellOf(label), direction));
        return isOnGrid(grid, beyond) ? [`${printLabel(label)}/${printLabel(beyond)}`] : [];
      }),
    );
    const lists = <Key extends string>(
      keys: readonly Key[],
      places: readonly string[],
    ): fc.Arbitrary<Record<Key, string[]>> =>
      fc.array(fc.constantFrom(...keys, null), { minLength: places.length, maxLength: places.length }).map((chosen) => {
        const found = {} as Record<Key, string[]>;
        for (const [index, key] of chosen.entries())
          if (key !== null) (found[key] ??= []).push(places[index] as string);
        return found;
      });
    return fc.record({
      id: fc.constantFrom('Tst', 'TCs'),
      title: fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }),
      columns: fc.constant(grid.columns),
      rows: fc.constant(grid.rows),
      terrain: lists(TERRAIN_TYPES, hexes),
      under: lists(['river', 'dungeon', 'secretPassage'], hexes),
      walls: fc.uniqueArray(fc.constantFrom(...hexes), { maxLength: 6 }).map((area) => [area]),
      hexsides: lists(HEXSIDE_TYPES, sides),
      features: lists(HEX_FEATURES, hexes),
      elevation: lists(['-2', '0', '1', '2', '17', '-40'], hexes),
      roads: fc.array(fc.array(fc.constantFrom(...hexes, ...sides), { minLength: 2, maxLength: 5 }), { maxLength: 3 }),
    });
  })
  .filter((board) => checkBoards([board], []).length === 0);

describe('boards as Tiled maps (issue 3)', () => {
  it('there and back, any board says the same of every hex and hexside', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(statedBy(back(there(board)))).toEqual(statedBy(board));
      }),
      { numRuns: 60 },
    );
  });

  it('back and there, the map is the same byte for byte', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const map = there(board);
        expect(there(back(map))).toBe(map);
      }),
      { numRuns: 30 },
    );
  });

  test.each([...loadBoards().values()])('$id is drawn with tiles that the picture has', (board) => {
    const { tilesets, layers } = exportTmj(board);
    const [{ columns = 0, tilecount = 0, imagewidth, imageheight, tilewidth = 0, tileheight = 0 }, ...others] =
      tilesets as [TmjTileset, ...TmjTileset[]];
    expect(others).toEqual([]);
    expect(imagewidth).toBe(columns * tilewidth);
    expect(imageheight).toBe(Math.ceil(tilecount / columns) * tileheight);
    for (const { data = [] } of layers)
      expect(Math.max(0, ...(data as readonly number[]))).toBeLessThanOrEqual(tilecount);
  });

  test.each([...loadBoards().values()])('$id goes there and back, and through a board file', (board) => {
    const imported = back(there(board));
    expect(statedBy(imported)).toEqual(statedBy(board));
    expect(statedBy(parseBoard(writeBoard(imported), 'b.yaml'))).toEqual(statedBy(board));
  });

  it('a board that is written as a file is read as it was', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(statedBy(parseBoard(writeBoard(board), 'b.yaml'))).toEqual(statedBy(board));
      }),
      { numRuns: 60 },
    );
  });
});

/**
 * A map as a stranger draws it: other tile sizes, a tileset of his own, words of his own. 4 × 3 tiles: A..D, rows 1, 2.
 */
function stranger(over: Partial<TmjMap> = {}, objects: readonly TmjObject[] = []): TmjMap {
  const data = [0, 2, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0];
  const tiles: TmjLayer = { type: 'tilelayer', name: 'Ground', data };
  return {
    ...{ type: 'map' },
    orientation: 'hexagonal',
    staggeraxis: 'x',
    staggerindex: 'even',
    hexsidelength: 20,
    width: 4,
    height: 3,
    tilewidth: 40,
    tileheight: 30,
    layers: [tiles, { type: 'objectgroup', name: 'Walls', objects }],
    tilesets: [
      {
        firstgid: 1,
        name: 'mine',
        tiles: [
          { id: 1, class: 'Tree' },
          { id: 2, type: 'House interior' },
          { id: 3, type: 'lava' },
        ],
      },
    ],
    ...over,
  };
}
const read = (map: TmjMap, beside: ReadBeside = () => null): BoardDocument =>
  importTmj(textOf(map), 'north-field.tmj', beside);
function reasonsOf(map: TmjMap | string, beside: ReadBeside = () => null): readonly string[] {
  try {
    importTmj(typeof map === 'string' ? map : textOf(map), 'm.tmj', beside);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ reason }) => reason);
    throw error;
  }
  return [];
}
/** The house in C2 by its corners, from the left end of its north side: C2 is drawn at (60..100, 45..75). */
const roundC2 = [
  { x: 70, y: 45 },
  { x: 90, y: 45 },
  { x: 100, y: 60 },
  { x: 90, y: 75 },
  { x: 70, y: 75 },
  { x: 60, y: 60 },
];
const line = (points: readonly { x: number; y: number }[], over: Partial<TmjObject> = {}): TmjObject => ({
  id: 7,
  x: 0,
  y: 0,
  type: 'Building wall',
  polyline: points,
  ...over,
});

it('a map that the editor itself (1.8.2) has opened and saved again is the board that was exported', () => {
  const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  const board = parseBoard(fixture('saved-by-tiled.yaml'), 'saved-by-tiled.yaml');
  const saved = back(fixture('saved-by-tiled.tmj'));
  expect(statedBy(saved)).toEqual(statedBy(board));
  expect(there(saved)).toBe(there(board));
});

describe('a map that was drawn by somebody who never saw our format', () => {
  it('is a board: tiles by class, walls as a polygon, roughly drawn', () => {
    const rough = roundC2.map(({ x, y }, index) => ({ x: x - 60 + (index % 3), y: y - 45 - (index % 2) }));
    const polygon: TmjObject = { id: 1, x: 60, y: 45, class: 'buildingWall', polygon: rough };
    expect(read(stranger({}, [polygon]))).toEqual({
      id: 'Nor',
      title: 'north-field',
      columns: 4,
      rows: 2,
      terrain: { tree: ['B1', 'B3'], houseInterior: ['C2'] },
      hexsides: { buildingWall: ['B2/C2', 'B3/C2', 'C1/C2', 'C2/D2', 'C2/D3'] },
      features: {},
      elevation: {},
    });
  });

  it('layers lie over each other, the later above; groups and their offsets count', () => {
    const over: TmjLayer = { type: 'tilelayer', data: [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const shifted = line(
      [
        { x: 50, y: 35 },
        { x: 70, y: 35 },
      ],
      { type: 'window' },
    );
    const objects: TmjLayer = { type: 'objectgroup', offsetx: 10, objects: [shifted] };
    const group: TmjLayer = { type: 'group', offsetx: 10, offsety: 10, layers: [over, objects] };
    const map = stranger();
    expect(read({ ...map, layers: [...map.layers, group] })).toMatchObject({
      terrain: { tree: ['B3'], houseInterior: ['B1', 'C2'] },
      hexsides: { window: ['C1/C2'] },
    });
  });

  test.each<[string, (bytes: Buffer) => Partial<TmjLayer>]>([
    ['plain', (bytes) => ({ data: bytes.toString('base64') })],
    ['zlib', (bytes) => ({ data: deflateSync(bytes).toString('base64'), compression: 'zlib' })],
    ['gzip', (bytes) => ({ data: gzipSync(bytes).toString('base64'), compression: 'gzip' })],
  ])('tiles may be packed: base64, %s', (_, pack) => {
    const bytes = Buffer.alloc(48);
    bytes.writeUInt32LE(2, 4);
    const layer: TmjLayer = { type: 'tilelayer', encoding: 'base64', ...pack(bytes) };
    expect(read(stranger({ layers: [layer] })).terrain).toEqual({ tree: ['B1'] });
  });

  it('a tileset may be a JSON file beside the map', () => {
    const map = stranger({ tilesets: [{ firstgid: 1, source: 'mine.tsj' }] });
    const tileset = JSON.stringify({
      name: 'mine',
      tiles: [
        { id: 1, type: 'scrub' },
        { id: 2, type: 'tree' },
      ],
    });
    expect(read(map, (source) => (source === 'mine.tsj' ? tileset : null)).terrain).toEqual({
      scrub: ['B1', 'B3'],
      tree: ['C2'],
    });
  });

  it('a slope lip needs no upper side if only one hex beside it is low', () => {
    const slope = stranger(
      {
        tilesets: [
          {
            firstgid: 1,
            tiles: [
              { id: 1, type: 'tree' },
              { id: 2, type: 'slope' },
            ],
          },
        ],
      },
      [line(roundC2.slice(0, 2), { type: 'slope lip' })],
    );
    expect(read(slope).hexsides).toEqual({ slopeLip: ['C1/C2'] });
  });

  it('ground may be poured over the lowest tiles of A, C…, which lie off the board; texts are remarks', () => {
    const tiles = [{ id: 0, type: 'flatGround' }];
    const poured: TmjLayer = { type: 'tilelayer', data: Array<number>(12).fill(1) };
    const remark: TmjLayer = { type: 'objectgroup', objects: [{ x: 5, y: 5, text: { text: 'here be wolves' } }] };
    expect(read(stranger({ tilesets: [{ firstgid: 1, tiles }], layers: [poured, remark] })).terrain).toEqual({});
  });
});

describe('a board from Tiled in a game', () => {
  it('gives the scenario the same ground to play on', () => {
    const stock = loadStock();
    const green = stock.boards.get('Grn');
    if (!green) throw new Error('the Green is missing');
    const text = readFileSync(new URL('../../content/scenarios/tavern-brawl.yaml', import.meta.url), 'utf8');
    const boards = new Map([['Grn', back(there(green))]]);
    const drawn = parseScenario(text, 'tavern-brawl.yaml', { ...stock, boards });
    const { setup } = parseScenario(text, 'tavern-brawl.yaml', stock);
    expect(PBEM.create(drawn.setup).ok).toBe(true);
    const groundOf = ({ ground }: typeof setup): readonly unknown[] =>
      fieldOf(ground.boards, ground.joins).hexes.map(({ name, terrains, features, elevation, sides, rises }) => ({
        name,
        terrains,
        features,
        elevation,
        sides,
        rises,
      }));
    expect(groundOf(drawn.setup)).toEqual(groundOf(setup));
  });
});

describe('a map that is no board is refused, with layer, tile and hex', () => {
  const ground = (data: readonly number[]): Partial<TmjMap> => ({
    layers: [{ type: 'tilelayer', name: 'Ground', data }],
  });
  const only = (id: number, index: number): readonly number[] =>
    Array.from({ length: 12 }, (_, at) => (at === index ? id : 0));

  test.each<[string, TmjMap | string, string]>([
    ['no JSON', '{', 'no TMJ map'],
    ['no map', '[]', 'must be object'],
    ['square tiles', stranger({ orientation: 'orthogonal' }), 'the map is orthogonal'],
    ['rows of hexes', stranger({ staggeraxis: 'y' }), 'its stagger axis must be X'],
    ['the other stagger', stranger({ staggerindex: 'odd' }), 'its stagger index must be even'],
    ['infinite', stranger({ infinite: true }), 'the map is infinite'],
    ['too wide', stranger({ width: 5000 }), 'it has 5000 columns; a board has at most 104'],
    ['too high', stranger({ height: 1e9 }), 'it is 1000000000 tiles high; a board has at most 100 rows'],
    ['too low', stranger({ height: 1 }), 'it must be 2 tiles high or more'],
    ['no size', stranger({ width: 0 }), '/width must be >= 1'],
    ['an absurd side', stranger({ hexsidelength: 40 }), 'its tile side length must be shorter'],
    ['too few tiles', stranger(ground([1, 2, 3])), 'layer "Ground": it has 3 tiles instead of 12'],
    ['no tiles', stranger({ layers: [{ type: 'tilelayer', name: 'G' }] }), 'layer "G": it has no tiles'],
    [
      'a mirrored tile',
      stranger(ground(only(0x80000002, 4))),
      'layer "Ground", tile (0, 1), hex A2: is mirrored or turned',
    ],
    ['a turned tile', stranger(ground(only(0x10000002, 1))), 'tile (1, 0), hex B1: is mirrored or turned'],
    ['an unknown class', stranger(ground(only(4, 5))), 'tile (1, 1), hex B2: "lava" is no terrain'],
    ['a tile without a class', stranger(ground(only(1, 5))), 'hex B2: tile 0 of mine, without a class is no terrain'],
    ['a tile of no tileset', stranger({ ...ground(only(2, 5)), tilesets: [] }), 'hex B2: tile 2 belongs to no tileset'],
    [
      'a tile off the board',
      stranger(ground(only(2, 8))),
      'tile (0, 2), off the board: the columns A, C… have one hex less',
    ],
    [
      'a tileset elsewhere',
      stranger({ tilesets: [{ firstgid: 1, source: 'x.tsj' }] }),
      'tileset x.tsj: there is no such file',
    ],
    [
      'a tileset as XML',
      stranger({ tilesets: [{ firstgid: 1, source: 'x.tsx' }] }),
      'tileset x.tsx: embed it in the map',
    ],
    [
      'an unknown feature',
      stranger({}, [{ id: 3, x: 80, y: 30, point: true, type: 'dragon' }]),
      'layer "Walls", object 3, hex C1: "dragon"',
    ],
    [
      'a road that leaves the board',
      stranger({}, [line([{ x: 900, y: 40 }, roundC2[0]] as [never, never], { type: 'road' })]),
      'object 7, point 1: the road leaves the board',
    ],
    ['a road of one point', stranger({}, [line([roundC2[0]] as never, { type: 'Road' })]), 'of two points or more'],
    [
      'a wall as a point',
      stranger({}, [{ id: 3, x: 60, y: 20, point: true, type: 'window' }]),
      '"window" is drawn as a polyline',
    ],
    [
      'a point off the board',
      stranger({}, [{ id: 3, x: 900, y: 20, point: true, type: 'shallow' }]),
      'off the board at (900, 20): lies off the board',
    ],
    [
      'a tile object',
      stranger({}, [{ id: 3, x: 60, y: 20, gid: 2, type: 'shallow' }]),
      'is a tile; put it into a tile layer',
    ],
    ['an unknown line', stranger({}, [line(roundC2, { type: 'hedge' })]), ': "hedge" is no hexside feature'],
    ['a turned line', stranger({}, [line(roundC2, { rotation: 30 })]), 'is turned; draw it straight'],
    [
      'a line across a hex',
      stranger({}, [line([roundC2[0], roundC2[3]] as [never, never])]),
      'the line leaves the hexsides',
    ],
    [
      'a line that ends in a hex',
      stranger({}, [
        line([
          { x: 80, y: 60 },
          { x: 70, y: 45 },
        ]),
      ]),
      'object 7, hex C2: a point of the line lies at no corner',
    ],
    [
      'a line off the board',
      stranger({}, [
        line([
          { x: 910, y: 0 },
          { x: 930, y: 0 },
        ]),
      ]),
      'off the board',
    ],
    [
      'an unclear lip',
      stranger({}, [line(roundC2.slice(0, 2), { type: 'slopeLip' })]),
      'hexside C1/C2: which hex is the upper one?',
    ],
    [
      'two features on one hexside',
      stranger({}, [line(roundC2.slice(0, 2)), line(roundC2.slice(0, 2), { id: 8, type: 'window' })]),
      'object 8, hexside C1/C2: is window, and buildingWall in layer "Walls", object 7',
    ],
    ['a name that is none', stranger({ properties: [{ name: 'id', value: 'north' }] }), 'id must be three letters'],
  ])('%s', (_, map, reason) => {
    const reasons = reasonsOf(map);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.join('\n')).toContain(reason);
  });

  test.each<[string, Partial<TmjLayer>, string]>([
    ['of an unknown packing', { data: 'AAAA', compression: 'zstd' }, 'zstd is no packing that is read here'],
    ['that are no zlib', { data: 'AAAA', compression: 'zlib' }, 'its zlib data cannot be unpacked'],
    ['that break off', { data: 'AAAA' }, 'its data breaks off within a tile'],
    [
      'that blow up',
      { data: deflateSync(Buffer.alloc(1e6)).toString('base64'), compression: 'zlib' },
      'cannot be unpacked',
    ],
  ])('tiles %s', (_, over, reason) => {
    const layer: TmjLayer = { type: 'tilelayer', encoding: 'base64', ...over };
    expect(reasonsOf(stranger({ layers: [layer] })).join('\n')).toContain(reason);
  });

  it('tells no more than fifty faults', () => {
    const lava = stranger({ width: 20, height: 10, layers: [{ type: 'tilelayer', data: Array<number>(200).fill(4) }] });
    const reasons = reasonsOf(lava);
    expect([reasons.length, reasons.at(-1)]).toEqual([51, 'and 150 more']);
  });
});
