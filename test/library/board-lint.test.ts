import { describe, expect, it, test } from '@jest/globals';
import { checkBoards, fieldOf } from '../../src/engine/board/build.js';
import { BOARD_SIDES } from '../../src/engine/hex/join.js';
import { lintFiles } from '../../src/library/board-lint.js';
import { printFinding, type Finding } from '../../src/library/board-lint/finding.js';
import { seamFaults } from '../../src/library/board-lint/seam.js';
import { loadBoards } from '../../src/library/boards.js';
import { loadJoins } from '../../src/library/joins.js';
import { loadStock } from '../../src/library/scenarios.js';
import { scenarioText } from './a-scenario.js';

const head = 'id: Tst\ntitle: Test\ncolumns: 9\nrows: 7\n';
const nothing = { boards: new Map(), rosters: new Map() };
const lint = (text: string): readonly Finding[] => lintFiles([{ file: 't.yaml', text }], nothing);
/** A house of three hexes with its door to the south. */
const house = 'terrain:\n  houseInterior: [D3, E3, D4]\n  doorHex: [D5]\n';
const walled = `${house}walls:\n  - [D3, E3, D4]\n`;
/** A rampart of three hexes, with two hexes of stairs. */
const rampart = 'terrain:\n  rampart: [E3, E4, E5]\n  stairs: [D5, D6]\n';
const stairs = "hexsides:\n  stairEnd: [D6/D7, D5/D6, D5/E4]\nelevation:\n  '1': [D5]\n  '2': [E3, E4, E5]\n";

describe('what is sound', () => {
  test.each([
    ['an empty board', head],
    ['a house', head + walled],
    ['a rampart with stairs', head + rampart + stairs],
    [
      'a moat and its bridge',
      `${head}terrain:\n  moat: [D3..D5]\n  drawbridge: [D6]\nhexsides:\n  bridgeEnd: [C6/D6, D6/E6]\n`,
    ],
    ['a passage with a way in', `${head}under:\n  secretPassage: [D3..D4]\nfeatures:\n  passageEntrance: [D3]\n`],
    ['a dungeon with its trapdoor', `${head}under:\n  dungeon: [D3..D4]\nfeatures:\n  manhole: [D4]\n`],
    ['a slope', `${head}terrain:\n  slope: [D4]\nhexsides:\n  slopeLip: [D3/D4]\n`],
    [
      'a pool that one can wade',
      `${head}terrain:\n  pool: [D4]\nfeatures:\n  shallow: [D4]\nhexsides:\n  bank: [D3/D4]\n`,
    ],
    ['a yard with a gap that is meant', `${head}walls:\n  - [D3..D4, E3]\nhexsides:\n  plain: [D4/D5]\n`],
  ])('%s has no findings', (_, text) => {
    expect(lint(text)).toEqual([]);
  });
});

