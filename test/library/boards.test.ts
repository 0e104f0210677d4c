import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { fieldOf } from '../../src/engine/board/build.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { boardFaults } from '../../src/library/board-lint.js';
import { loadBoards, parseBoard } from '../../src/library/boards.js';
import { ContentError, type ContentProblem } from '../../src/library/content-file.js';

function problemsOf(load: () => unknown): readonly ContentProblem[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
/** Ten lists, each of ten times the one before. */
const growing = Array.from({ length: 10 }, (_, list) => {
  const entry = list === 0 ? 'C3' : `*l${list - 1}`;
  return `  - &l${list} [${Array<string>(10).fill(entry).join(', ')}]\n`;
}).join('');
const head = 'id: Tst\ntitle: Test\ncolumns: 7\nrows: 5\n';

describe('boards that ship', () => {
  const boards = loadBoards();

  it('are the Village, the Green and seven more', () => {
    expect([...boards.keys()].sort()).toEqual(['Cmp', 'Cst', 'Fwy', 'Grn', 'Hlt', 'Hml', 'Riv', 'Twn', 'Vil', 'Wod']);
  });

  test.each([...boards.values()])('$id has full size: columns A to AA', ({ columns, rows }) => {
    expect([columns, rows]).toEqual([27, 16]);
  });

  test.each([...boards.values()])('$id: nothing that lint would tell', (board) => {
    expect(boardFaults(board)).toEqual([]);
  });

  it('can be joined to one field', () => {
    const [green, village] = [boards.get('Grn'), boards.get('Vil')];
    if (!green || !village) throw new Error('boards are missing');
    const field = fieldOf([village, green], [{ board: 'Grn', to: 'Vil', side: 'south', shift: 0, turned: false }]);
    expect(field.hex('GrnB1')?.name).toBe('VilB17');
  });
});

describe('a board as YAML', () => {
  it('may leave out what it does not have', () => {
    expect(parseBoard(head, 'tst.yaml')).toEqual({
      id: 'Tst',
      title: 'Test',
      columns: 7,
      rows: 5,
      terrain: {},
      hexsides: {},
      elevation: {},
    });
  });

  test.each<[string, string, number, string]>([
    ['no YAML', 'id: [Tst\ntitle: x', 2, 'Flow sequence'],
    ['a key twice', `${head}rows: 6\n`, 5, 'Map keys must be unique'],
    ['no board at all', '', 1, 'must be object'],
    ['a list', '- Tst', 1, 'must be object'],
    ['no size', 'id: Tst\ntitle: Test\nrows: 5\n', 1, "must have required property 'columns'"],
    ['an unknown key', `${head}weather: fine\n`, 1, 'must NOT have additional properties: weather'],
    ['unknown terrain', `${head}terrain:\n  lava: [C3]\n`, 6, 'must NOT have additional properties: lava'],
    ['an unknown hexside', `${head}hexsides:\n  hedge: [C3/C4]\n`, 6, 'must NOT have additional properties: hedge'],
    ['a word for a hex', `${head}terrain:\n  tree:\n    - C3\n    - grove\n`, 8, '/terrain/tree/1 must match pattern'],
    ['a hex without a list', `${head}terrain:\n  tree: C3\n`, 6, '/terrain/tree must be array'],
    ['half a row', 'id: Tst\ntitle: Test\ncolumns: 7\nrows: 2.5\n', 4, '/rows must be integer'],
    ['a road off the board', `${head}roads:\n  - [A1, C3/D3, C9]\n`, 6, 'C9 lies off the board'],
    ['a road to nowhere', `${head}roads:\n  - [A1, C3/E3]\n`, 6, 'C3/E3 is neither a hex (L10) nor a hexside'],
    ['a hex off the board', `${head}terrain:\n  tree: [C3]\n  scrub:\n    - C6\n`, 8, 'C6 lies off the board'],
    ['a hex stated twice', `${head}terrain:\n  tree: [C3]\n  scrub: [C3]\n`, 6, 'C3 is stated twice: tree and scrub'],
    [
      'a hexside of hexes apart',
      `${head}hexsides:\n  window:\n    - C3/E3\n`,
      7,
      'C3/E3 names two hexes that do not touch',
    ],
    ['a height in words', `${head}elevation:\n  high: [C3]\n`, 6, 'must NOT have additional properties: high'],
    [
      'aliases that grow',
      `${head}walls:
${growing}`,
      1,
      'Excessive alias count',
    ],
  ])('%s is refused with its line', (_, text, line, reason) => {
    const problems = problemsOf(() => parseBoard(text, 'tst.yaml'));
    expect(problems.map((problem) => [problem.file, problem.line])).toEqual([['tst.yaml', line]]);
    expect(problems[0]?.reason).toContain(reason);
  });

  it('is refused with everything that is wrong', () => {
    const text = `${head}terrain:\n  tree: [C9]\n  scrub: [X1]\n`;
    expect(() => parseBoard(text, 'tst.yaml')).toThrow(
      'tst.yaml:6: C9 lies off the board\ntst.yaml:7: X1 lies off the board',
    );
  });
});

describe('the schema of boards', () => {
  interface Schema {
    readonly properties: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
  }
  const schema = JSON.parse(
    readFileSync(new URL('../../content/schemas/board.schema.json', import.meta.url), 'utf8'),
  ) as Schema;

  test.each<[string, readonly string[]]>([
    ['terrain', TERRAIN_TYPES],
    ['hexsides', HEXSIDE_TYPES],
    ['features', HEX_FEATURES],
  ])('knows the same %s as the engine', (part, types) => {
    expect(Object.keys(schema.properties[part]?.properties ?? {}).sort()).toEqual([...types].sort());
  });
});

describe('a folder of boards', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boards-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is read file by file, and nothing but YAML', () => {
    writeFileSync(join(folder, 'b.yaml'), head);
    writeFileSync(join(folder, 'a.yaml'), head.replace('Tst', 'Oth'));
    writeFileSync(join(folder, 'notes.txt'), 'not a board');
    expect([...loadBoards(folder).keys()]).toEqual(['Oth', 'Tst']);
  });

  it('may not hold two boards of one name', () => {
    writeFileSync(join(folder, 'a.yaml'), head);
    writeFileSync(join(folder, 'b.yaml'), head);
    expect(problemsOf(() => loadBoards(folder))).toEqual([
      { file: 'b.yaml', line: 1, reason: 'Tst is the name of another board too' },
    ]);
  });
});
