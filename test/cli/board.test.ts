import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { TmjMap, TmjTileset } from '../../src/library/tiled/tmj.js';
import { runHerald } from './run-herald.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string, text?: string): string => {
  const file = join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

describe('herald board', () => {
  it('lists the boards that ship', async () => {
    const { code, out } = await runHerald('board', 'list', '--json');
    const { boards } = JSON.parse(out) as { boards: { id: string }[] };
    expect([code, boards.map(({ id }) => id)]).toEqual([
      0,
      ['Cmp', 'Cst', 'Fwy', 'Grn', 'Hml', 'Hlt', 'Riv', 'Twn', 'Vil', 'Wod'],
    ]);
  });

  it('shows a board, and both locations of a gate', async () => {
    expect((await runHerald('board', 'show', 'Cst')).out).toMatch(/ 1 gateDoor[,\n]/);
    expect((await runHerald('board', 'show', 'Riv')).out).toContain('Riv, Mill Reach: 27 columns of 16 hexes');
    const { out } = await runHerald('board', 'show', 'Cst', '--hex', 'N12');
    expect(out).toContain('N12: gate, at height 2\n');
    expect(out).toContain('N12/under: archway, at height 0\n');
    expect(out).toContain('  s  N12/N13: gateDoor\n');
  });

  it('lints all that ships, and finds nothing', async () => {
    const { code, out, err } = await runHerald('board', 'lint');
    expect(err).toBe('');
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ files, 0 findings\n$/)]);
  });

  it('lints a file, and ends with 1 if it finds something', async () => {
    const file = inFolder(
      'gap.yaml',
      'id: Gap\ntitle: Gap\ncolumns: 5\nrows: 5\nterrain:\n  houseInterior: [C3]\n  doorHex: [C4]\n',
    );
    const { code, out } = await runHerald('board', 'lint', file, '--json');
    const { findings } = JSON.parse(out) as { findings: unknown[] };
    expect(code).toBe(1);
    expect(findings).toContainEqual({
      file,
      line: 6,
      hex: 'C2/C3',
      kind: 'openWall',
      reason: 'the wall of the room at C3 has a gap towards C2',
    });
  });

  it('exports a board to Tiled and imports it again', async () => {
    const [map, board, again] = [inFolder('hml.tmj'), inFolder('hml.yaml'), inFolder('again.tmj')];
    expect((await runHerald('board', 'export', 'Hml', '--out', map)).code).toBe(0);
    expect((await runHerald('board', 'import', map, '--out', board)).code).toBe(0);
    expect((await runHerald('board', 'export', board, '--out', again)).code).toBe(0);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(map, 'utf8'));
    expect((await runHerald('board', 'lint', map, board)).code).toBe(0);
    // Beside the map lies the picture of its tiles, as large as the map says.
    const [{ image, imagewidth, imageheight }] = (JSON.parse(readFileSync(map, 'utf8')) as TmjMap).tilesets as [
      TmjTileset,
    ];
    const png = readFileSync(inFolder(image ?? ''));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([imagewidth, imageheight]);
  });

  it('prints a map or board that has no file to go to', async () => {
    const { out } = await runHerald('board', 'export', 'Grn');
    expect(JSON.parse(out)).toMatchObject({ type: 'map', orientation: 'hexagonal', width: 27, height: 17 });
    expect((await runHerald('board', 'import', inFolder('grn.tmj', out))).out).toContain('id: Grn\n');
  });

  test.each([
    [['board', 'show', 'Nix'], 'Nix is neither a board that ships'],
    [['board', 'show', 'Grn', '--hex', 'Q99'], 'Q99 is no hex of Grn'],
    [['board', 'lint', 'no-such-file.yaml'], 'there is no file no-such-file.yaml'],
    [['board', 'import', 'no-such-file.tmj'], 'there is no file no-such-file.tmj'],
    [['board', 'export', 'Grn', '--out', 'no-such-folder/grn.tmj'], 'no-such-folder/grn.tmj cannot be written'],
  ])('%j cannot be understood', async (argv, message) => {
    const { code, out, err } = await runHerald(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('tells what is wrong with a map, in lint as a finding', async () => {
    const file = inFolder(
      'square.tmj',
      '{"type":"map","orientation":"orthogonal","width":3,"height":3,"tilewidth":32,"tileheight":32,"layers":[],"tilesets":[]}',
    );
    const [imported, linted] = [await runHerald('board', 'import', file), await runHerald('board', 'lint', file)];
    expect([imported.code, linted.code]).toEqual([2, 1]);
    for (const told of [imported.err, linted.out]) expect(told).toContain('the map is orthogonal');
  });
});
