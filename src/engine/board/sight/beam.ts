/** The result of adding a hexside to a beam. */
export const MISSED = 0;
/** Only lines through one of its ends are left, with no room to either side. */
export const TOUCHED = 1;
export const PASSED = 2;
export type BeamResult = typeof MISSED | typeof TOUCHED | typeof PASSED;

/** A field is at most 16 boards of 104 columns across; a line meets fewer hexsides than that. */
const DEPTH_MAX = 8192;

/**
 * All lines that cross some hexsides one after the other, each between its ends: a beam. The ends have whole
 * coordinates (`hex/point.ts`), and so everything is decided by the signs of cross products of integers.
 *
 * Why this is exact: a line crosses all hexsides if it has every left end on its left and every right end on its
 * right. Of these lines the one turned most to the left is held by a right end it passes first and a left end it passes
 * later, and the one turned most to the right by a left end and a later right end; both join two vertices. One more
 * hexside can be crossed by some line of the beam if its left end lies left of the rightmost line and its right end
 * right of the leftmost: each line of the beam that passes on the one side of it has both ends on its other side, so
 * between those that go by on the left and those that go by on the right there are some that cross.
 */
export class Beam {
  /** Hexsides that it crosses so far. */
  depth = 0;
  private readonly left = new Int32Array(2 * DEPTH_MAX);
  private readonly right = new Int32Array(2 * DEPTH_MAX);
  private readonly leftmost = new Bound();
  private readonly rightmost = new Bound();
  /** After `TOUCHED`: the line that is left, as two points. */
  readonly touching = new Int32Array(4);

  /** Begins with one hexside, by its left and right end as seen along the beam. */
  begin(lx: number, ly: number, rx: number, ry: number): void {
    this.leftmost.set(0, rx, ry, lx, ly, 0);
    this.rightmost.set(0, lx, ly, rx, ry, 0);
    this.keep(lx, ly, rx, ry, 0);
    this.depth = 1;
  }

  /** Looks where the vertices of the cell lie that the beam has come into, before its hexsides are tested. */
  look(cx: number, cy: number): void {
    this.leftmost.look(this.depth - 1, cx, cy);
    this.rightmost.look(this.depth - 1, cx, cy);
  }

  /**
   * Tests whether the beam can leave the cell by a side; `turn` counts the sides from that by which it came in, which
   * shares its ends with the sides next to it: such an end asks nothing new of a line.
   */
  test(side: number, turn: number): BeamResult {
    const at = this.depth - 1;
    const onLeft = turn === 1 ? -1 : this.rightmost.sideOfVertex(at, side);
    if (onLeft > 0) return MISSED;
    const onRight = turn === 5 ? 1 : this.leftmost.sideOfVertex(at, side === 5 ? 0 : side + 1);
    if (onRight < 0) return MISSED;
    if (onLeft !== 0 && onRight !== 0) return PASSED;
    (onLeft === 0 ? this.rightmost : this.leftmost).copyTo(this.touching, at);
    return TOUCHED;
  }

  /** Tests whether lines of the beam pass a vertex of the cell that it has come into. */
  testVertex(vertex: number): BeamResult {
    const at = this.depth - 1;
    return this.result(this.rightmost.sideOfVertex(at, vertex), this.leftmost.sideOfVertex(at, vertex));
  }

  /** Tests whether lines of the beam pass with a point on their left. */
  testLeftEnd(x: number, y: number): BeamResult {
    return this.result(this.rightmost.sideOf(this.depth - 1, x, y), 1);
  }

  /** Tests whether lines of the beam pass with a point on their right. */
  testRightEnd(x: number, y: number): BeamResult {
    return this.result(-1, this.leftmost.sideOf(this.depth - 1, x, y));
  }

  /** True if a line of the beam, or one of its bounds, passes the point. */
  hasLineThrough(x: number, y: number): boolean {
    const at = this.depth - 1;
    return this.rightmost.sideOf(at, x, y) <= 0 && this.leftmost.sideOf(at, x, y) >= 0;
  }

  /** By where a left end lies from the rightmost line, and a right end from the leftmost. */
  private result(onLeft: number, onRight: number): BeamResult {
    if (onLeft > 0 || onRight < 0) return MISSED;
    if (onLeft !== 0 && onRight !== 0) return PASSED;
    (onLeft === 0 ? this.rightmost : this.leftmost).copyTo(this.touching, this.depth - 1);
    return TOUCHED;
  }

  /**
   * Adds a hexside that was tested and passed; or a vertex as both ends of one, after which all lines pass that
   * point.
   */
  push(lx: number, ly: number, rx: number, ry: number): void {
    const { depth, leftmost, rightmost } = this;
    leftmost.narrow(depth, this.right, lx, ly, 1);
    rightmost.narrow(depth, this.left, rx, ry, -1);
    this.keep(lx, ly, rx, ry, depth);
    this.depth = depth + 1;
  }

  pop(): void {
    this.depth -= 1;
  }

  /** True if some line of the beam goes on to the inside of the cell whose centre lies there. */
  reaches(cx: number, cy: number): boolean {
    const at = this.depth - 1;
    return this.leftmost.isBeside(at, cx, cy, 1) && this.rightmost.isBeside(at, cx, cy, -1);
  }