describe('what lint finds', () => {
  test.each<[string, string, number, string, Finding['kind'], string]>([
    [
      'a room without a door',
      `${head}terrain:\n  houseInterior: [D3, E3]\nwalls:\n  - [D3, E3]\n`,
      6,
      'D3',
      'unreachable',
      'no way leads there on foot: D3, E3',
    ],
    [
      'a room on a block',
      `${head}terrain:\n  houseInterior:\n    - D3..D4\nwalls:\n  - [D3..D4]\n`,
      7,
      'D3',
      'unreachable',
      'D3, D4',
    ],
    ['a court shut in by a pond', `${head}terrain:\n  pool: [D3, C3, C4, D5, E4, E3]\n`, 1, 'D4', 'unreachable', 'D4'],
    [
      'a rampart without stairs',
      `${head}terrain:\n  rampart: [E3]\nelevation:\n  '2': [E3]\n`,
      6,
      'E3',
      'unreachable',
      'E3',
    ],
    [
      'a wall with a gap',
      `${head}${walled}hexsides:\n  plain: [E3/E4]\n`,
      11,
      'E3/E4',
      'openWall',
      'the wall of the room at E3 has a gap towards E4',
    ],
    ['a room without walls', `${head}terrain:\n  houseInterior: [D3]\n`, 6, 'D2/D3', 'openWall', 'towards D2'],
    [
      'a door in no wall',
      `${head}terrain:\n  doorHex: [D3]\n`,
      6,
      'D3',
      'strayFeature',
      'the doorHex stands in no wall',
    ],
    [
      'stairs to nowhere',
      `${head}terrain:\n  stairs: [D5]\nhexsides:\n  stairEnd: [D5/D6]\n`,
      6,
      'D5',
      'impossibleElevation',
      'no stairEnd leads up from these stairs to height 1',
    ],
    [
      'stairs from nowhere',
      `${head}${rampart}${stairs.replace('D6/D7, ', '')}`,
      7,
      'D6',
      'impossibleElevation',
      'no stairEnd leads down from these stairs to height 0',
    ],
    [
      'a step too high for the stairs',
      `${head}${rampart}${stairs.replace("'2'", "'4'")}`,
      7,
      'D5',
      'impossibleElevation',
      'no stairEnd leads up',
    ],
    [
      'a rampart on the ground',
      `${head}terrain:\n  rampart: [E3]\n`,
      6,
      'E3',
      'impossibleElevation',
      'a rampart at the height of the ground',
    ],
    [
      'ground that stands up',
      `${head}elevation:\n  '3': [D3]\n`,
      6,
      'C2/D3',
      'impossibleElevation',
      'D3 at 3, and nothing joins or parts them',
    ],
    [
      'ramparts of two heights',
      `${head}${rampart}${stairs.replace(', E5]', "]\n  '5': [E5]")}`,
      6,
      'E4/E5',
      'impossibleElevation',
      'E4 lies at height 2, E5 at 5',
    ],
    [
      'a slope without a lip',
      `${head}terrain:\n  slope: [D3]\n`,
      6,
      'D3',
      'impossibleElevation',
      'a slope without a lip above it',
    ],
    [
      'a lip on flat ground',
      `${head}hexsides:\n  slopeLip: [D3/D4]\n`,
      6,
      'D3/D4',
      'impossibleElevation',
      'slopeLip lies above neither slope nor moat',
    ],
    [
      'a window in no wall',
      `${head}hexsides:\n  window: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'window stands in no wall',
    ],
    [
      'a battlement on the ground',
      `${head}hexsides:\n  battlement: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'battlement tops no rampart',
    ],
    [
      'an arrow slit in a hedge',
      `${head}hexsides:\n  arrowSlit: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'arrowSlit belongs to no arrow slit',
    ],
    [
      'a gate door without a gate',
      `${head}hexsides:\n  gateDoor: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'gateDoor closes no gate',
    ],
    [
      'a portcullis without a gate',
      `${head}hexsides:\n  portcullis: [D4/D3]\n`,
      6,
      'D4/D3',
      'strayHexside',
      'portcullis closes no gate',
    ],
    [
      'a bank within the water',
      `${head}terrain:\n  pool: [D3..D4]\nhexsides:\n  bank: [D3/D4]\n`,
      8,
      'D3/D4',
      'strayHexside',
      'bank parts no water from land',
    ],
    [
      'an end of no stairs',
      `${head}hexsides:\n  stairEnd: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'stairEnd ends no stairs',
    ],
    [
      'an end of no bridge',
      `${head}hexsides:\n  bridgeEnd: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'bridgeEnd ends no bridge',
    ],
    ['a gap in no wall', `${head}hexsides:\n  plain: [D3/D4]\n`, 6, 'D3/D4', 'strayHexside', 'is plain anyway'],
    [
      'a drawbridge that is drawn raised',
      `${head}hexsides:\n  raisedDrawbridge: [D3/D4]\n`,
      6,
      'D3/D4',
      'strayHexside',
      'is a state of a drawbridge',
    ],
    [
      'a feature of solid wall',
      `${head}terrain:\n  castleWall: [D3..D4]\nhexsides:\n  buildingWall: [D3/D4]\n`,
      8,
      'D3/D4',
      'strayHexside',
      'between two hexes of solid wall',
    ],
    [
      'a corner of no building',
      `${head}features:\n  exteriorCorner: [D3]\n`,
      6,
      'D3',
      'strayFeature',
      'no wall makes a corner here',
    ],
    ['depth of the land', `${head}features:\n  deep: [D3]\n`, 6, 'D3', 'strayFeature', 'depth without water'],
    [
      'a way down to no passage',
      `${head}features:\n  passageEntrance: [D3]\n`,
      6,
      'D3',
      'strayFeature',
      'an entrance without a secret passage',
    ],
    ...(
      [
        ['gate', 'a gate without doors'],
        ['stableGate', 'a stableGate without doors'],
        ['arrowSlit', 'the niche of no arrow slit'],
        ['embattlement', 'an embattlement without battlements'],
      ] as const
    ).map(([terrain, reason]): [string, string, number, string, Finding['kind'], string] => [
      reason,
      `${head}terrain:\n  ${terrain}: [D3]\nelevation:\n  '1': [D3]\n`,
      6,
      'D3',
      'unfinished',
      reason,
    ]),
    [
      'a passage into which nobody gets',
      `${head}under:\n  secretPassage: [D3..D5]\n`,
      6,
      'D3/under',
      'unfinished',
      'a secret passage without an entrance',
    ],
    [
      'a dungeon without a trapdoor',
      `${head}under:\n  dungeon: [D3]\n`,
      6,
      'D3/under',
      'unfinished',
      'a dungeon without a trapdoor',
    ],
    [
      'a trapdoor over nothing',
      `${head}features:\n  manhole: [D3]\n`,
      6,
      'D3',
      'strayFeature',
      'a manhole without a dungeon',
    ],
  ])('%s', (_, text, line, hex, kind, reason) => {
    const findings = lint(text);
    const about = findings.filter((finding) => finding.kind === kind && finding.hex === hex);
    expect(about.map((finding) => [finding.file, finding.line])).toEqual([['t.yaml', line]]);
    expect(about[0]?.reason).toContain(reason);
    expect(printFinding(about[0] as Finding)).toBe(`t.yaml:${line}: ${hex}: ${about[0]?.reason} [${kind}]`);
  });

  it('a file that cannot be used, with its line', () => {
    expect(lint(`${head}terrain:\n  tree: [D30]\n`)).toEqual([
      { file: 't.yaml', line: 6, hex: '', kind: 'unusable', reason: 'D30 lies off the board' },
    ]);
    expect(lint('id: [')).toMatchObject([{ kind: 'unusable' }]);
  });
});

