import type { Item } from '../engine/position/things.js';
import type { Point } from '../engine/hex/point.js';
import { DARK_LANTERN, ITEM_DRAWINGS } from './item-drawing.js';
import type { Marks } from './marks.js';
import { circle } from './marks/strokes.js';
import { HALO, INK, PAPER } from './palette.js';
import { centre } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, words } from './svg.js';
import { byId, type Placed } from './unit-layer.js';

/** How many of the items of one place are drawn; of more the rest is a number. */
const SHOWN_MAX = 3;
const APART_PX = 17;

/**
 * Lying items stand in a row at the right foot of their hex; carried ones in rings at the left edge of the carrier's
 * counter.
 */
export function itemLayer(items: readonly Item[], placed: readonly Placed[], surface: Surface, marks: Marks): string {
  const carriers = byId(placed);
  const places = new Map<string, Item[]>();
  for (const item of items) {
    const place = item.carrier ?? `in ${surface.hex(item.hex ?? '')?.name ?? ''}`;
    places.set(place, [...(places.get(place) ?? []), item]);
  }
  return group(
    { id: 'items' },
    [...places.values()].map((together) => {
      const [first] = together;
      const carrier = carriers.get(first?.carrier ?? '');
      if (carrier) return carried(together, carrier, marks);
      const hex = surface.hex(first?.hex ?? '');
      return hex ? lying(together, centre(hex.cell), marks) : '';
    }),
  );
}

function lying(items: readonly Item[], { x, y }: Point, marks: Marks): string {
  const count = Math.min(items.length, SHOWN_MAX);
  const left = x + 20 - (count - 1) * APART_PX;
  const at = (place: number): Point => ({ x: left + place * APART_PX, y: y + 29 });
  return drawn(items, at, (item, place) =>
    item.unlit
      ? marks.stamp('item-dark-lantern', DARK_LANTERN, place)
      : marks.stamp(`item-${item.kind}`, ITEM_DRAWINGS[item.kind].mark, place),
  );
}

function carried(items: readonly Item[], { at: { x, y }, scale }: Placed, marks: Marks): string {
  const at = (place: number): Point => ({ x: x - 27 * scale, y: y + 18 * scale - place * APART_PX });
  return drawn(items, at, (item, place) => marks.stamp(`carried-${item.kind}`, carriedMark(item.kind), place));
}

/** A carried item is drawn in a ring. */
export function carriedMark(kind: Item['kind']): string {
  return circle(0, 0, 9.5, PAPER, INK, 1.2) + element('g', { transform: 'scale(0.8)' }, ITEM_DRAWINGS[kind].mark);
}

function drawn(items: readonly Item[], at: (place: number) => Point, draw: (item: Item, at: Point) => string): string {
  const marks = items.slice(0, SHOWN_MAX).map((item, place) => draw(item, at(place)));
  if (items.length > SHOWN_MAX) marks.push(more(items.length - SHOWN_MAX, at(SHOWN_MAX - 1)));
  return marks.join('');
}

function more(count: number, { x, y }: Point): string {
  return words(`+${count}`, {
    x: x + 8,
    y: y - 5,
    'font-size': 11,
    'font-weight': 700,
    fill: INK,
    ...HALO,
  });
}
