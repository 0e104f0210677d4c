import type { Grid } from './grid.js';
import type { Cell } from './lattice.js';

export const BOARD_SIDES = ['north', 'east', 'south', 'west'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/** The place of a board in the common lattice: turned half round in its own frame or not, then moved by (x, y). */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

export const AT_ORIGIN: Placement = { x: 0, y: 0, turned: false };

/** From a board's own lattice to the common one. */
export function placed(cell: Cell, grid: Grid, placement: Placement): Cell {
  const { x, y } = placement.turned ? { x: grid.columns - 1 - cell.x, y: 2 * grid.rows + 2 - cell.y } : cell;
  return { x: x + placement.x, y: y + placement.y };
}

/** From the common lattice back to the board's own. */
export function unplaced(cell: Cell, grid: Grid, placement: Placement): Cell {
  const x = cell.x - placement.x;
  const y = cell.y - placement.y;
  return placement.turned ? { x: grid.columns - 1 - x, y: 2 * grid.rows + 2 - y } : { x, y };
}

/** How a board is laid against a side of one that lies already. */
export interface Join {
  readonly side: BoardSide;
  /** Shift along the edge: columns to the east (north, south side) or rows to the south (east, west side). */
  readonly shift: number;
  readonly turned: boolean;
}

/**
 * Lays `grid` against a side of `anchor` (pbem:23.11). `side` is a side of the map as it lies, also if the anchor is
 * turned. North and south: the half-hexes of the even columns butt together to one hex each, the odd columns become
 * neighbours. East and west: the outermost columns are cut lengthwise by the edge, so they butt together as well and
 * merge to one column. Null if the hexes of the two edges do not mesh (an odd shift of two equal boards, say).
 */
export function placementAgainst(anchor: Grid, at: Placement, grid: Grid, join: Join): Placement | null {
  const { x, y } = offset(anchor, grid, join);
  const placement: Placement = { x: at.x + x, y: at.y + y, turned: join.turned };
  const origin = placed({ x: 0, y: 2 }, grid, placement);
  return (origin.x + origin.y) % 2 === 0 ? placement : null;
}

function offset(anchor: Grid, grid: Grid, { side, shift }: Join): Cell {
  switch (side) {
    case 'north':
      return { x: shift, y: -2 * grid.rows };
    case 'south':
      return { x: shift, y: 2 * anchor.rows };
    case 'east':
      return { x: anchor.columns - 1, y: 2 * shift };
    case 'west':
      return { x: 1 - grid.columns, y: 2 * shift };
  }
}
