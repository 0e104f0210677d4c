import {
  CANVAS,
  INK,
  STONE_DARK,
  STONE_LIGHT,
  VERMILION,
  WATER_LINE,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from '../palette.js';
import { element } from '../svg.js';
import { box, circle, shape, spokes, stroke } from './strokes.js';

/** Planks across a way that leads north, between two rails. */
function planks(half: number, rail: number): string {
  const joints = [-28, -21, -14, -7, 0, 7, 14, 21, 28].map((y) => `M${-half} ${y}h${2 * half}`).join('');
  return (
    box(-half, -35, 2 * half, 70, WOOD_LIGHT, WOOD_DARK) +
    stroke(joints, WOOD, 1.2) +
    stroke(`M${-half} -34V34M${half} -34V34`, WOOD_DARK, rail)
  );
}

export const DRAWBRIDGE: readonly string[] = [
  planks(21, 2.4) +
    stroke('M-21 -30L-13 20M21 -30L13 20', INK, 1.6) +
    circle(-13, 20, 2.6, INK, INK) +
    circle(13, 20, 2.6, INK, INK),
];

export const TABLE: readonly string[] = [
  box(-24, -9, 48, 24, WOOD_LIGHT, WOOD_DARK) +
    stroke('M-24 -1H24M-24 7H24', WOOD, 1.2) +
    stroke('M-20 19H20M-20 -13H20', WOOD_DARK, 3),
];

/** The drum and bars of a winch. */
export const WINCH: readonly string[] = [
  box(-22, -5, 44, 14, WOOD_LIGHT, WOOD_DARK) +
    stroke('M-10 -5v14M-4 -5v14M2 -5v14M8 -5v14', '#8a6a3c', 1.6) +
    stroke('M-24 -14V18M-31 2h14M24 -14V18M17 2h14', WOOD_DARK, 2.8),
];

export const MILL_GEAR: readonly string[] = [
  element('path', { d: spokes(12, 17, 25), stroke: WOOD_DARK, 'stroke-width': 4.4 }) +
    circle(0, 0, 19, WOOD_LIGHT, WOOD_DARK, 1.6) +
    element('path', { d: spokes(6, 4, 18), stroke: WOOD_DARK, 'stroke-width': 2 }) +
    circle(0, 0, 5, STONE_DARK, INK, 1),
];

export const MILLWHEEL: readonly string[] = [
  box(-28, -12, 56, 24, WOOD_LIGHT, WOOD_DARK) +
    stroke('M-20 -16v32M-10 -16v32M0 -16v32M10 -16v32M20 -16v32', WOOD_DARK, 3) +
    stroke('M-30 0H30', INK, 2.4) +
    stroke('M-24 22q5 -5 10 0t10 0t10 0t10 0', WATER_LINE, 1.8),
];

/** A tent from above: two slopes of canvas, its pole and its ropes. */
export const TENT: readonly string[] = [
  stroke('M-24 -16l-7 -5M24 -16l7 -5M-24 20l-7 5M24 20l7 5', WOOD_DARK, 1.3) +
    shape('M-24 -16L0 -21L24 -16L24 20L0 25L-24 20Z', CANVAS, INK, 1.4) +
    shape('M0 -21L24 -16V20L0 25Z', '#d9cdb6', INK, 1) +
    stroke('M-16 -17.5V21.5M-8 -19V23', VERMILION, 2.4) +
    stroke('M8 -19V23M16 -17.5V21.5', '#a64a05', 2.4) +
    stroke('M0 -21V25', INK, 1.8),
];

/** A gate of two posts and two beams. */
export const TORI: readonly string[] = [
  stroke('M-15 24V-10M15 24V-10', '#a3380f', 5) +
    stroke('M-26 -16Q0 -11 26 -16', '#a3380f', 6) +
    stroke('M-20 -5H20', '#a3380f', 3.4),
];

/** Flat stones in running water. */
export const STEPPING_STONES: readonly string[] = [
  [
    [-3, -26],
    [6, -12],
    [-5, 1],
    [5, 14],
    [-3, 27],
  ]
    .map(([x = 0, y = 0]) =>
      element('ellipse', { cx: x, cy: y, rx: 8.5, ry: 5, fill: STONE_LIGHT, stroke: STONE_DARK, 'stroke-width': 1.3 }),
    )
    .join(''),
];

/** Bundles of brushwood that fill a ditch. */
export const FASCINES: readonly string[] = [
  [-16, -4, 8, 20]
    .map(
      (y) =>
        box(-25, y - 5, 50, 9, WOOD_LIGHT, WOOD_DARK) +
        stroke(`M-24 ${y - 2}H24M-24 ${y + 1}H24`, WOOD, 1) +
        stroke(`M-12 ${y - 5}v9M12 ${y - 5}v9`, INK, 1.6),
    )
    .join(''),
];

/** A horseshoe on the straw. */
export const HORSESHOE: readonly string[] = [
  stroke('M-7 10C-15 -2 -10 -14 0 -14S15 -2 7 10', '#5b5148', 4.6) +
    stroke('M-10 -3h0M10 -3h0M-7 -10h0M7 -10h0', STONE_LIGHT, 1.8),
];

/** A way that climbs to the north. */
export const CLIMB: readonly string[] = [
  stroke('M-18 -6L0 -18L18 -6M-18 8L0 -4L18 8M-18 22L0 10L18 22', '#7a5a33', 2.6),
];
