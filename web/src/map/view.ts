import type { Box, Point } from './plan';

/** How the map lies in its window: a point of the map at (x, y) is shown at `k` times it, moved by `dx` and `dy`. */
export interface View {
  readonly k: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const K_MAX = 2.5;

/** The view in which a box is as large as it can be, in the middle of the window, and no larger than life. */
export function fitted(box: Box, { width, height }: Size, most = 1.1): View {
  const k = Math.min(most, width / box.width, height / box.height);
  return {
    k,
    dx: width / 2 - k * (box.x + box.width / 2),
    dy: height / 2 - k * (box.y + box.height / 2),
  };
}

/** Larger or smaller by a factor, while the point of the window under it stays where it is. */
export function zoomed(view: View, factor: number, { x, y }: Point, least: number): View {
  const k = Math.min(K_MAX, Math.max(least, view.k * factor));
  const by = k / view.k;
  return { k, dx: x - by * (x - view.dx), dy: y - by * (y - view.dy) };
}

/** Moved, but never so far that nothing of the map is left in the middle of the window. */
export function moved(view: View, by: Point, box: Box, { width, height }: Size): View {
  const within = (value: number, size: number, from: number, length: number): number =>
    Math.min(size / 2 - view.k * from, Math.max(size / 2 - view.k * (from + length), value));
  return {
    k: view.k,
    dx: within(view.dx + by.x, width, box.x, box.width),
    dy: within(view.dy + by.y, height, box.y, box.height),
  };
}

/** The point of the map that is shown at a point of the window. */
export function onMap({ k, dx, dy }: View, { x, y }: Point): Point {
  return { x: (x - dx) / k, y: (y - dy) / k };
}
