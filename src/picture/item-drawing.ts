import type { ItemKind } from '../engine/position/things.js';
import { box, circle, shape, stroke } from './marks/strokes.js';
import { INK, ORANGE, STONE_DARK, VERMILION, WOOD, WOOD_DARK, WOOD_LIGHT, YELLOW } from './palette.js';

interface ItemDrawing {
  readonly title: string;
  /** At most 16 by 18 px about the origin. */
  readonly mark: string;
}

const CHEST =
  shape('M-8 7V-1C-8 -6 -5 -7 0 -7S8 -6 8 -1V7Z', WOOD, INK, 1.3) +
  stroke('M-8 0H8M-4.5 -6V7M4.5 -6V7', WOOD_DARK, 1.2);

/** How items look, lying or carried. */
export const ITEM_DRAWINGS: Readonly<Record<ItemKind, ItemDrawing>> = {
  torch: {
    title: 'torch',
    mark:
      stroke('M-4 9L1 -1', INK, 4.4) +
      stroke('M-4 9L1 -1', WOOD, 2.6) +
      shape('M1 2C-6 -1 -3 -6 3 -10C3 -7 8 -5 6 -1C5 1 3 2 1 2Z', VERMILION, INK, 1.1) +
      shape('M2 0C0 -2 1 -3 3 -5C3 -3 5 -2 2 0Z', YELLOW, ORANGE, 0.6),
  },
  chest: { title: 'chest', mark: CHEST + box(-1.6, -1.5, 3.2, 4, STONE_DARK, INK) },
  treasure: {
    title: 'treasure',
    mark:
      CHEST +
      circle(-4, -6, 2.6, YELLOW, INK, 0.8) +
      circle(1, -8, 2.6, YELLOW, INK, 0.8) +
      circle(5, -5.5, 2.6, YELLOW, INK, 0.8),
  },
  barrel: {
    title: 'barrel of oil',
    mark:
      shape('M-5 -9H5C8 -4 8 4 5 9H-5C-8 4 -8 -4 -5 -9Z', WOOD_LIGHT, INK, 1.3) +
      stroke('M-6.6 -4.5H6.6M-6.6 4.5H6.6', STONE_DARK, 1.8),
  },
  cauldron: {
    title: 'cauldron of boiling water',
    mark:
      shape('M-8 -3H8C8 6 5 9 0 9S-8 6 -8 -3Z', STONE_DARK, INK, 1.3) +
      stroke('M-4 -6C-6 -8 -2 -9 -4 -11M2 -6C0 -8 4 -9 2 -11', INK, 1.2),
  },
  lantern: {
    title: 'lantern on its pole',
    mark:
      stroke('M0 9V0', INK, 2.4) +
      shape('M-5 1L-4 -6H4L5 1Z', YELLOW, INK, 1.2) +
      shape('M-5 -6L0 -10L5 -6Z', STONE_DARK, INK, 1) +
      stroke('M0 -6V1', ORANGE, 1.2),
  },
};

/** A lantern that does not burn. */
export const DARK_LANTERN =
  stroke('M0 9V0', INK, 2.4) +
  shape('M-5 1L-4 -6H4L5 1Z', STONE_DARK, INK, 1.2) +
  shape('M-5 -6L0 -10L5 -6Z', STONE_DARK, INK, 1);