describe('joins', () => {
  const one = { file: 'one.yaml', text: head.replace('Tst', 'One') };
  const two = (terrain: string): { file: string; text: string } => ({
    file: 'two.yaml',
    text: head.replace('Tst', 'Two') + terrain,
  });
  const joined = (board: string, join = '{ board: Two, to: One, side: east }'): readonly Finding[] =>
    lintFiles([{ file: 'j.yaml', text: `joins:\n  - ${join}\n` }, one, two(board)], nothing);

  test.each([
    [
      'water that meets land',
      'terrain:\n  river: [A3]\nhexsides:\n  bank: [A3/A4]\n',
      'OneI3 is open ground, TwoA3 is water',
    ],
    [
      'a wall that ends at the edge',
      'hexsides:\n  buildingWall: [A3/A4]\n',
      'OneI3/I4 is plain, TwoA3/A4 is buildingWall',
    ],
    ['halves of two heights', "elevation:\n  '1': [A3]\n", 'differ in height'],
  ])('%s', (_, board, reason) => {
    const findings = joined(board).filter(({ kind }) => kind === 'asymmetricJoin');
    expect(findings.map(({ file, line }) => [file, line])).toContainEqual(['j.yaml', 2]);
    expect(findings.map((finding) => finding.reason).join('\n')).toContain(reason);
  });

  it('scrub and trees may end at the edge: the harder half counts (pbem:3.2)', () => {
    expect(joined('terrain:\n  scrub: [A3]\n  tree: [A5]\n')).toEqual([]);
  });

  it('a room that is open to the next board', () => {
    const room = 'terrain:\n  houseInterior: [C1]\n  doorHex: [D1]\nwalls:\n  - [C1]\n';
    const findings = joined(room, '{ board: Two, to: One, side: south }');
    expect(findings.map(({ kind, hex }) => [kind, hex])).toEqual([['openWall', 'OneC7/TwoC1']]);
  });

  it('a board that is not there, and boards that do not mesh', () => {
    expect(joined('', '{ board: Nix, to: One, side: east }')).toMatchObject([
      { hex: 'Nix', reason: 'there is no such board' },
    ]);
    expect(joined('', '{ board: Two, to: One, side: north, shift: 1 }')).toMatchObject([{ kind: 'asymmetricJoin' }]);
  });
});

