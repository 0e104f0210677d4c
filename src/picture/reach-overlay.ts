import type { HexName } from '../engine/board/field.js';
import { INK, SKY, WHITE } from './palette.js';
import { centre, corners } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, polyline, words } from './svg.js';

/** Where a unit can go, and for how many MP; of several facings in a hex the cheapest. */
export interface ReachView {
  readonly unit: string;
  readonly mpMax: number;
  readonly places: ReadonlyMap<HexName, number>;
}

/** Tints the hexes that can be reached. */
export function reachTint({ places }: ReachView, surface: Surface): string {
  const paths = [...places.keys()].flatMap((name) => {
    const hex = surface.hex(name);
    return hex ? [polyline(corners(hex.cell), true)] : [];
  });
  return element('path', {
    d: paths.join(''),
    fill: SKY,
    'fill-opacity': 0.38,
    stroke: '#0b4f78',
    'stroke-width': 1.6,
  });
}

/** Writes the MP into them, above everything else. */
export function reachNumbers({ places }: ReachView, surface: Surface): string {
  const style = {
    'font-size': 17,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: INK,
    stroke: WHITE,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return group(
    { id: 'reach', ...style },
    [...places].flatMap(([name, mp]) => {
      const hex = surface.hex(name);
      if (!hex) return [];
      const { x, y } = centre(hex.cell);
      return [words(String(mp), { x, y: y + 7 })];
    }),
  );
}
