import type { MeleeLink } from '../engine/position/position.js';
import type { Point } from '../engine/hex/point.js';
import type { Marks } from './marks.js';
import { circle, stroke } from './marks/strokes.js';
import { INK, WHITE, YELLOW } from './palette.js';
import { middle } from './plane.js';
import { byId, type Placed } from './unit-layer.js';
import { group, polyline } from './svg.js';

/** Crossed swords. */
export const CROSSED_SWORDS =
  circle(0, 0, 10, YELLOW, INK, 1.6) +
  stroke('M-6 -6L6 6M6 -6L-6 6', INK, 2.2) +
  stroke('M-6.5 3L-3 6.5M6.5 3L3 6.5', INK, 1.8);

/** The melee links between units. */
export function meleeLayer(links: readonly MeleeLink[], placed: readonly Placed[], marks: Marks): string {
  const pieces = byId(placed);
  return group(
    { id: 'melee' },
    links.flatMap(({ a, b }) => {
      const [one, other] = [pieces.get(a), pieces.get(b)];
      if (!one || !other) return [];
      const [from, to] = nearest(one.hexes, other.hexes);
      const line = polyline([from, to]);
      return [stroke(line, WHITE, 6) + stroke(line, INK, 2.6) + marks.stamp('melee', CROSSED_SWORDS, middle(from, to))];
    }),
  );
}

function nearest(ones: readonly Point[], others: readonly Point[]): readonly [Point, Point] {
  const pairs = ones.flatMap((one) => others.map((other): readonly [Point, Point] => [one, other]));
  const apart = ([p, q]: readonly [Point, Point]): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
  return pairs.reduce((best, pair) => (apart(pair) < apart(best) ? pair : best));
}
