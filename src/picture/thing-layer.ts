import type { Live } from '../engine/board/live.js';
import { UNDER } from '../engine/board/location.js';
import type { Thing } from '../engine/position/position.js';
import type { Marks } from './marks.js';
import { shape, stroke } from './marks/strokes.js';
import { CANVAS, HALO, INK, ORANGE, VERMILION, WOOD, WOOD_DARK, YELLOW } from './palette.js';
import { centre } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, words } from './svg.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';

/** Broken timber. */
export const DEBRIS =
  stroke('M-24 14L8 -14M-12 -16L20 18M-26 -2L-2 18M6 -4L26 -14M2 22L24 6', WOOD_DARK, 6) +
  stroke('M-24 14L8 -14M-12 -16L20 18M-26 -2L-2 18M6 -4L26 -14M2 22L24 6', WOOD, 3);

/** Flames. */
export const FIRE =
  shape(
    'M0 24C-18 22 -20 6 -11 -4C-11 3 -7 5 -5 4C-9 -9 0 -18 6 -25C4 -14 14 -10 14 2C16 0 17 -3 17 -6C23 6 18 23 0 24Z',
    VERMILION,
    INK,
    1.5,
  ) + shape('M0 22C-10 20 -10 9 -4 3C-3 8 1 8 2 3C9 9 9 20 0 22Z', YELLOW, ORANGE, 1.2);

/** A tent that was pulled down. */
const FALLEN_TENT =
  shape('M-26 6L-12 -6L2 2L14 -10L26 4L12 12L0 8L-14 16Z', CANVAS, INK, 1.5) + stroke('M-18 16L16 -14', WOOD_DARK, 2.4);

/**
 * States of a hex that have a mark; rubble, filled moats and tents that were pitched are terrain of the field as it is
 * now.
 */
const CHANGES: Readonly<Record<string, string>> = {
  fire: FIRE,
  burning: FIRE,
  destroyed: FALLEN_TENT,
  rubble: '',
  filled: '',
  tent: '',
  raised: '',
  lowered: '',
};

/** Changed states of hexes; a state without a mark of its own is written there, so that none is lost. */
export function changeLayer(live: Live, surface: Surface, marks: Marks): string {
  const changed = Object.entries(live).flatMap(([where, state]) => {
    const hex = where.includes('/') && !where.endsWith(UNDER) ? undefined : surface.hex(where);
    if (!hex || TERRAIN_DRAWINGS[hex.terrain].portal !== null) return [];
    const at = centre(hex.cell);
    const mark = CHANGES[state];
    return [mark === undefined ? label(state, at.x, at.y + 29) : marks.stamp(`change-${state}`, mark, at)];
  });
  return group({ id: 'changes' }, changed);
}

/** Debris, in each of its hexes (pbem:12.9b). */
export function debrisLayer(things: readonly Thing[], surface: Surface, marks: Marks): string {
  const debris = things.filter(({ kind }) => kind === 'debris').flatMap(({ hexes }) => hexes);
  return group({ id: 'things' }, stamped('debris', DEBRIS, debris, surface, marks));
}

/** Fires, over what they burn; one that is in both locations of a hex is one. */
export function fireLayer(things: readonly Thing[], surface: Surface, marks: Marks): string {
  const fires = things.filter(({ kind }) => kind === 'fire').flatMap(({ hexes }) => hexes.slice(0, 1));
  return fires.length === 0 ? '' : group({ id: 'fires' }, stamped('fire', FIRE, fires, surface, marks));
}

function stamped(
  name: string,
  mark: string,
  hexes: readonly string[],
  surface: Surface,
  marks: Marks,
): readonly string[] {
  return hexes.flatMap((at) => {
    const hex = surface.hex(at);
    return hex ? [marks.stamp(name, mark, centre(hex.cell))] : [];
  });
}

function label(text: string, x: number, y: number): string {
  const style = { 'font-size': 10, 'font-weight': 700, 'text-anchor': 'middle', fill: INK };
  return element('g', HALO, words(text, { x, y, ...style }));
}
