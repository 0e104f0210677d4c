import type { UnitId } from '../engine/position/unit.js';
import { circle, stroke } from './marks/strokes.js';
import { INK, WHITE, WOOD } from './palette.js';
import { group, polyline } from './svg.js';
import { byId, type Placed } from './unit-layer.js';

/**
 * Ropes from leaders to what they lead, and from animal to animal in a string: from the rear of one to the head of the
 * next.
 */
export function ropeLayer(ropes: readonly (readonly [UnitId, UnitId])[], placed: readonly Placed[]): string {
  if (ropes.length === 0) return '';
  const pieces = byId(placed);
  return group(
    { id: 'ropes' },
    ropes.flatMap(([front, rear]) => {
      const [from, to] = [pieces.get(front)?.hexes.at(-1), pieces.get(rear)?.hexes[0]];
      if (!from || !to) return [];
      const line = polyline([from, to]);
      const knots = [from, to].map(({ x, y }) => circle(x, y, 5, WOOD, INK, 1.4)).join('');
      return [stroke(line, INK, 6) + stroke(line, WHITE, 4) + stroke(line, WOOD, 2.6) + knots];
    }),
  );
}
