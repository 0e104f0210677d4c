import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import type { BoardDocument } from '../../src/engine/board/document.js';
import { TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { loadBoards } from '../../src/library/boards.js';
import { pictureOf } from '../../src/picture/picture.js';
import { pngOf } from '../../src/picture/png.js';
import { emptyScene, type Scene } from '../../src/picture/scene.js';
import { piece, sampler, yard, yardScene } from './scenes.js';

/** Width and height in the header of a PNG, which only a whole and well-formed SVG becomes. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Checks of every picture: all numbers are finite, and every mark is defined, once. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(sizeOf(pngOf(svg, 300))[0]).toBe(300);
}

describe('the picture of a board', () => {
  it('is the golden one, byte for byte', () => {
    expect(pictureOf(emptyScene({ boards: [yard], joins: [] }))).toBe(
      readFileSync('test/picture/golden/yard.svg', 'utf8'),
    );
  });

  it.each([...loadBoards().values()].map((board) => [board.id, board] as const))('is sound for %s', (_id, board) => {
    expectSound(pictureOf(emptyScene({ boards: [board], joins: [] })));
  });

  it('has titles in its legend that fit beside one another in any font', () => {
    const svg = pictureOf(emptyScene({ boards: [sampler()], joins: [] }));
    const legend = svg.slice(svg.indexOf('id="legend"'));
    const lines = [...legend.matchAll(/<text x="\d+"[^>]*>([^<]+)<\/text>/g)].map(([, line = '']) => line);
    expect(lines.length).toBeGreaterThan(TERRAIN_TYPES.length);
    expect(lines.filter((line) => line.length > 18 && line.includes(' '))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['slope lip, teeth', 'downhill']));
  });

  it('draws and explains every terrain, hexside and feature', () => {
    const svg = pictureOf(emptyScene({ boards: [sampler()], joins: [] }));
    expectSound(svg);
    const legend = svg.slice(svg.indexOf('id="legend"'));
    for (const title of ['scrub', 'trench', 'secret passage', 'table', 'portcullis, open', 'bank', 'trapdoor']) {
      expect(legend).toContain(`>${title}<`);
    }
  });

  it('explains nothing that is not in it', () => {
    const legend = pictureOf(emptyScene({ boards: [yard], joins: [] })).split('id="legend"')[1];
    expect(legend).toContain('>tree<');
    expect(legend).not.toContain('>river<');
    expect(legend).not.toContain('wounded');
  });

  it('shows a shut door shut and a bolted one bolted', () => {
    const [open, shut, bolted] = [{}, { C2: 'shut' }, { C2: 'bolted' }].map((live) => pictureOf(yardScene({ live })));
    expect(new Set([open, shut, bolted]).size).toBe(3);
    expect(pictureOf(yardScene({ live: { 'A2/B2': 'shut' } }))).toContain('window, shut');
  });

  it('explains shut doors, and what is bolted and broken', () => {
    const legend = pictureOf(yardScene({ live: { C2: 'shut', 'A2/B2': 'bolted' } })).split('id="legend"')[1];
    expect(legend).toContain('>door, shut<');
    expect(legend).toContain('>bolted<');
    expect(pictureOf(yardScene({ live: { C2: 'broken' } }))).toContain('>broken<');
    expect(pictureOf(yardScene())).not.toMatch(/>door, shut<|>bolted<|>broken</);
  });

  it('draws roads under everything else, on which no grass grows', () => {
    const plain: BoardDocument = {
      id: 'Pln',
      title: 'Plain',
      columns: 5,
      rows: 4,
      terrain: {},
      hexsides: {},
      elevation: {},
    };
    const draw = (roads: NonNullable<BoardDocument['roads']>): string =>
      pictureOf(emptyScene({ boards: [{ ...plain, roads }], joins: [] }));
    const [without, along] = [draw([]), draw([['A1/A2', 'C2', 'E3']])];
    expectSound(along);
    expect(along).toContain('>road<');
    expect(without).not.toContain('>road<');
    const tufts = (svg: string): number => svg.split('#mark-flatGround').length;
    expect(tufts(along)).toBeLessThan(tufts(without));
    expect(along.indexOf('#e6d2a0')).toBeLessThan(along.indexOf('#mark-flatGround'));
  });

  it('covers the half-hexes of a joined board with its own terrain', () => {
    const other = { ...yard, id: 'Oth', terrain: { scrub: ['A1..A3'] }, walls: [], hexsides: {} };
    const ground = {
      boards: [{ ...yard, terrain: { tree: ['E1'] }, walls: [], hexsides: {} }, other],
      joins: [{ board: 'Oth', to: 'Yrd', side: 'east', shift: 0, turned: false } as const],
    };
    const svg = pictureOf(emptyScene(ground));
    expectSound(svg);
    expect(svg).toMatch(/clip-path="url\(#board-Oth\)"/);
    expect(svg).toContain('>YrdE1<');
  });
});

describe('the picture of a position', () => {
  const names = (scene: Scene): string => pictureOf(scene).split('id="units"')[1]?.split('id="legend"')[0] ?? '';

  it('is the same for the same position', () => {
    const scene = (): Scene => yardScene({ pieces: [piece(), piece({ id: 'Jack', hexes: ['D3', 'D4'] })] });
    expect(pictureOf(scene())).toBe(pictureOf(scene()));
    expectSound(pictureOf(scene()));
  });

  it('writes any name so that it stays a name', () => {
    const svg = pictureOf(yardScene({ pieces: [piece({ id: `<b>&"'\u0000\u0007` })] }));
    expect(svg).toContain('&lt;b&gt;&amp;&quot;&#39;<');
    expectSound(svg);
  });

  it('shows name, strengths and MP of the living on the map, riders and not their horses', () => {
    const rider = piece({ id: 'Roger', hexes: ['D3', 'C3'], attack: 22, defence: 10, mpa: 8 });
    const drawn = names(
      yardScene({ pieces: [rider, piece({ id: 'Bay', ridden: true }), piece({ id: 'Offboard', hexes: [] })] }),
    );
    for (const text of ['Roger', '22-10', '8 MP']) expect(drawn).toContain(`>${text}<`);
    expect(drawn).not.toMatch(/>(Bay|Offboard)</);
  });

  it('turns a horse to where it looks', () => {
    const bearing = (hexes: readonly string[]): string | undefined =>
      /href="#mark-horse-body" transform="[^"]*rotate\(([^)]+)\)/.exec(
        names(yardScene({ pieces: [piece({ hexes })] })),
      )?.[1];
    expect(bearing(['C2', 'C3'])).toBeUndefined();
    expect(bearing(['C3', 'C2'])).toBe('180');
    expect(Number(bearing(['D3', 'C2']))).toBeCloseTo(120, 0);
  });

  test.each([
    ['wounded', '#mark-wounded'],
    ['stunned', '#mark-stunned'],
    ['dead', '#mark-man-down'],
  ] as const)('marks the %s by more than colour', (health, mark) => {
    expect(names(yardScene({ pieces: [piece({ health })] }))).toContain(`href="${mark}"`);
    expect(names(yardScene({ pieces: [piece()] }))).not.toContain(`href="${mark}"`);
  });

  test.each([
    ['panicked', 'in panic'],
    ['routed', 'routed'],
  ] as const)('marks who has %s, and says so in the legend', (panic, title) => {
    const drawn = pictureOf(yardScene({ pieces: [piece({ panic })] }));
    expect(drawn).toContain(`href="#mark-${panic}"`);
    expect(drawn).toContain(`>${title}<`);
    expect(pictureOf(yardScene({ pieces: [piece()] }))).not.toContain(title);
  });

  it('draws all who share a hex, and those under a bridge with where they are', () => {
    const crowd = ['One', 'Two', 'Three', 'Four'].map((id) => piece({ id }));
    const drawn = names(yardScene({ pieces: [...crowd, piece({ id: 'Low', hexes: ['E2/under'] })] }));
    for (const { id } of crowd) expect(drawn).toContain(`>${id}<`);
    expect(drawn).toContain('>under<');
  });

  it('ties those in melee, and draws debris and what else has changed', () => {
    const pieces = [piece(), piece({ id: 'Sim', side: 'blue', hexes: ['D3'] })];
    const svg = pictureOf(
      yardScene({
        pieces,
        links: [{ a: 'Sim', b: 'Wat' }],
        things: [{ id: 'd', kind: 'debris', hexes: ['E2'] }],
        live: { E3: 'trampled' },
      }),
    );
    expectSound(svg);
    for (const mark of ['#mark-melee"', '#mark-debris"', '>trampled<', '>melee<']) expect(svg).toContain(mark);
  });
});
