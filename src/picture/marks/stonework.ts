import { DARK_EARTH, FLOOR, INK, PAVING, STONE, STONE_DARK, STONE_LIGHT, WATER, WATER_LINE } from '../palette.js';
import { element, polyline } from '../svg.js';
import { around, box, circle, shape, spokes, stroke } from './strokes.js';

function stone(x: number, y: number, size: number, fill = STONE): string {
  const point = (dx: number, dy: number): { x: number; y: number } => ({ x: x + dx * size, y: y + dy * size });
  const outline = [point(-5, 2), point(-3, -4), point(2, -5), point(6, -1), point(4, 4), point(-2, 5)];
  return shape(polyline(outline, true), fill, STONE_DARK, 1.1);
}

export const RUBBLE: readonly string[] = [
  stone(-14, -8, 1.2) +
    stone(6, -12, 1) +
    stone(18, 4, 1.4) +
    stone(-3, 5, 1.6, STONE_LIGHT) +
    stone(-19, 14, 1) +
    stone(9, 20, 1.1),
  stone(-6, -10, 1.5) +
    stone(14, -9, 1) +
    stone(-18, 4, 1.1, STONE_LIGHT) +
    stone(5, 8, 1.3) +
    stone(20, 15, 1) +
    stone(-8, 21, 1.2),
];

/** Rocks of a shore: peaks with a lit and a dark face. */
function rock(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): { x: number; y: number } => ({ x: x + dx * size, y: y + dy * size });
  return (
    shape(polyline([at(-10, 6), at(-4, -8), at(1, -3), at(4, -10), at(10, 6)], true), '#b9b2aa', STONE_DARK, 1.2) +
    shape(polyline([at(4, -10), at(1, -3), at(3, 6), at(10, 6)], true), '#857d76', STONE_DARK, 0.8)
  );
}

export const ROCKS: readonly string[] = [
  rock(-12, -4, 1.1) + rock(13, 2, 1.3) + rock(-6, 20, 1),
  rock(10, -8, 1.1) + rock(-14, 8, 1.3) + rock(14, 20, 0.9),
];

export const PEBBLES: readonly string[] = [
  [
    [-18, -6],
    [-6, -14],
    [8, -8],
    [20, -2],
    [-12, 6],
    [2, 4],
    [14, 12],
    [-20, 18],
    [-4, 20],
    [10, 24],
  ]
    .map(([x = 0, y = 0]) =>
      element('ellipse', {
        cx: x,
        cy: y,
        rx: 3.4,
        ry: 2.3,
        fill: STONE_LIGHT,
        stroke: STONE_DARK,
        'stroke-width': 0.8,
      }),
    )
    .join(''),
];

/** Steps that rise to the north. */
export const STEPS: readonly string[] = [
  box(-20, -30, 40, 60, '#bdb5a6', STONE_DARK) +
    stroke([-24, -17, -10, -3, 4, 11, 18, 25].map((y) => `M-19 ${y}h38`).join(''), STONE_DARK, 1.1) +
    shape('M0 -24l8 11h-5v18h-6v-18h-5Z', STONE_LIGHT, STONE_DARK, 1),
];

/** A round tower from above, with its ring of merlons. */
export const TOWER: readonly string[] = [
  circle(0, 0, 29, STONE, STONE_DARK, 1.5) +
    element('path', { d: spokes(12, 22, 29), stroke: STONE_DARK, 'stroke-width': 3.4 }) +
    circle(0, 0, 21.5, FLOOR, STONE_DARK, 1.2),
];

export const PLATFORM: readonly string[] = [
  circle(0, 0, 30, STONE, STONE_DARK, 1.5) +
    element('path', { d: spokes(12, 24, 30), stroke: STONE_DARK, 'stroke-width': 4 }) +
    circle(0, 0, 24, PAVING, STONE_DARK, 1.2) +
    circle(0, 0, 13, 'none', STONE, 1.2),
];

/** Merlons on a rampart. */
export const MERLONS: readonly string[] = [[-20, -6, 8].map((x) => box(x, -7, 11, 14, STONE, STONE_DARK)).join('')];

/** An arch over a way that leads north. */
export const ARCH: readonly string[] = [
  shape('M-24 26V-6A24 20 0 0 1 24 -6V26H15V-2A15 13 0 0 0 -15 -2V26Z', STONE, STONE_DARK, 1.3) +
    stroke('M-21 8h5M16 8h5M-21 18h5M16 18h5M-14 -16l3 5M14 -16l-3 5M0 -26v8', STONE_DARK, 1.1),
];

/** The rampart over a gate: paving, with the arch below it dotted. */
export const GATE: readonly string[] = [
  element('path', {
    d: 'M-20 26V-4A20 18 0 0 1 20 -4V26',
    fill: 'none',
    stroke: STONE_DARK,
    'stroke-width': 2.6,
    'stroke-dasharray': '5 3',
  }) + box(-25, -16, 50, 8, STONE, STONE_DARK),
];

export const WELL: readonly string[] = [
  circle(0, 3, 16, STONE, STONE_DARK, 1.3) +
    element('path', { d: spokes(10, 10, 16), transform: 'translate(0 3)', stroke: STONE_DARK, 'stroke-width': 1.1 }) +
    circle(0, 3, 10, '#254e6b', INK, 1.3) +
    stroke('M-20 3H20M0 3v6', '#5d3b1c', 3),
];

export const FOUNTAIN: readonly string[] = [
  element('path', { d: polyline(around(8, 27), true), fill: STONE_LIGHT, stroke: STONE_DARK, 'stroke-width': 1.5 }) +
    circle(0, 0, 20, WATER, WATER_LINE, 1.3) +
    circle(0, 0, 5, STONE, STONE_DARK, 1.2) +
    stroke(
      'M0 -5C-4 -14 -12 -13 -13 -5M0 -5C4 -14 12 -13 13 -5M0 5C-3 12 -9 13 -12 9M0 5C3 12 9 13 12 9',
      WATER_LINE,
      1.6,
    ),
];

/** A grating over darkness. */
export const GRATING: readonly string[] = [
  box(-14, -10, 28, 28, '#3b3740', INK) +
    stroke('M-7 -10v28M0 -10v28M7 -10v28M-14 -3h28M-14 4h28M-14 11h28', STONE_LIGHT, 1.6),
];

/** A way underground. */
export const PASSAGE: readonly string[] = [
  element('path', {
    d: 'M0 -30V30',
    stroke: DARK_EARTH,
    'stroke-width': 18,
    'stroke-dasharray': '7 4',
    'stroke-opacity': 0.55,
  }),
];

/** The niche of a slit in the north, narrowing outward. */
export const NICHE: readonly string[] = [
  shape('M-20 -35L-3 -33L-16 -6L-32 -10Z', STONE, STONE_DARK, 1.1) +
    shape('M20 -35L3 -33L16 -6L32 -10Z', STONE, STONE_DARK, 1.1),
];
