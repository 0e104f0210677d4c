import { DIRECTIONS, type Direction } from '../../engine/hex/direction.js';
import { cellOf, isOnGrid, labelOf, type Grid } from '../../engine/hex/grid.js';
import { parseLabel, printLabel } from '../../engine/hex/label.js';
import { directionTo, stepped, type Cell } from '../../engine/hex/lattice.js';

/** The cells of a line of a board's flow; a direction at its end is the cell beyond the edge. */
export function flowCells(line: readonly string[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const text of line) {
    const label = parseLabel(text);
    const last = cells.at(-1);
    if (label) cells.push(cellOf(label));
    else if (last) cells.push(stepped(last, DIRECTIONS.indexOf(text as Direction) as 0 | 1 | 2 | 3 | 4 | 5));
  }
  return cells;
}

/**
 * The line of a flow through cells, as boards state it; or the index of the first cell that does not continue the line.
 */
export function flowThrough(grid: Grid, cells: readonly Cell[]): readonly string[] | number {
  const line: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1];
    const direction = before ? directionTo(before, cell) : null;
    if (before && direction === null) return index;
    const label = labelOf(cell);
    if (isOnGrid(grid, label)) line.push(printLabel(label));
    else if (direction === null || index < cells.length - 1) return index;
    else line.push(DIRECTIONS[direction]);
  }
  return line;
}
