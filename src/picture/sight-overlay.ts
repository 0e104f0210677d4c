import type { HexName } from '../engine/board/field.js';
import type { Point } from '../engine/hex/point.js';
import type { Marks } from './marks.js';
import { circle, stroke } from './marks/strokes.js';
import { BLUE, INK, VERMILION, WHITE } from './palette.js';
import { centre, corners, middle, onPlane } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, polyline, words } from './svg.js';

/** A line of sight as the picture shows it. */
export interface SightView {
  readonly from: HexName;
  readonly to: HexName;
  /** Its two ends in the lattice refined by `scale`; null: from middle to middle. */
  readonly line: { readonly from: Point; readonly to: Point; readonly scale: number } | null;
  readonly free: boolean;
  /** Hexes that it passes, in order. */
  readonly passed: readonly HexName[];
  /** The hex or hexside that ends it, as it is written. */
  readonly blockedBy: string | null;
  /** The remark below the map. */
  readonly caption: string;
}

/** The place where a line is barred. */
export const BARRED = circle(0, 0, 11, WHITE, VERMILION, 3) + stroke('M-5 -5L5 5M5 -5L-5 5', VERMILION, 3.4);

/** Lines of sight: whole if they are free, dashed and crossed out where they are not. */
export function sightOverlay(sights: readonly SightView[], surface: Surface, marks: Marks): string {
  return group(
    { id: 'sights' },
    sights.flatMap((sight, index) => {
      const [from, to] = [surface.hex(sight.from), surface.hex(sight.to)];
      if (!from || !to) return [];
      const ends = sight.line
        ? [onPlane(sight.line.from, sight.line.scale), onPlane(sight.line.to, sight.line.scale)]
        : [centre(from.cell), centre(to.cell)];
      const [a = centre(from.cell), b = centre(to.cell)] = ends;
      return [
        passedHexes(sight.passed, surface),
        stroke(polyline([a, b]), WHITE, 7),
        element('path', {
          d: polyline([a, b]),
          fill: 'none',
          stroke: sight.free ? BLUE : VERMILION,
          'stroke-width': 3.4,
          ...(sight.free ? {} : { 'stroke-dasharray': '11 7' }),
        }),
        circle(a.x, a.y, 5, WHITE, INK, 2),
        barred(sight, surface, marks),
        numberPlate(index + 1, b),
      ];
    }),
  );
}

function passedHexes(names: readonly HexName[], surface: Surface): string {
  const paths = names.flatMap((name) => {
    const hex = surface.hex(name);
    return hex ? [polyline(corners(hex.cell), true)] : [];
  });
  return paths.length === 0
    ? ''
    : element('path', {
        d: paths.join(''),
        fill: BLUE,
        'fill-opacity': 0.1,
        stroke: BLUE,
        'stroke-width': 1.8,
        'stroke-dasharray': '3 3',
      });
}

function barred({ blockedBy }: SightView, surface: Surface, marks: Marks): string {
  if (blockedBy === null) return '';
  const hexes = blockedBy.split('/').flatMap((name) => {
    const first = surface.hex(name);
    return first ? [centre(first.cell)] : [];
  });
  const [one, other] = hexes;
  return one ? marks.stamp('barred', BARRED, other ? middle(one, other) : one) : '';
}

/** The number by which the caption speaks of the line, at its far end. */
export function numberPlate(number: number, { x, y }: Point): string {
  return (
    circle(x, y, 9, INK, WHITE, 1.6) +
    words(String(number), { x, y: y + 4.5, 'font-size': 13, 'font-weight': 700, fill: WHITE, 'text-anchor': 'middle' })
  );
}
