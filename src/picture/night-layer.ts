import type { Darkness, LightShown } from '../engine/game/facts.js';
import type { Marks } from './marks.js';
import { shape, stroke } from './marks/strokes.js';
import { INK, ORANGE, STONE_DARK, VERMILION, WOOD, WOOD_DARK, YELLOW } from './palette.js';
import { centre, corners } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, polyline } from './svg.js';

/** How hexes are dimmed that no light reaches. */
export const DIMMED = { fill: '#141a3c', 'fill-opacity': 0.42 } as const;

const LOGS = stroke('M-15 12L15 4M-15 4L15 12', INK, 6.4) + stroke('M-15 12L15 4M-15 4L15 12', WOOD, 4);

/** A campfire, burning or out. */
export const CAMPFIRE =
  LOGS +
  shape(
    'M0 8C-10 7 -10 -2 -6 -7C-6 -3 -4 -2 -3 -3C-5 -10 0 -14 3 -18C3 -11 9 -9 9 -1C9 5 6 8 0 8Z',
    VERMILION,
    INK,
    1.2,
  ) +
  shape('M0 6C-5 5 -5 0 -2 -3C-2 0 1 0 1 -3C5 0 5 5 0 6Z', YELLOW, ORANGE, 0.8);
export const COLD_CAMPFIRE =
  LOGS + stroke('M-15 12L15 4M-15 4L15 12', STONE_DARK, 2) + stroke('M-6 15H6', WOOD_DARK, 2);

/** Dims what is dark; nothing by day. */
export function darknessLayer(darkness: Darkness | null, surface: Surface): string {
  if (!darkness) return '';
  const paths = surface.hexes.filter((hex) => darkness.isDark(hex)).map(({ cell }) => polyline(corners(cell), true));
  return paths.length === 0 ? '' : element('path', { id: 'darkness', d: paths.join(''), ...DIMMED });
}

/** Campfires and fireplaces; torches and lanterns are drawn with the items. */
export function campfireLayer(lights: readonly LightShown[], surface: Surface, marks: Marks): string {
  const fires = lights.filter(({ kind }) => kind === 'campfire');
  if (fires.length === 0) return '';
  return group(
    { id: 'campfires' },
    fires.flatMap(({ hexes: [name = ''], burning }) => {
      const hex = surface.hex(name);
      if (!hex) return [];
      return [marks.stamp(burning ? 'campfire' : 'campfire-out', burning ? CAMPFIRE : COLD_CAMPFIRE, centre(hex.cell))];
    }),
  );
}
