import type { Point } from '../engine/hex/point.js';
import type { Marks } from './marks.js';
import { circle, shape, stroke } from './marks/strokes.js';
import { INK, VERMILION } from './palette.js';
import type { Piece } from './piece.js';

/** Head, arms and legs of a man who runs to the left. */
const RUNNER =
  circle(-3, -6, 2.2, INK, INK) + stroke('M-2 -3L0 3L-4 6L-3 9M0 3L4 5L8 4M-2 -2L-6 1M-2 -2L3 -1L4 2', INK, 1.9);

function sign(mark: string): string {
  return shape('M-10 -10H12V11H-10Z', '#f0e442', INK, 1.3) + mark;
}

/** A routed unit has a mark for a call that it does not hear. */
export const PANIC: Readonly<Record<NonNullable<Piece['panic']>, string>> = {
  panicked: sign(RUNNER),
  routed: sign(RUNNER + stroke('M8.5 -7v5M8.5 0.5v.5', VERMILION, 2.4)),
};

/** Beside the name, where no other mark is; set down after all counters. */
export function panicMark({ panic }: Piece, { x, y }: Point, scale: number, marks: Marks): string {
  return panic ? marks.stamp(panic, PANIC[panic], { x: x - 23 * scale, y: y - 19 * scale }) : '';
}
