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
  const weights = waysOf(field, from.cell, stabs)
    .map((way) => way.flatMap(({ cell, touched }) => ({ hex: field.hexAt(cell), touched })))
    .flatMap((way) => {
      const hexes = way.flatMap(({ hex }) => hex ?? []);
      const touched = new Set(way.flatMap(({ hex, touched }) => (hex && touched ? [hex] : [])));
      return hexes.length === way.length ? [weightOf(hexes, touched)] : [];
    })
    .filter((weight) => weight !== null);
  return weights.length === 0 ? null : Math.min(...weights);
}

/** A cell on a way round something; of one that is only touched nothing but its sides counts. */
interface Step {
  readonly cell: Cell;
  readonly touched: boolean;
}

/**
 * All ways of a line from cell to cell: where it touches a vertex or runs along a hexside it has two. Past the end of
 * a wall it goes round by a cell that it only touches.
 */
function waysOf(field: Field, start: Cell, stabs: readonly Stab[]): readonly (readonly Step[])[] {
  const step = (cell: Cell, touched = false): Step => ({ cell, touched });
  const isWall = (one: Cell, other: Cell): boolean => {
    const [hex, beyond] = [field.hexAt(one), field.hexAt(other)];
    return hex !== undefined && beyond !== undefined && ['buildingWall', 'window'].includes(sideOf(hex, beyond));
  };
  let ways: (readonly Step[])[] = [[step(start)]];
  for (const [index, stab] of stabs.entries()) {
    if (stab.kind === 'hexside') ways = ways.map((way) => [...way, step(stab.to)]);
    if (stab.kind === 'border') {
      const behind = stabs[index + 1];
      const beyond = behind?.kind === 'vertex' ? behind.left[1] : undefined;
      ways = ways.flatMap((way) => {
        const [before, entered] = [way.at(-2) as Step, way.at(-1) as Step];
        const other = sameCell(entered.cell, stab.left) ? stab.right : stab.left;
        const rest = way.slice(0, -1);
        const begins = isWall(before.cell, other);
        const ends = beyond !== undefined && isWall(entered.cell, beyond);
        const endsThere = beyond !== undefined && isWall(other, beyond);
        return [
          way,
          [...way, step(other)],
          ...(begins ? [[...rest, step(entered.cell, true), step(other)]] : []),
          ...(ends ? [[...way, step(other, true)]] : []),
          ...(begins && endsThere ? [[...rest, step(entered.cell, true), step(other), step(entered.cell, true)]] : []),
        ];
      });
    }
    if (stab.kind === 'vertex') {
      ways = ways.flatMap((way) =>
        [stab.left, stab.right].flatMap(([first, ...rest]) => {
          if (!first || !sameCell(way.at(-1)?.cell, first)) return [];
          const last = rest.at(-1);
          const past = rest.length > 1 && last !== undefined && isWall(first, last);
          return [[...way, ...rest.map((cell, at) => step(cell, past && at === 0))]];
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

function weightOf(hexes: readonly FieldHex[], touched: ReadonlySet<FieldHex>): number | null {
  const [from, to] = [hexes[0] as FieldHex, hexes.at(-1) as FieldHex];
  let slopes = 0;
  const heights = hexes.map((hex, index) => {
    const before = hexes[index - 1];
    if (before) slopes += riseOf(before, hex);
    return slopes + hex.elevation - from.elevation;
  });
  const end = heights.at(-1) as number;
  const between = hexes.slice(1, -1).filter((hex) => !touched.has(hex));
  if (between.some(({ terrain }) => terrain === 'tree')) return null;
  if (heights.slice(1, -1).some((height, at) => !touched.has(hexes[at + 1] as FieldHex) && height > Math.max(0, end)))
    return null;
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
    const [near, far] = [heights[index] as number, heights[index + 1] as number];
    // That the higher end stands beside it makes a wall no higher.
    const base = hex === from && end < 0 ? far : next === to && end > 0 ? near : Math.max(near, far);
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
