import type { DirectionIndex } from './direction.js';
import { directionTo, type Cell } from './lattice.js';

/**
 * A point of the plane in whole numbers: the centre of a cell lies at (3x, y), its vertices at (±2, 0) and (±1, ±1)
 * from there. That is an affine picture of the hexes: straight lines stay straight, betweenness and sides of lines
 * stay true, lengths and angles do not.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Vertices from the centre, clockwise; hexside `i` (n, ne, se, s, sw, nw) runs from vertex i to vertex i + 1. */
const VERTICES: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
];

/** The vertices in the same order, as plain numbers for inner loops. */
export const VERTEX_X: readonly number[] = VERTICES.map(({ x }) => x);
export const VERTEX_Y: readonly number[] = VERTICES.map(({ y }) => y);

/** The centre of a cell; `scale` refines the plane so that other points get whole coordinates too. */
export function centreOf(cell: Cell, scale = 1): Point {
  return { x: 3 * cell.x * scale, y: cell.y * scale };
}

/** The six vertices of a cell, clockwise from the left end of its north side. */
export function verticesOf(cell: Cell, scale = 1): readonly Point[] {
  const { x, y } = centreOf(cell, scale);
  return VERTICES.map((vertex) => ({ x: x + vertex.x * scale, y: y + vertex.y * scale }));
}

/** The two ends of the hexside of a cell in a direction, clockwise round that cell. */
export function hexsideEnds(cell: Cell, direction: DirectionIndex, scale = 1): readonly [Point, Point] {
  const vertices = verticesOf(cell, scale);
  return [vertices[direction] as Point, vertices[(direction + 1) % 6] as Point];
}

/** The two vertices that two cells share, or null if they do not touch. */
export function sharedVertices(a: Cell, b: Cell): readonly [Point, Point] | null {
  const direction = directionTo(a, b);
  return direction === null ? null : hexsideEnds(a, direction);
}

/** The way from `b` to `a`. */
export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Positive if `b` lies clockwise of `a` (y grows downward), 0 if they are parallel. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** The scalar product: positive if the angle between the two is less than a right angle. */
export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Whether two points are the same place. */
export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
