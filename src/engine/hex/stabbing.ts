import { turned, type DirectionIndex } from './direction.js';
import { stepped, type Cell } from './lattice.js';
import { cross, minus, verticesOf, type Point } from './point.js';

/** A directed line through two different points, in coordinates refined by `scale` (see `centreOf`). */
export interface Line {
  readonly through: Point;
  readonly towards: Point;
  readonly scale: number;
}

/**
 * One thing that a line meets:
 * - `cell`: it passes the inside of a cell;
 * - `hexside`: it crosses the inside of a hexside;
 * - `border`: it runs along a whole hexside, between the cells on its left and right;
 * - `vertex`: it passes a vertex; `left` and `right` are the two ways round the vertex, cell by cell, from the cell
 *   (or the border cell of that side) before it to the one behind it. So the hexsides that meet there are those
 *   between consecutive cells, by the side of the line on which they lie.
 */
export type Stab =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'hexside'; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'border'; readonly left: Cell; readonly right: Cell }
  | { readonly kind: 'vertex'; readonly left: readonly Cell[]; readonly right: readonly Cell[] };

/** True if the line passes through the inside of the cell, not only along its rim. */
export function stabs(line: Line, cell: Cell): boolean {
  const sides = sidesOf(line, cell);
  return sides.some((side) => side < 0) && sides.some((side) => side > 0);
}

/**
 * The things that a line meets after the inside of `from` and before the inside of `to`, in order, exactly: no rounding
 * is involved. Null if the line does not pass the inside of both. `through` must lie in or on the rim of `from`,
 * `towards` in or on the rim of `to`.
 */
export function stabbed(line: Line, from: Cell, to: Cell): readonly Stab[] | null {
  if (!stabs(line, from) || !stabs(line, to)) return null;
  const met: Stab[] = [];
  let cell = from;
  for (;;) {
    cell = leave(line, cell, met);
    if (cell.x === to.x && cell.y === to.y) return met;
    met.push({ kind: 'cell', cell });
  }
}

/** The places of the six vertices of a cell: negative left of the line, positive right, 0 on it. */
function sidesOf({ through, towards, scale }: Line, cell: Cell): readonly number[] {
  const direction = minus(towards, through);
  return verticesOf(cell, scale).map((vertex) => cross(direction, minus(vertex, through)));
}

/**
 * Follows the line out of a cell whose inside it passes; adds the things it meets and returns the next cell it stabs.
 */
function leave(line: Line, cell: Cell, met: Stab[]): Cell {
  const sides = sidesOf(line, cell);
  for (let index = 0; index < 6; index += 1) {
    const side = sides[index] as number;
    const next = sides[(index + 1) % 6] as number;
    if (side < 0 && next > 0) {
      const to = stepped(cell, index as DirectionIndex);
      met.push({ kind: 'hexside', from: cell, to });
      return to;
    }
    const previous = sides[(index + 5) % 6] as number;
    if (side === 0 && previous < 0 && next > 0) return leaveByVertex(line, cell, index as DirectionIndex, met);
  }
  throw new RangeError('a line leaves every cell that it stabs');
}

/**
 * The line leaves `cell` through its vertex `index`, where two more cells meet: `left` and `right` of the hexside
 * ahead.
 */
function leaveByVertex(line: Line, cell: Cell, index: DirectionIndex, met: Stab[]): Cell {
  const left = stepped(cell, turned(index, -1));
  const right = stepped(cell, index);
  const [here, ahead] = [verticesOf(cell)[index] as Point, verticesOf(right)[turned(index, -1)] as Point];
  const turn = cross(minus(line.towards, line.through), minus(ahead, here));
  if (turn > 0) {
    met.push({ kind: 'vertex', left: [cell, left], right: [cell, right, left] });
    return left;
  }
  if (turn < 0) {
    met.push({ kind: 'vertex', left: [cell, left, right], right: [cell, right] });
    return right;
  }
  const beyond = stepped(left, index);
  met.push(
    { kind: 'vertex', left: [cell, left], right: [cell, right] },
    { kind: 'border', left, right },
    { kind: 'vertex', left: [left, beyond], right: [right, beyond] },
  );
  return beyond;
}
