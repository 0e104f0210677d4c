import { DIRECTION_INDICES, turned, type DirectionIndex } from './direction.js';
import { distance, stepped, type Cell } from './lattice.js';

/** The six neighbours of a cell, by direction from n clockwise. */
export function neighboursOf(cell: Cell): readonly Cell[] {
  return DIRECTION_INDICES.map((direction) => stepped(cell, direction));
}

/** The cell `steps` hexes away in a direction. */
function steppedBy(cell: Cell, direction: DirectionIndex, steps: number): Cell {
  const one = stepped({ x: 0, y: 0 }, direction);
  return { x: cell.x + steps * one.x, y: cell.y + steps * one.y };
}

/** The cells at exactly that distance in hexes, clockwise from straight north; radius 0 is the cell itself. */
export function ring(centre: Cell, radius: number): readonly Cell[] {
  if (radius === 0) return [centre];
  const cells: Cell[] = [];
  for (const direction of DIRECTION_INDICES) {
    const corner = steppedBy(centre, direction, radius);
    for (let step = 0; step < radius; step += 1) cells.push(steppedBy(corner, turned(direction, 2), step));
  }
  return cells;
}

/** The cells at that distance or nearer, the centre included, from the centre outward. */
export function within(centre: Cell, radius: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at <= radius; at += 1) cells.push(...ring(centre, at));
  return cells;
}

/** The direction of the straight hex row that leads from one cell to another, or null if no row joins them. */
export function rowDirection(from: Cell, to: Cell): DirectionIndex | null {
  const steps = distance(from, to);
  const found = DIRECTION_INDICES.find((direction) => {
    const end = steppedBy(from, direction, steps);
    return end.x === to.x && end.y === to.y;
  });
  return steps === 0 ? null : (found ?? null);
}

/** The straight hex row from one cell to another, both included; null if no row joins them. */
export function hexRow(from: Cell, to: Cell): readonly Cell[] | null {
  const direction = rowDirection(from, to);
  if (direction === null) return null;
  return Array.from({ length: distance(from, to) + 1 }, (_, step) => steppedBy(from, direction, step));
}
