import { circle, shape, stroke } from './marks/strokes.js';
import { DRAGON_GREEN, INK, STONE_LIGHT, WOOD } from './palette.js';
import type { Emblem } from './piece.js';

const CUT = (path: string): string => stroke(path, INK, 1.7);
const SWORD = CUT('M7 -8L-5 5M-8 2L-2 8M-5 5L-8 8.5');
const HORSE_HEAD = shape('M-7 9C-8 2 -5 -3 -1 -6L-2 -9L2 -7C6 -5 9 -1 9 2L7 5L2 3C0 5 2 7 3 9Z', INK, INK, 1);

/** Emblems of 18 px about the origin; one without a drawing does not compile. */
export const EMBLEM_DRAWINGS: Readonly<Record<Emblem, { readonly title: string; readonly mark: string }>> = {
  sword: { title: 'man at arms', mark: SWORD },
  knight: {
    title: 'knight',
    mark:
      shape('M-8 -8H8V1C8 6 3 9 0 10C-3 9 -8 6 -8 1Z', STONE_LIGHT, INK, 1.6) + stroke('M0 -8V10M-8 -1H8', INK, 2.6),
  },
  bow: { title: 'bow', mark: CUT('M-3 -9C6 -6 6 6 -3 9L-3 -9M-8 0H8M5 -3L8.5 0L5 3') },
  crossbow: { title: 'crossbow', mark: CUT('M-8 -3C-5 -9 5 -9 8 -3M-8 -3H8M0 -8V9M-2.5 9H2.5') },
  sling: { title: 'sling', mark: CUT('M-6 9C-8 0 -4 -6 2 -6M-3 9C-5 3 0 -1 2 -6') + circle(4.5, -6.5, 3.2, INK, INK) },
  spear: { title: 'spear', mark: CUT('M-8 9L5 -5') + shape('M8.5 -9L7 -2L2 -6Z', INK, INK) },
  polearm: { title: 'polearm', mark: CUT('M-7 9L3 -7') + shape('M1 -9C8 -9 9 -2 5 2L0 -3Z', INK, INK) },
  dagger: { title: 'dagger', mark: CUT('M4 -6L-2 2M-5 0L0 5M-3 3L-6 7') },
  fork: { title: 'peasant', mark: CUT('M-7 9L2 -2M-2 -5L5 2M-2 -5L2 -9M1.5 -1.5L6 -6M5 2L9 -2') },
  cross: { title: 'cleric', mark: stroke('M0 -9V9M-6 -3H6', INK, 2.6) },
  hammer: { title: 'engineer', mark: CUT('M-6 9L2 -2') + shape('M-3 -5L2 -9L9 -1L5 3Z', INK, INK) },
  horse: { title: 'horse', mark: HORSE_HEAD },
  dragon: {
    title: 'dragon',
    mark:
      shape('M-9 8C-9 0 -5 -5 1 -6L3 -9L5 -6C8 -5 10 -2 9 1L4 2L6 5L1 4C-1 6 -1 8 0 9Z', DRAGON_GREEN, INK, 1.2) +
      CUT('M9 0L13 -1M-9 8L-13 5M-7 3L-11 -1M-4 -3L-8 -7'),
  },
  beast: { title: 'animal', mark: shape('M-9 -3H4L7 -6L9 -2L6 1V8H3.5V3H-5V8H-7.5V1Z', WOOD, INK, 1.2) },
};