describe('scenarios', () => {
  const stock = loadStock();
  const scenario = (at: string): string =>
    scenarioText([
      `unit: Jankin, roster: green-folk, side: red, at: ${at}`,
      'unit: Hamo, roster: green-folk, side: blue, at: O8',
    ]);
  const pond = { file: 'green.yaml', text: 'id: Grn\ntitle: Pond\ncolumns: 27\nrows: 16\nterrain:\n  pool: [Q9]\n' };

  it('a man in the open stands well, in the pond he does not', () => {
    expect(lintFiles([pond, { file: 's.yaml', text: scenario('Q8') }], stock)).toEqual([]);
    const findings = lintFiles([pond, { file: 's.yaml', text: scenario('Q9') }], stock);
    expect(findings.map(({ file, line }) => [file, line])).toEqual([['s.yaml', 14]]);
    expect(findings[0]?.reason).toContain('Jankin');
  });
});

describe('the boards that ship, joined', () => {
  const boards = loadBoards();
  const own = [...boards.values()].filter(({ id }) => id !== 'Vil');

  test.each(loadJoins().map((join) => [`${join.board} ${join.side} of ${join.to}`, join] as const))(
    '%s fits',
    (_, join) => {
      const pair = [boards.get(join.to), boards.get(join.board)].filter((board) => board !== undefined);
      expect(pair).toHaveLength(2);
      expect(checkBoards(pair, [join])).toEqual([]);
      expect(seamFaults(pair, [join])).toEqual([]);
    },
  );

  test.each(own.map((board) => [board.id, board] as const))(
    '%s: roads leave in the middle of every edge',
    (_, board) => {
      const field = fieldOf([board], []);
      for (const hex of ['A8', 'A9', 'AA8', 'AA9', 'N1', 'N17']) {
        expect([hex, field.hex(hex)?.terrain]).toEqual([hex, 'flatGround']);
      }
    },
  );

  /** Edges over which a river runs: it goes on over a river edge only. */
  const rivers = ['Wod south', 'Riv north', 'Riv south', 'Twn north'];
  const across = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
  const edge = (id: string, side: (typeof BOARD_SIDES)[number], turned: boolean): boolean =>
    rivers.includes(`${id} ${turned ? across[side] : side}`);

  test.each(own.map((board) => [board.id, board] as const))(
    '%s fits every other at every side where no river ends',
    (_, one) => {
      for (const other of own.filter(({ id }) => id > one.id)) {
        for (const side of BOARD_SIDES) {
          // Turned round a board shows other edges; that matters where a river runs over one of them.
          const flows = rivers.some((river) => river.startsWith(one.id) || river.startsWith(other.id));
          for (const turned of flows ? [false, true] : [false]) {
            const join = { board: other.id, to: one.id, side, shift: 0, turned };
            const wet = [edge(one.id, side, false), edge(other.id, across[side], turned)];
            const faults = seamFaults([one, other], [join]);
            const dry = !wet.includes(true) || (wet[0] === wet[1] && !turned);
            expect([join, faults.length === 0]).toEqual([join, dry]);
          }
        }
      }
    },
  );
});
