import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { distance, type Cell } from '../../../src/engine/hex/lattice.js';
import type { Point } from '../../../src/engine/hex/point.js';
import { stabbed, type Line, type Stab } from '../../../src/engine/hex/stabbing.js';

/**
 * The rules of sight once more, written down plainly for one given line over trees, scrub, walls, windows, lips and
 * man-made heights, without any of the code that is tested. The weight of a free line is 1 if it passes scrub, else 0;
 * null means that it is blocked.
 */
export function judgedPlainly(field: Field, line: Line, from: FieldHex, to: FieldHex): number | null {
  const stabs = stabbed(line, from.cell, to.cell);
  if (!stabs) return null;
  if (stabs.some((stab) => isAlongBar(field, stab))) return null;
  const weights = waysOf(from.cell, stabs)
    .map((cells) => cells.map((cell) => field.hexAt(cell)))
    .flatMap((hexes) => (hexes.every((hex) => hex !== undefined) ? [weightOf(hexes)] : []))
    .filter((weight) => weight !== null);
  return weights.length === 0 ? null : Math.min(...weights);
}

/** All ways of a line from cell to cell: where it touches a vertex or runs along a hexside it has two. */
function waysOf(start: Cell, stabs: readonly Stab[]): readonly (readonly Cell[])[] {
  let ways: (readonly Cell[])[] = [[start]];
  for (const stab of stabs) {
    if (stab.kind === 'hexside') ways = ways.map((way) => [...way, stab.to]);
    if (stab.kind === 'border') {
      // It may also come from the one side of the hexside to the other.
      ways = ways.flatMap((way) => [way, [...way, sameCell(way.at(-1), stab.left) ? stab.right : stab.left]]);
    }
    if (stab.kind === 'vertex') {
      ways = ways.flatMap((way) =>
        [stab.left, stab.right].flatMap(([first, ...rest]) => {
          return sameCell(way.at(-1), first) ? [[...way, ...rest]] : [];
        }),
      );
    }
  }
  return ways;
}

function sameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one !== undefined && other !== undefined && one.x === other.x && one.y === other.y;
}

function isAlongBar(field: Field, stab: Stab): boolean {
  if (stab.kind !== 'border') return false;
  const [left, right] = [field.hexAt(stab.left), field.hexAt(stab.right)];
  return left !== undefined && right !== undefined && ['buildingWall', 'window'].includes(sideOf(left, right));
}

function sideOf(from: FieldHex, to: FieldHex): string {
  return from.sides[from.neighbours.indexOf(to)] ?? 'plain';
}

function riseOf(from: FieldHex, to: FieldHex): number {
  return from.rises[from.neighbours.indexOf(to)] ?? 0;
}

function weightOf(hexes: readonly FieldHex[]): number | null {
  const [from, to] = [hexes[0] as FieldHex, hexes.at(-1) as FieldHex];
  let slopes = 0;
  const heights = hexes.map((hex, index) => {
    const before = hexes[index - 1];
    if (before) slopes += riseOf(before, hex);
    return slopes + hex.elevation - from.elevation;
  });
  const end = heights.at(-1) as number;
  const between = hexes.slice(1, -1);
  if (between.some(({ terrain }) => terrain === 'tree')) return null;
  if (heights.slice(1, -1).some((height) => height > Math.max(0, end))) return null;
  const windows = hexes.flatMap((hex, index) => {
    const next = hexes[index + 1];
    return next && sideOf(hex, next) === 'window' ? [index] : [];
  });
  if (windows.length > 1 || windows.some((index) => index !== 0 && index !== hexes.length - 2)) return null;
  for (const [index, hex] of hexes.entries()) {
    const next = hexes[index + 1];
    if (!next) continue;
    const nearerToLower =
      end > 0
        ? distance(from.cell, hex.cell) < distance(next.cell, to.cell)
        : end < 0 && distance(next.cell, to.cell) < distance(from.cell, hex.cell);
    const side = sideOf(hex, next);
    if (side === 'slopeLip' && nearerToLower && (end > 0 ? hex !== from : next !== to)) return null;
    const base = Math.max(heights[index] as number, heights[index + 1] as number);
    if (side === 'buildingWall' && (end === 0 || base >= Math.max(0, end) || nearerToLower)) return null;
  }
  return between.some(({ terrain }) => terrain === 'scrub') ? 1 : 0;
}

/** Sampled points are whole at this scale. */
export const FINE = 360360;

const VERTICES = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

/** A point inside a cell, by how much each of its vertices draws it. */
export function pointInside(cell: Cell, pulls: readonly number[]): Point {
  const sum = pulls.reduce((total, pull) => total + pull, 0);
  const drawn = (axis: 0 | 1): number =>
    Math.round((pulls.reduce((total, pull, index) => total + pull * (VERTICES[index]?.[axis] ?? 0), 0) * FINE) / sum);
  return { x: 3 * cell.x * FINE + drawn(0), y: cell.y * FINE + drawn(1) };
}

/** The same field, turned by sixths of a circle and mirrored, hex by hex. */
export function turnedField(field: Field, sixths: number, mirrored: boolean): Field {
  const place = (cell: Cell): Cell => {
    let { x, y } = mirrored ? { x: -cell.x, y: cell.y } : cell;
    for (let turn = 0; turn < sixths; turn += 1) [x, y] = [(x - y) / 2, (3 * x + y) / 2];
    return { x, y };
  };
  const direction = (old: number): number => ((mirrored ? 6 - old : old) + sixths) % 6;
  const spun = <Item>(items: readonly Item[]): readonly Item[] => {
    const result: Item[] = [...items];
    for (const [old, item] of items.entries()) result[direction(old)] = item;
    return result;
  };
  const copies = new Map<FieldHex, { -readonly [Key in keyof FieldHex]: FieldHex[Key] }>();
  for (const hex of field.places) copies.set(hex, { ...hex, cell: place(hex.cell) });
  const copyOf = (hex: FieldHex | null): FieldHex | null => (hex && copies.get(hex)) ?? null;
  for (const [hex, copy] of copies) {
    copy.sides = spun(hex.sides);
    copy.rises = spun(hex.rises);
    copy.neighbours = spun(hex.neighbours.map(copyOf));
    copy.above = copyOf(hex.above);
    copy.below = copyOf(hex.below);
  }
  const hexes = field.hexes.map((hex) => copyOf(hex) as FieldHex);
  return {
    hexes,
    places: field.places.map((hex) => copyOf(hex) as FieldHex),
    hex: (name) => copyOf(field.hex(name) ?? null) ?? undefined,
    hexAt: ({ x, y }) => hexes.find(({ cell }) => cell.x === x && cell.y === y),
  };
}
