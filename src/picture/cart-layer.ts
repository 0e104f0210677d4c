import type { Cart } from '../engine/position/things.js';
import { box, circle, shape, stroke } from './marks/strokes.js';
import type { Marks } from './marks.js';
import { HALO, INK, WHITE, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.js';
import { bearing, centre, middle } from './plane.js';
import type { Surface } from './surface.js';
import { group, polyline, words } from './svg.js';
import { byId, type Placed } from './unit-layer.js';

/** A cart from above, its shafts to the north: a bed over two hexes, four wheels. */
export const CART =
  [-24, 22].map((y) => box(-31, y, 62, 5, WOOD_DARK, INK)).join('') +
  [-31, 25].flatMap((x) => [-33, 13].map((y) => box(x, y, 6, 22, WOOD_DARK, INK))).join('') +
  shape('M-24 -42H24V42H-24Z', WOOD_LIGHT, INK, 1.6) +
  stroke('M-12 -42V42M0 -42V42M12 -42V42', WOOD, 1.4) +
  stroke('M-24 0H24', WOOD_DARK, 2) +
  shape('M-24 -42L0 -58L24 -42Z', WOOD, INK, 1.4);

/** Carts in their hexes with their names; what is hitched to one hangs on a trace. */
export function cartLayer(carts: readonly Cart[], placed: readonly Placed[], surface: Surface, marks: Marks): string {
  const pieces = byId(placed);
  return group(
    { id: 'carts' },
    carts.flatMap(({ id, hexes, draft }) => {
      const [front, rear] = hexes.map((name) => surface.hex(name));
      if (!front || !rear) return [];
      const [head, tail] = [centre(front.cell), centre(rear.cell)];
      const at = middle(head, tail);
      const trace = pieces.get(draft ?? '')?.hexes.at(-1);
      return [
        trace ? rope(polyline([trace, head])) : '',
        marks.stamp('cart', CART, at, bearing(tail, head)),
        trace ? circle(head.x, head.y, 4, WOOD, INK, 1.2) : '',
        words(id, { ...NAME, x: at.x, y: at.y + 4 }),
      ];
    }),
  );
}

const NAME = {
  'font-size': 12,
  'font-weight': 700,
  'text-anchor': 'middle',
  fill: INK,
  ...HALO,
};

function rope(line: string): string {
  return stroke(line, INK, 6) + stroke(line, WHITE, 4) + stroke(line, WOOD, 2.6);
}
