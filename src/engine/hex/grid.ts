import type { Label } from './label.js';
import type { Cell } from './lattice.js';

/**
 * The shape of one board: `columns` columns from A, `rows` rows in the odd columns A, C… The even columns B, D… lie
 * half a hex higher and hold one row more; their first and last hex are half-hexes cut by the edge. The outermost
 * columns are cut lengthwise by the edge in the same way.
 */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** True for the columns B, D… that are shifted up by half a hex. */
function isShiftedUp(column: number): boolean {
  return column % 2 === 1;
}

/** Number of rows of a column of the board. */
function rowsOf(grid: Grid, column: number): number {
  return isShiftedUp(column) ? grid.rows + 1 : grid.rows;
}

/** Whether a board has a hex of this label. */
export function isOnGrid(grid: Grid, { column, row }: Label): boolean {
  return column >= 0 && column < grid.columns && row >= 1 && row <= rowsOf(grid, column);
}

/** True if the edge of the board cuts the hex (pbem:3.1a): only such hexes merge with those of a joined board. */
export function isHalfHex(grid: Grid, { column, row }: Label): boolean {
  const cutByTopOrBottom = isShiftedUp(column) && (row === 1 || row === grid.rows + 1);
  return cutByTopOrBottom || column === 0 || column === grid.columns - 1;
}

/** All hexes of the board by column and row. */
export function labelsOf(grid: Grid): readonly Label[] {
  const labels: Label[] = [];
  for (let column = 0; column < grid.columns; column += 1) {
    for (let row = 1; row <= rowsOf(grid, column); row += 1) labels.push({ column, row });
  }
  return labels;
}

/** The place of a hex when its board lies with A1 at (0, 2). */
export function cellOf({ column, row }: Label): Cell {
  return { x: column, y: isShiftedUp(column) ? 2 * row - 1 : 2 * row };
}

/** The hex at a place, the inverse of `cellOf`; it may lie off the board. */
export function labelOf({ x, y }: Cell): Label {
  return { column: x, row: Math.ceil(y / 2) };
}

/** Order of hexes: by column, then row. */
export function compareLabels(a: Label, b: Label): number {
  return a.column - b.column || a.row - b.row;
}
