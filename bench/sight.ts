import type { BoardDocument, BoardJoin } from '../src/engine/board/document.js';
import { fieldOf } from '../src/engine/board/build.js';
import type { Field, FieldHex } from '../src/engine/board/field.js';
import { groundOf } from '../src/engine/board/sight/ground.js';
import { sees, sight, visibleFrom } from '../src/engine/board/sight.js';
import { replay } from '../src/engine/game/replay.js';
import type { Setup } from '../src/engine/game/setup.js';
import type { Position } from '../src/engine/position/position.js';
import type { CharacterSheet } from '../src/engine/position/unit-sheet.js';
import { PBEM } from '../src/engine/rulesets/pbem/ruleset.js';
import { loadBoards } from '../src/library/boards.js';
import { ratePerSecond, type BenchGroup, type BenchRow } from './row.js';

/** Houses beside a wood, a town full of walls beside a castle; the town alone for what size does. */
const JOINED: readonly (readonly [string, string])[] = [
  ['Hml', 'Wod'],
  ['Twn', 'Cst'],
];
const MEN = 30;

/** Sight: single checks, what one hex and all hexes see, the legal fire of many, and what the tables take. */
export async function sightBench(): Promise<readonly BenchGroup[]> {
  const boards = loadBoards();
  const groups = [...JOINED, null].map((names): BenchGroup => {
    const documents = (names ?? ['Twn']).map((id) => boardNamed(boards, id));
    const [one, other] = documents.map(({ id }) => id);
    const joins: readonly BoardJoin[] = other
      ? [{ board: other, to: one as string, side: 'east', shift: 0, turned: false }]
      : [];
    return {
      title: `Sight on ${documents.map(({ title }) => title).join(' beside ')}`,
      rows: measured(documents, joins),
    };
  });
  return Promise.resolve(groups);
}

function boardNamed(boards: ReadonlyMap<string, BoardDocument>, id: string): BoardDocument {
  const board = boards.get(id);
  if (!board) throw new Error(`there is no board ${id}`);
  return board;
}

/** A field of its own, about which nothing is remembered. */
function fresh(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): Field {
  return fieldOf([...documents], [...joins]);
}

function measured(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): readonly BenchRow[] {
  const field = fresh(documents, joins);
  const { length } = field.places;
  const note = `${length} places`;
  const pairs = Array.from({ length: 2000 }, (_, index): readonly [FieldHex, FieldHex] => [
    field.places[(index * 7919) % length] as FieldHex,
    field.places[(index * 104729 + 17) % length] as FieldHex,
  ]);
  const looked = ratePerSecond(() => pairs.forEach(([from, to]) => sight(field, {}, from, to)), BRIEF) * pairs.length;
  const live = {};
  const remembered =
    ratePerSecond(() => pairs.forEach(([from, to]) => sees(field, live, from, to)), BRIEF) * pairs.length;
  const cold = everything(fresh(documents, joins));
  const warm = ratePerSecond(() => field.places.forEach((from) => visibleFrom(field, live, from)), BRIEF);
  return [
    { name: 'checks, cold', value: looked, unit: '/s', note: 'with all that is crossed and why not' },
    { name: 'checks, remembered', value: remembered, unit: '/s' },
    { name: 'all that one hex sees, cold', value: cold / length, unit: 'ms', note },
    { name: 'all that one hex sees, remembered', value: 1000 / warm / length, unit: 'ms', note },
    { name: 'all that all hexes see, cold', value: cold, unit: 'ms', note: `${length * length} pairs` },
    ...fire(documents, joins, field),
    { name: 'tables', value: tableBytes(field) / 1024, unit: 'KiB', note: 'and one byte a pair that was asked for' },
  ];
}

const BRIEF = { runs: 3, milliseconds: 200 };

function everything(field: Field): number {
  const live = {};
  const started = performance.now();
  for (const from of field.places) visibleFrom(field, live, from);
  return performance.now() - started;
}

function tableBytes(field: Field): number {
  const tables = Object.values(groundOf(field)).filter((table) => ArrayBuffer.isView(table));
  return tables.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const ARCHER: CharacterSheet = {
  kind: 'character',
  classes: ['archer'],
  armoured: false,
  weapon: 'longbow',
  foot: {
    healthy: { attack: 4, defence: 4, mpa: 6 },
    wounded: { attack: 2, defence: 2, mpa: 4 },
    stunned: { defence: 1 },
  },
  mounted: null,
};

/** Two bodies of archers, scattered over the field; every one may aim at every other side's. */
function fire(documents: readonly BoardDocument[], joins: readonly BoardJoin[], field: Field): readonly BenchRow[] {
  const open = field.hexes.filter(({ terrain, features }) => terrain === 'flatGround' && features.length === 0);
  const units = Array.from({ length: 2 * MEN }, (_, index) => ({
    id: `Man${index}`,
    side: index % 2 === 0 ? 'red' : 'blue',
    sheet: ARCHER,
    hexes: [(open[Math.floor((index * open.length) / (2 * MEN))] as FieldHex).name],
  }));
  const position = (): Position => begun({ boards: [...documents], joins: [...joins] }, units);
  const first = position();
  const started = performance.now();
  const orders = PBEM.legal(first, 'red').length;
  const cold = performance.now() - started;
  // One target steps to and fro; everybody else stands still.
  const [stood, gone] = [first, movedBeside(first, field)];
  let turn = 0;
  const warm = ratePerSecond(() => PBEM.legal((turn += 1) % 2 === 0 ? stood : gone, 'red'), BRIEF);
  const note = `${MEN} against ${MEN}, ${orders} orders`;
  return [
    { name: 'legal fire, cold', value: cold, unit: 'ms', note },
    { name: 'legal fire after a unit has moved', value: 1000 / warm, unit: 'ms', note },
  ];
}

/** The position with a target one hex from where it stood. */
function movedBeside(position: Position, field: Field): Position {
  const target = Object.values(position.units).find(({ side }) => side === 'blue');
  const [at] = target?.hexes ?? [];
  const beside = at === undefined ? undefined : field.hex(at)?.neighbours.find((hex) => hex !== null);
  if (!target || !beside) throw new Error('nobody can step anywhere');
  return { ...position, units: { ...position.units, [target.id]: { ...target, hexes: [beside.name] } } };
}

function begun(ground: Setup['ground'], units: Setup['units']): Position {
  const created = PBEM.create({
    title: 'Fire',
    ground,
    sides: ['red', 'blue'],
    options: { portcullis: true },
    length: { gameTurns: 9, endsWithOneSideLeft: false },
    units,
    things: [],
    live: {},
    // A portcullis is no set-up without its winch (pbem:16.27b).
    ...(ground.boards.some(({ id }) => id === 'Cst') ? { winches: { CstO10: { moves: [], stuck: ['CstN12'] } } } : {}),
    start: { gameTurn: 1, side: 'red', step: 'fire1', links: [] },
  });
  if (!created.ok) throw new Error(created.refusal.because);
  const position = replay(PBEM, created.value);
  if (!position) throw new Error('a game begins with events');
  return position;
}
