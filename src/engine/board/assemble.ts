import { DIRECTION_INDICES, type DirectionIndex } from '../hex/direction.js';
import { labelsOf } from '../hex/grid.js';
import { printHexside } from '../hex/hexside.js';
import { printLabel, type Label } from '../hex/label.js';
import { cellKey, directionTo, stepped, type Cell } from '../hex/lattice.js';
import type { BoardError, Charted } from './board-error.js';
import type { Chart } from './chart.js';
import { depthOf, seaDepths } from './depth.js';
import type { Field, FieldHex, HexName, Rise, Structure } from './field.js';
import { gapBetween, isSunken, UNDER } from './location.js';
import { cellAt, labelAt, type PlacedBoard } from './place.js';
import { TERRAIN_FACTS } from './terrain-facts.js';
import type { HexsideType, TerrainType } from './terrain.js';

/** One board's part of a hex: the whole hex, or a half-hex at the edge. */
interface Part {
  readonly board: PlacedBoard;
  readonly chart: Chart;
  readonly label: Label;
  /** The label as it is printed, by which the chart knows it. */
  readonly printed: string;
}

/** A hex under construction: its neighbours are known only when all hexes are there. */
type HexDraft = { -readonly [Key in keyof FieldHex]: FieldHex[Key] };

interface SideFound {
  readonly type: HexsideType;
  readonly rise: Rise;
}

const PLAIN: SideFound = { type: 'plain', rise: 0 };

/** Puts charted and placed boards together to one field; both lists are in the same order. */
export function assembled(boards: readonly PlacedBoard[], charts: readonly Chart[], ruleset: string): Charted<Field> {
  const parts = partsByCell(boards, charts);
  const errors: BoardError[] = [];
  const drafts = new Map<string, HexDraft>();
  for (const [key, hex] of parts) {
    drafts.set(key, { ...draftOf(drafts.size, hex, boards.length > 1, errors), ruleset });
  }
  for (const [key, { cell, halves }] of parts) {
    const draft = drafts.get(key) as HexDraft;
    const sides = DIRECTION_INDICES.map((direction) => {
      const beyond = stepped(cell, direction);
      return lipped(draft, drafts.get(cellKey(beyond)), sideOf(halves, beyond, errors));
    });
    draft.sides = sides.map(({ type }) => type);
    draft.rises = sides.map(({ rise }) => rise);
    draft.neighbours = DIRECTION_INDICES.map((direction) => drafts.get(cellKey(stepped(cell, direction))) ?? null);
  }
  if (errors.length > 0) return { ok: false, errors };
  const lower = lowerLocations(parts, drafts);
  sound([...drafts.values(), ...lower]);
  return { ok: true, value: fieldFrom(drafts, lower, boards) };
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
      const part: Part = { board, chart, label, printed: printLabel(label) };
      const there = parts.get(cellKey(cell));
      if (there) there.halves.push(part);
      else parts.set(cellKey(cell), { cell, halves: [part] });
    }
  }
  return parts;
}

function terrainAt({ chart, printed }: Part): TerrainType {
  return chart.terrain.get(printed) ?? 'flatGround';
}

function draftOf(index: number, { cell, halves }: PartsOfHex, prefixed: boolean, errors: BoardError[]): HexDraft {
  const labels = halves.map(({ board, printed }) => (prefixed ? board.document.id : '') + printed);
  const terrains = halves.map(terrainAt);
  const heights = halves.map(({ chart, printed }) => chart.elevation.get(printed) ?? 0);
  if (new Set(heights).size > 1) {
    const board = halves.map((half) => half.board.document.id).join('+');
    errors.push({ board, where: labels.join(', '), reason: 'the two halves of the hex differ in height' });
  }
  // A raised drawbridge leaves what is under it, which goes by the hex's name as well.
  const raised = halves.some(({ chart, printed }) => chart.raised.has(printed));
  const names = raised ? [...labels.map((label) => label + UNDER), ...labels] : labels;
  const [terrain, elevation] = [terrains[0] as TerrainType, heights[0] as number];
  const structure = structureAt(halves, '') ?? (raised ? structureAt(halves, UNDER) : undefined);
  return {
    index,
    ruleset: '',
    name: names[0] as HexName,
    names,
    cell,
    terrain,
    terrains: [...new Set(terrains)],
    features: [...new Set(halves.flatMap(({ chart, printed }) => chart.features.get(printed) ?? []))],
    elevation,
    level: 2 * elevation + (terrain === 'stairs' ? 1 : 0),
    depth: null,
    sides: [],
    rises: [],
    neighbours: [],
    flow: flowFrom(cell, halves),
    above: null,
    below: null,
    ...(structure ? { structure } : {}),
  };
}

