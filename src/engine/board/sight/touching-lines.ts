/** A line as a point on it and a direction, in the coordinates of `hex/point.ts`. */
export type Line = readonly [x: number, y: number, dx: number, dy: number];

/** Lines through several vertices that were found where a beam only touched; each is kept once. */
export class TouchingLines {
  private readonly lines = new Map<number, Line>();

  clear(): void {
    if (this.lines.size > 0) this.lines.clear();
  }

  /** Adds the line through two points. */
  add(points: ArrayLike<number>): void {
    const [x, y] = [points[0] as number, points[1] as number];
    const [toX, toY] = [(points[2] as number) - x, (points[3] as number) - y];
    const divisor = commonDivisor(Math.abs(toX), Math.abs(toY));
    const [dx, dy] = [toX / divisor, toY / divisor];
    const key = ((dx * y - dy * x) * 4096 + dx) * 4096 + dy;
    if (!this.lines.has(key)) this.lines.set(key, [x, y, dx, dy]);
  }

  all(): Iterable<Line> {
    return this.lines.values();
  }
}

function commonDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
