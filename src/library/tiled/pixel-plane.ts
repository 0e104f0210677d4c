import { cellOf, isOnGrid, labelOf, type Grid } from '../../engine/hex/grid.js';
import { printLabel } from '../../engine/hex/label.js';
import { DIRECTION_INDICES } from '../../engine/hex/direction.js';
import { stepped, type Cell } from '../../engine/hex/lattice.js';
import { verticesOf, type Point } from '../../engine/hex/point.js';
import type { TmjMap } from './tmj.js';

/** A place on a Tiled map in its pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the maps that Herald writes: 16 to a unit of `Point` across, 28 down; hexes of side 32. */
export const TILE_WIDTH = 64;
export const TILE_HEIGHT = 56;
export const SIDE_LENGTH = 32;

/** The pixel of a point of the lattice on a map that Herald writes. */
export function pixelOf({ x, y }: Point): Pixel {
  return { x: 16 * x + TILE_WIDTH / 2, y: (TILE_HEIGHT / 2) * y };
}

/** How far from a corner of a hex, in lengths of a hexside, a drawn point may lie and still mean it. */
const SNAP = 0.3;

/** How the pixels of one map lie on the hexes of its board. */
export interface PixelPlane {
  /** The hex at a pixel; it may lie off the board. */
  cellAt(pixel: Pixel): Cell;
  /** The hex in whose middle a pixel lies, or the two between which it lies in the middle of their hexside. */
  placeAt(pixel: Pixel): readonly [Cell, Cell?];
  /** The corner of a hex that is meant by a pixel, or null if none is near. */
  vertexAt(pixel: Pixel): Point | null;
}

/** The plane of a hexagonal map with columns, whose tile (0, 0) is the hex A1. */
export function pixelPlane({ tilewidth, tileheight, hexsidelength }: TmjMap): PixelPlane {
  const side = hexsidelength ?? tilewidth / 2;
  const columnWidth = (tilewidth + side) / 2;
  const centreAt = ({ x, y }: Cell): Pixel => ({ x: x * columnWidth + tilewidth / 2, y: (y * tileheight) / 2 });
  const around = (pixel: Pixel): readonly Cell[] => {
    const column = Math.round((pixel.x - tilewidth / 2) / columnWidth);
    return [column - 1, column, column + 1].flatMap((x) => {
      const odd = Math.abs(x % 2);
      const y = 2 * Math.round((pixel.y / (tileheight / 2) - odd) / 2) + odd;
      return [y - 2, y, y + 2].map((at) => ({ x, y: at }));
    });
  };
  const cornersOf = (cell: Cell): readonly { readonly vertex: Point; readonly at: Pixel }[] => {
    const { x, y } = centreAt(cell);
    const [near, far, half] = [side / 2, tilewidth / 2, tileheight / 2];
    const across = [-near, near, far, near, -near, -far];
    const down = [-half, -half, 0, half, half, 0];
    return verticesOf(cell).map((vertex, index) => ({
      vertex,
      at: { x: x + (across[index] as number), y: y + (down[index] as number) },
    }));
  };
  return {
    cellAt: (pixel) => nearest(around(pixel), (cell) => apart(centreAt(cell), pixel)),
    placeAt: (pixel) => {
      const places = around(pixel).flatMap((cell): readonly (readonly [Cell, Cell?])[] => [
        [cell],
        ...DIRECTION_INDICES.slice(0, 3).map((direction) => [cell, stepped(cell, direction)] as const),
      ]);
      return nearest(places, ([one, other]) => apart(between(centreAt(one), centreAt(other ?? one)), pixel));
    },
    vertexAt: (pixel) => {
      const corner = nearest(around(pixel).flatMap(cornersOf), ({ at }) => apart(at, pixel));
      return apart(corner.at, pixel) <= SNAP * side ? corner.vertex : null;
    },
  };
}

function between(one: Pixel, other: Pixel): Pixel {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function apart(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function nearest<Thing>(things: readonly Thing[], distanceOf: (thing: Thing) => number): Thing {
  return things.reduce((best, thing) => (distanceOf(thing) < distanceOf(best) ? thing : best));
}

/** The hex of a board as it is written, or null off the board. */
export function hexNamed(grid: Grid, cell: Cell): string | null {
  const label = labelOf(cell);
  return isOnGrid(grid, label) ? printLabel(label) : null;
}

/** The hex of the tile in a column and row of the map, both from 0. */
export function cellOfTile(column: number, row: number): Cell {
  return cellOf({ column, row: row + 1 });
}