  /** The lines that bound the beam, leftmost first, each as two of its points. */
  bounds(): readonly number[] {
    const points = new Int32Array(4);
    this.leftmost.copyTo(points, this.depth - 1);
    const leftmost = [...points];
    this.rightmost.copyTo(points, this.depth - 1);
    return [...leftmost, ...points];
  }

  /** A line of a beam whose lines all pass a point, between its bounds, as two of its points. */
  through(x: number, y: number): readonly number[] {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = this.bounds();
    return [x, y, x + bx - ax + dx - cx, y + by - ay + dy - cy];
  }

  private keep(lx: number, ly: number, rx: number, ry: number, depth: number): void {
    const { left, right } = this;
    left[2 * depth] = lx;
    left[2 * depth + 1] = ly;
    right[2 * depth] = rx;
    right[2 * depth + 1] = ry;
  }
}

/** The leftmost or the rightmost line of a beam, for each depth. */
class Bound {
  /** Two points (x, y) that hold the line, the earlier first. */
  private readonly points = new Int32Array(4 * DEPTH_MAX);
  /** Which hexside the earlier of them is an end of. */
  private readonly holds = new Int32Array(DEPTH_MAX);
  /** The sides of the line on which the vertices of the cell lie that the beam has come into. */
  private readonly vertices = new Int32Array(6 * DEPTH_MAX);

  set(depth: number, ax: number, ay: number, bx: number, by: number, hold: number): void {
    const { points } = this;
    const at = 4 * depth;
    points[at] = ax;
    points[at + 1] = ay;
    points[at + 2] = bx;
    points[at + 3] = by;
    this.holds[depth] = hold;
  }

  copyTo(target: Int32Array, depth: number): void {
    const { points } = this;
    for (let at = 0; at < 4; at += 1) target[at] = points[4 * depth + at] as number;
  }

  /** Negative if the point lies left of the line, positive right, 0 on it. */
  sideOf(depth: number, x: number, y: number): number {
    const { points } = this;
    const at = 4 * depth;
    const ax = points[at] as number;
    const ay = points[at + 1] as number;
    return ((points[at + 2] as number) - ax) * (y - ay) - ((points[at + 3] as number) - ay) * (x - ax);
  }

  look(depth: number, cx: number, cy: number): void {
    const { points, vertices } = this;
    const centre = this.sideOf(depth, cx, cy);
    const dx = (points[4 * depth + 2] as number) - (points[4 * depth] as number);
    const dy = (points[4 * depth + 3] as number) - (points[4 * depth + 1] as number);
    const at = 6 * depth;
    vertices[at] = centre - dx + dy;
    vertices[at + 1] = centre - dx - dy;
    vertices[at + 2] = centre - 2 * dy;
    vertices[at + 3] = centre + dx - dy;
    vertices[at + 4] = centre + dx + dy;
    vertices[at + 5] = centre + 2 * dy;
  }

  sideOfVertex(depth: number, vertex: number): number {
    return this.vertices[6 * depth + vertex] as number;
  }

  /** True if some of the cell whose centre lies there is on that side of the line: 1 right, -1 left. */
  isBeside(depth: number, cx: number, cy: number, side: 1 | -1): boolean {
    const { points } = this;
    const dx = (points[4 * depth + 2] as number) - (points[4 * depth] as number);
    const dy = (points[4 * depth + 3] as number) - (points[4 * depth + 1] as number);
    return this.sideOf(depth, cx, cy) * side + widthAcross(dx, dy) > 0;
  }

  /**
   * The line at one depth more: as before, or if a new end lies beyond it on that side (1 right, -1 left), the line
   * through the new end and that earlier end of the other side which leaves all others beyond it. It is the end that
   * held the line before or a later one, since the line only turns.
   */
  narrow(depth: number, ends: Int32Array, x: number, y: number, side: 1 | -1): void {
    const { points } = this;
    const before = 4 * (depth - 1);
    let hold = this.holds[depth - 1] as number;
    if (this.sideOf(depth - 1, x, y) * side <= 0) {
      this.set(
        depth,
        points[before] as number,
        points[before + 1] as number,
        points[before + 2] as number,
        points[before + 3] as number,
        hold,
      );
      return;
    }
    let px = ends[2 * hold] as number;
    let py = ends[2 * hold + 1] as number;
    for (let at = hold + 1; at < depth; at += 1) {
      const ex = ends[2 * at] as number;
      const ey = ends[2 * at + 1] as number;
      if (((x - px) * (ey - py) - (y - py) * (ex - px)) * side < 0) {
        px = ex;
        py = ey;
        hold = at;
      }
    }
    this.set(depth, px, py, x, y, hold);
  }
}

/** The greatest cross product of a direction with a vertex of a cell, taken from its centre. */
export function widthAcross(dx: number, dy: number): number {
  return Math.max(2 * Math.abs(dy), Math.abs(dx) + Math.abs(dy));
}

/** True if the line through two points passes the inside of the cell whose centre lies there. */
export function touchesInto(points: ArrayLike<number>, cx: number, cy: number): boolean {
  const x = points[0] as number;
  const y = points[1] as number;
  const dx = (points[2] as number) - x;
  const dy = (points[3] as number) - y;
  return Math.abs(dx * (cy - y) - dy * (cx - x)) < widthAcross(dx, dy);
}
