import type { Point } from '../engine/hex/point.js';
import type { Livery } from './livery.js';
import type { Marks } from './marks.js';
import { circle, shape, stroke } from './marks/strokes.js';
import { HALO, INK, STONE_LIGHT } from './palette.js';
import { isBeast, type Piece } from './piece.js';
import { element, words } from './svg.js';

/** A man who lies on his back. */
export const MAN_DOWN =
  shape('M-14 -4C-4 -7 4 -6 8 -4L21 -6L21 -2L9 0L21 3L20 7L7 4C3 6 -6 6 -14 4Z', STONE_LIGHT, INK, 1.3) +
  stroke('M-9 -5L-3 -13M-9 5L-2 12', INK, 3) +
  circle(-18, 0, 5.5, STONE_LIGHT, INK, 1.3) +
  stroke('M-4 0H4M1 -3V3', INK, 1.8);

/** An animal that lies on its side. */
export const BEAST_DOWN =
  shape('M-20 -5C-8 -9 8 -8 14 -5L22 -9L27 -2L18 1C10 5 -10 5 -20 3Z', '#cbbfae', INK, 1.4) +
  stroke('M-14 4L-9 13M-8 4L-2 13M8 4L13 13M13 2L19 11', INK, 2.2) +
  stroke('M-5 -1H5M2 -4V2', INK, 1.8);

/** A dead unit: its body and its name, with a band in the colour of its side. */
export function body(piece: Piece, { colour }: Livery, at: Point, marks: Marks): string {
  return element(
    'g',
    { transform: `translate(${at.x} ${at.y})` },
    isBeast(piece.emblem)
      ? marks.stamp('beast-down', BEAST_DOWN, { x: 0, y: 0 })
      : marks.stamp('man-down', MAN_DOWN, { x: 0, y: 0 }),
    stroke('M-20 24H20', colour, 2.6),
    words(piece.id, {
      y: 20,
      'font-size': 10,
      'font-style': 'italic',
      'text-anchor': 'middle',
      fill: INK,
      ...HALO,
      'stroke-width': 2,
    }),
  );
}
