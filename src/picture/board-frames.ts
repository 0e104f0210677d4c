import { placeBoards, type PlacedBoard } from '../engine/board/place.js';
import type { Ground } from '../engine/position/position.js';
import { FADED_INK } from './palette.js';
import { HALF_HEIGHT, RADIUS } from './plane.js';
import { element, group, words } from './svg.js';

/** The cut edge of a board in px: it halves the hexes of its outer columns and every second one in its outer rows. */
export interface Frame {
  readonly id: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Px between the middles of two columns. */
const COLUMN = 1.5 * RADIUS;

/** The rectangles that the boards of a ground cover, in px. */
export function framesOf({ boards, joins }: Ground): readonly Frame[] {
  return placeBoards(boards, joins).boards.map(frameOf);
}

/** A board turned half round covers the same rectangle. */
function frameOf({ document: { id, title, columns, rows }, placement }: PlacedBoard): Frame {
  return {
    id,
    title,
    x: placement.x * COLUMN,
    y: (placement.y + 1) * HALF_HEIGHT,
    width: (columns - 1) * COLUMN,
    height: 2 * rows * HALF_HEIGHT,
  };
}

/** The edges of the boards, and their names where there are several. */
export function frameLayer(frames: readonly Frame[]): string {
  const edges = frames.map(({ x, y, width, height }) =>
    element('rect', {
      x,
      y,
      width,
      height,
      fill: 'none',
      stroke: FADED_INK,
      'stroke-width': 1.4,
      'stroke-dasharray': '10 5',
    }),
  );
  const names =
    frames.length < 2
      ? []
      : frames.map(({ id, title, x, y }) =>
          words(`${id} · ${title}`, {
            x: x + 6,
            y: y - 5,
            'font-size': 16,
            'font-weight': 700,
            fill: FADED_INK,
          }),
        );
  return group({ id: 'boards' }, [...edges, ...names]);
}
