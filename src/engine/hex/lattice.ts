import type { DirectionIndex } from './direction.js';

/**
 * The place of a hex in "doubled" integer coordinates: x counts columns, y counts half rows downward, x + y is
 * even. Neighbours in a column differ by 2 in y; neighbours across a column by 1 in x and 1 in y. All boards of a
 * game share one lattice, so that distances and lines run over their edges.
 */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const STEPS: readonly Cell[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** The cell next to `cell` in `direction`. */
export function stepped(cell: Cell, direction: DirectionIndex): Cell {
  const step = STEPS[direction] as Cell;
  return { x: cell.x + step.x, y: cell.y + step.y };
}

/** The direction from a cell to its neighbour, or null if the two do not touch. */
export function directionTo(from: Cell, to: Cell): DirectionIndex | null {
  const index = STEPS.findIndex((step) => from.x + step.x === to.x && from.y + step.y === to.y);
  return index < 0 ? null : (index as DirectionIndex);
}

/** The distance of two cells in hexes (the target counted, the start not). */
export function distance(a: Cell, b: Cell): number {
  return hexesOver(a.x - b.x, a.y - b.y);
}

/** The same for the differences of their coordinates. */
export function hexesOver(x: number, y: number): number {
  const across = Math.abs(x);
  const along = Math.abs(y);
  return across + Math.max(0, (along - across) / 2);
}

/** A one-string key for maps keyed by cell. */
export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}
