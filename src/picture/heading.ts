import { stroke } from './marks/strokes.js';
import { FADED_INK, INK } from './palette.js';
import type { North, Scene } from './scene.js';
import { element, words } from './svg.js';

export const HEADING_HEIGHT_PX = 86;

const TURNS: Readonly<Record<North, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/** The title of the picture, what instant it shows, and where north is. */
export function heading({ title, subtitle, north }: Scene, width: number): string {
  return (
    words(title, { y: 42, 'font-size': 32, 'font-weight': 700, fill: INK }) +
    words(subtitle, { y: 68, 'font-size': 18, fill: FADED_INK }) +
    (north === null ? '' : compass(north, width - 30))
  );
}

function compass(north: North, x: number): string {
  const turn = TURNS[north];
  const needle = stroke('M0 16V-14M-6 -6L0 -15L6 -6', INK, 3);
  return element(
    'g',
    { transform: `translate(${x} 44)` },
    element('g', { transform: `rotate(${turn})` }, needle),
    words('N', { x: 14, y: 6, 'font-size': 18, 'font-weight': 700, fill: INK }),
  );
}
