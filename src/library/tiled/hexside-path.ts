import { DIRECTION_INDICES } from '../../engine/hex/direction.js';
import { stepped, type Cell } from '../../engine/hex/lattice.js';
import { centreOf, cross, hexsideEnds, minus, samePoint, type Point } from '../../engine/hex/point.js';

/** A hexside walked from one end to the other, with the hexes on either hand. */
export interface WalkedHexside {
  readonly left: Cell;
  readonly right: Cell;
}

/** The hexside between two neighbouring vertices, as one walks from `from` to `to`; null if no hexside joins them. */
export function hexsideWalked(from: Point, to: Point): WalkedHexside | null {
  for (const cell of cellsNear(from)) {
    for (const direction of DIRECTION_INDICES) {
      const [a, b] = hexsideEnds(cell, direction);
      const along = samePoint(a, from) && samePoint(b, to);
      if (!along && !(samePoint(a, to) && samePoint(b, from))) continue;
      const beyond = stepped(cell, direction);
      return isLeft(cell, from, to) ? { left: cell, right: beyond } : { left: beyond, right: cell };
    }
  }
  return null;
}

/** The ends of a hexside in the order in which one walks with `left` on the left hand. */
export function endsWalked(left: Cell, right: Cell): readonly [Point, Point] {
  const direction = DIRECTION_INDICES.find((at) => {
    const { x, y } = stepped(left, at);
    return x === right.x && y === right.y;
  });
  if (direction === undefined) throw new RangeError('two hexes beside each other share a hexside');
  const [a, b] = hexsideEnds(left, direction);
  return isLeft(left, a, b) ? [a, b] : [b, a];
}

/** `y` grows downward, so what lies counter-clockwise of the way is on the left hand. */
function isLeft(cell: Cell, from: Point, to: Point): boolean {
  return cross(minus(to, from), minus(centreOf(cell), from)) < 0;
}

/** Cells whose vertex a point may be. */
function cellsNear({ x, y }: Point): readonly Cell[] {
  return [-2, -1, 1, 2].flatMap((across) => {
    const column = (x + across) / 3;
    if (!Number.isInteger(column)) return [];
    return [y - 1, y, y + 1].map((at) => ({ x: column, y: at })).filter((cell) => (cell.x + cell.y) % 2 === 0);
  });
}

type Way = readonly [from: Point, to: Point];

/**
 * Joins short ways between vertices into long ones: a way is continued by another that begins at its end, and preceded
 * by one that ends at its beginning. The same ways in the same order give the same result.
 */
export function chained(ways: readonly Way[]): readonly (readonly Point[])[] {
  const left = new Set(ways);
  const starts = byPoint(ways, 0);
  const ends = byPoint(ways, 1);
  const take = (found: readonly Way[] | undefined): Way | undefined => {
    const way = found?.find((candidate) => left.has(candidate));
    if (way) left.delete(way);
    return way;
  };
  return ways.flatMap((way) => {
    if (!left.delete(way)) return [];
    const chain: Point[] = [...way];
    for (let next = take(starts.get(keyOf(way[1]))); next; next = take(starts.get(keyOf(next[1])))) chain.push(next[1]);
    for (let back = take(ends.get(keyOf(way[0]))); back; back = take(ends.get(keyOf(back[0])))) chain.unshift(back[0]);
    return [chain];
  });
}

function byPoint(ways: readonly Way[], end: 0 | 1): ReadonlyMap<string, readonly Way[]> {
  const index = new Map<string, Way[]>();
  for (const way of ways) {
    const key = keyOf(way[end]);
    const there = index.get(key);
    if (there) there.push(way);
    else index.set(key, [way]);
  }
  return index;
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
