import type { UnitId } from '../engine/position/unit.js';
import type { Point } from '../engine/hex/point.js';
import { circle, stroke } from './marks/strokes.js';
import { INK, WHITE, WOOD } from './palette.js';
import { group, polyline } from './svg.js';
import { byId, type Placed } from './unit-layer.js';

/** Ends that are as near as one another, in px: they are beside the same hex. */
const AS_NEAR = 1;

/** The end by which an animal is held from there: the nearer one, or the head (pbem:13.7e, siege-en:1.54c). */
function heldEnd(from: Point, hexes: readonly Point[]): Point | undefined {
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  const [head, rear] = hexes;
  return head && rear && far(rear) < far(head) - AS_NEAR ? rear : head;
}

/**
 * Ropes from leaders to what they lead, and from animal to animal in a string: from the rear of one to the head of the
 * next, or to its rear where that is nearer.
 */
export function ropeLayer(ropes: readonly (readonly [UnitId, UnitId])[], placed: readonly Placed[]): string {
  if (ropes.length === 0) return '';
  const pieces = byId(placed);
  return group(
    { id: 'ropes' },
    ropes.flatMap(([front, rear]) => {
      const from = pieces.get(front)?.hexes.at(-1);
      const to = from && heldEnd(from, pieces.get(rear)?.hexes ?? []);
      if (!to) return [];
      const line = polyline([from, to]);
      const knots = [from, to].map(({ x, y }) => circle(x, y, 5, WOOD, INK, 1.4)).join('');
      return [stroke(line, INK, 6) + stroke(line, WHITE, 4) + stroke(line, WOOD, 2.6) + knots];
    }),
  );
}
