import type { DirectionIndex } from '../engine/hex/direction.js';
import type { Cell } from '../engine/hex/lattice.js';
import { centreOf, hexsideEnds, verticesOf, type Point } from '../engine/hex/point.js';

/**
 * Pixels of one lattice unit (see `Point`). Hexes come out 80 px wide and 70 px high: regular to one part in a
 * hundred, and every vertex lies on a whole pixel.
 */
const UNIT: Point = { x: 20, y: 35 };

/** Half the height of a hex in px. */
export const HALF_HEIGHT = UNIT.y;
/** From the centre of a hex to its corner in the east, in px. */
export const RADIUS = 2 * UNIT.x;
/** A point of the lattice, refined by `scale`, in px. */
export function onPlane({ x, y }: Point, scale = 1): Point {
  return { x: (x * UNIT.x) / scale, y: (y * UNIT.y) / scale };
}

/** The centre of a hex in px. */
export function centre(cell: Cell): Point {
  return onPlane(centreOf(cell));
}

/** The six corners of a hex in px, clockwise from the left end of its north side. */
export function corners(cell: Cell): readonly Point[] {
  return verticesOf(cell).map((vertex) => onPlane(vertex));
}

/** The ends of a hexside in px, clockwise round the hex. */
export function sideEnds(cell: Cell, direction: DirectionIndex): readonly [Point, Point] {
  const [a, b] = hexsideEnds(cell, direction);
  return [onPlane(a), onPlane(b)];
}

/** The point half way between two. */
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Degrees clockwise from north in which `to` lies. */
export function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** A small number that looks random and is always the same for a cell, below `count`. */
export function variantOf({ x, y }: Cell, count: number): number {
  const mixed = Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663);
  return (mixed >>> 4) % count;
}
