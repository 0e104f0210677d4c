import { DIRECTION_INDICES } from '../hex/direction.js';
import { labelsOf } from '../hex/grid.js';
import { printHexside } from '../hex/hexside.js';
import { printLabel, type Label } from '../hex/label.js';
import { cellKey, stepped, type Cell } from '../hex/lattice.js';
import type { BoardError, Charted } from './board-error.js';
import type { Chart } from './chart.js';
import type { Field, FieldHex, HexName, Rise } from './field.js';
import { cellAt, labelAt, type PlacedBoard } from './place.js';
import type { HexsideType, TerrainType } from './terrain.js';

/** One board's part of a hex: the whole of it, or a half-hex at the edge. */
interface Part {
  readonly board: PlacedBoard;
  readonly chart: Chart;
  readonly label: Label;
}

/** A hex under construction: its neighbours are known only when all hexes are there. */
type HexDraft = { -readonly [Key in keyof FieldHex]: FieldHex[Key] };

interface SideFound {
  readonly type: HexsideType;
  readonly rise: Rise;
}

const PLAIN: SideFound = { type: 'plain', rise: 0 };

/** Puts charted and placed boards together to one field; both lists are in the same order. */
export function assembled(boards: readonly PlacedBoard[], charts: readonly Chart[]): Charted<Field> {
  const parts = partsByCell(boards, charts);
  const errors: BoardError[] = [];
  const drafts = new Map<string, HexDraft>();
  for (const [key, hex] of parts) drafts.set(key, draftOf(drafts.size, hex, boards.length > 1, errors));
  for (const [key, { cell, halves }] of parts) {
    const draft = drafts.get(key) as HexDraft;
    const sides = DIRECTION_INDICES.map((direction) => sideOf(halves, stepped(cell, direction), errors));
    draft.sides = sides.map(({ type }) => type);
    draft.rises = sides.map(({ rise }) => rise);
    draft.neighbours = DIRECTION_INDICES.map((direction) => drafts.get(cellKey(stepped(cell, direction))) ?? null);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: fieldFrom(drafts, boards) };
}

interface PartsOfHex {
  readonly cell: Cell;
  readonly halves: Part[];
}

function partsByCell(boards: readonly PlacedBoard[], charts: readonly Chart[]): Map<string, PartsOfHex> {
  const parts = new Map<string, PartsOfHex>();
  for (const [index, board] of boards.entries()) {
    const chart = charts[index] as Chart;
    for (const label of labelsOf(board.document)) {
      const cell = cellAt(board, label);
      const part: Part = { board, chart, label };
      const there = parts.get(cellKey(cell));
      if (there) there.halves.push(part);
      else parts.set(cellKey(cell), { cell, halves: [part] });
    }
  }
  return parts;
}

function draftOf(index: number, { cell, halves }: PartsOfHex, prefixed: boolean, errors: BoardError[]): HexDraft {
  const labels = halves.map(({ label }) => printLabel(label));
  const names = halves.map(({ board }, half) => (prefixed ? board.document.id : '') + (labels[half] as string));
  const terrains = halves.map(({ chart }, half) => chart.terrain.get(labels[half] as string) ?? 'flatGround');
  const heights = halves.map(({ chart }, half) => chart.elevation.get(labels[half] as string) ?? 0);
  if (new Set(heights).size > 1) {
    const board = halves.map((half) => half.board.document.id).join('+');
    errors.push({ board, where: names.join(', '), reason: 'the two halves of the hex differ in height' });
  }
  return {
    index,
    name: names[0] as HexName,
    names,
    cell,
    terrain: terrains[0] as TerrainType,
    terrains: [...new Set(terrains)],
    features: [...new Set(halves.flatMap(({ chart }, half) => chart.features.get(labels[half] as string) ?? []))],
    elevation: heights[0] as number,
    sides: [],
    rises: [],
    neighbours: [],
  };
}

/** The hexside towards a neighbouring cell: what either board states; a plain half gives way to a feature. */
function sideOf(halves: readonly Part[], beyond: Cell, errors: BoardError[]): SideFound {
  let found: SideFound = PLAIN;
  for (const part of halves) {
    const other = labelAt(part.board, beyond);
    if (!other) continue;
    const stated = statedSide(part, other);
    if (
      found.type !== 'plain' &&
      stated.type !== 'plain' &&
      (stated.type !== found.type || stated.rise !== found.rise)
    ) {
      const where = printHexside({ first: part.label, second: other });
      errors.push({ board: part.board.document.id, where, reason: `is ${found.type} on the board joined to it` });
    }
    if (found.type === 'plain') found = stated;
  }
  return found;
}

function statedSide({ chart, label }: Part, other: Label): SideFound {
  const stated = chart.sides.get(printHexside({ first: label, second: other }));
  if (!stated) return PLAIN;
  if (stated.upper === null) return { type: stated.type, rise: 0 };
  return { type: stated.type, rise: stated.upper === printLabel(other) ? 1 : -1 };
}

function fieldFrom(drafts: ReadonlyMap<string, FieldHex>, boards: readonly PlacedBoard[]): Field {
  const hexes = [...drafts.values()];
  const byName = new Map<HexName, FieldHex>();
  for (const hex of hexes) for (const name of hex.names) byName.set(name, hex);
  const [only] = boards;
  if (boards.length === 1 && only) for (const hex of hexes) byName.set(only.document.id + hex.name, hex);
  return { hexes, hex: (name) => byName.get(name), hexAt: (cell) => drafts.get(cellKey(cell)) };
}