/** The terrain in a hex, or with `UNDER` in its lower location. */
function structureAt(halves: readonly Part[], location: '' | typeof UNDER): Structure | undefined {
  return halves.map(({ chart, printed }) => chart.structures.get(printed + location)).find((one) => one !== undefined);
}

function withoutStructure({ structure: _above, ...hex }: HexDraft): HexDraft {
  return hex;
}

/** Ladders and towers reach from the lower location to the upper one; all else stands in one of them. */
function structureBelow(halves: readonly Part[], { structure }: FieldHex): Structure | undefined {
  const reaching = structure?.kind === 'ladder' || structure?.kind === 'siegeTower' ? structure : undefined;
  return structureAt(halves, UNDER) ?? reaching;
}

/** Where either board says that the river flows on to, in the directions of the common lattice. */
function flowFrom(cell: Cell, halves: readonly Part[]): readonly DirectionIndex[] {
  const directions = halves.flatMap(({ board, chart, printed }) =>
    (chart.flow.get(printed) ?? []).flatMap((label) => directionTo(cell, cellAt(board, label)) ?? []),
  );
  return [...new Set(directions)].sort((one, other) => one - other);
}

/** The hexside towards a neighbouring cell as either board states it; a plain half gives way to a feature. */
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

/**
 * A moat lies one slope below the ground beside it, and where nothing else stands there, it has a lip (pbem:16.118b).
 */
function lipped(from: FieldHex, to: FieldHex | undefined, side: SideFound): SideFound {
  if (!to) return side;
  const rise = (Number(isSunken(from)) - Number(isSunken(to))) as Rise;
  if (rise === 0) return side;
  return { type: side.type === 'plain' ? 'slopeLip' : side.type, rise };
}

/** The lower locations of all hexes that have two (pbem:3.3b), joined to the upper ones. */
function lowerLocations(
  parts: ReadonlyMap<string, PartsOfHex>,
  drafts: ReadonlyMap<string, HexDraft>,
): readonly HexDraft[] {
  const lower: HexDraft[] = [];
  for (const [key, { halves }] of parts) {
    const above = drafts.get(key) as HexDraft;
    const stated = halves.map(({ chart, printed }) => chart.under.get(printed)).find((type) => type !== undefined);
    const terrain = stated ?? TERRAIN_FACTS[above.terrain].under;
    if (terrain === null) continue;
    const lowest = halves.map(({ chart, printed }) => chart.lower.get(printed)).find((height) => height !== undefined);
    const elevation = lowest ?? (TERRAIN_FACTS[above.terrain].rampart ? 0 : above.elevation);
    const names = above.names.map((name) => name + UNDER);
    const structure = structureBelow(halves, above);
    const below: HexDraft = {
      ...withoutStructure(above),
      index: drafts.size + lower.length,
      name: names[0] as HexName,
      names,
      terrain,
      terrains: [terrain],
      elevation,
      level: 2 * elevation,
      above,
      ...(structure ? { structure } : {}),
    };
    above.below = below;
    lower.push(below);
  }
  for (const hex of lower.length > 0 ? [...drafts.values(), ...lower] : []) {
    const also = hex.neighbours.flatMap((beyond) => underTower(hex, beyond) ?? []);
    if (also.length > 0) hex.alsoBeside = also;
    hex.neighbours = hex.neighbours.map((beyond) => beyond && reachable(hex, beyond));
  }
  return lower;
}

function reachable(from: FieldHex, beyond: FieldHex): FieldHex {
  const { below } = beyond;
  return below && gapBetween(from, beyond) !== null && gapBetween(from, below) === null ? below : beyond;
}

/** The place below the platform of a siege tower, if one gets from there to both (pbem:19.12f). */
function underTower(from: FieldHex, beyond: FieldHex | null): FieldHex | null {
  if (beyond?.terrain !== 'siegePlatform' || !beyond.below) return null;
  return gapBetween(from, beyond) === null && gapBetween(from, beyond.below) === null ? beyond.below : null;
}

/** Gives water its depth; the sea is shallow near its shingle (pbem:16.134). */
function sound(hexes: readonly HexDraft[]): void {
  const depths = seaDepths(hexes);
  for (const hex of hexes) hex.depth = depthOf(hex, depths);
}

function fieldFrom(
  drafts: ReadonlyMap<string, FieldHex>,
  lower: readonly FieldHex[],
  boards: readonly PlacedBoard[],
): Field {
  const hexes = [...drafts.values()];
  const places = [...hexes, ...lower];
  const byName = new Map<HexName, FieldHex>();
  for (const hex of places) for (const name of hex.names) byName.set(name, hex);
  const [only] = boards;
  if (boards.length === 1 && only) {
    for (const hex of places) for (const name of hex.names) byName.set(only.document.id + name, hex);
  }
  return { hexes, places, hex: (name) => byName.get(name), hexAt: (cell) => drafts.get(cellKey(cell)) };
}
