import { stroke } from './marks/strokes.js';
import { STONE_DARK, WATER_LINE, WHITE } from './palette.js';
import { element } from './svg.js';

/** Patterns that run through all hexes of a terrain, whatever their borders. */
export type Texture =
  | 'flagstones'
  | 'masonry'
  | 'paving'
  | 'ripples'
  | 'stream'
  /** Of the sea. */
  | 'swell'
  | 'matting'
  | 'straw'
  | 'gloom';

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

const TILES: Readonly<Record<Texture, Tile>> = {
  flagstones: {
    width: 30,
    height: 20,
    content: stroke('M0 0.5H30M0 10.5H30M8 0.5V10.5M23 0.5V10.5M1 10.5V20M16 10.5V20', '#b3aea4', 1),
  },
  masonry: { width: 24, height: 16, content: stroke('M0 0.5H24M0 8.5H24M6 0.5V8.5M18 8.5V16', STONE_DARK, 1.3) },
  paving: { width: 20, height: 20, content: stroke('M0 0.5H20M0.5 0V20', '#b1a894', 0.9) },
  ripples: { width: 40, height: 24, content: stroke('M4 8q5 -4 10 0M24 20q5 -4 10 0', WATER_LINE, 1.2) },
  stream: {
    width: 36,
    height: 18,
    content: stroke('M0 5q9 -5 18 0t18 0', WATER_LINE, 1.2) + stroke('M8 14q5 -3 10 0', WHITE, 1.4),
  },
  swell: {
    width: 30,
    height: 22,
    content: stroke('M0 8q7.5 -8 15 0t15 0', WATER_LINE, 1.7) + stroke('M4 17q3.5 -4 7 0t7 0', WHITE, 1.6),
  },
  matting: {
    width: 24,
    height: 24,
    content: stroke('M0 0.5H24M0.5 0V24M12.5 0V12M0 12.5H24M4 3V9M8 3V9M15 15H21M15 19H21', '#b79f55', 1),
  },
  straw: { width: 26, height: 22, content: stroke('M2 4l8 4M14 2l4 8M6 16l9 -2M19 14l5 5', '#b58f37', 1.3) },
  gloom: { width: 8, height: 8, content: stroke('M0 8L8 0M-1 1L1 -1M7 9L9 7', '#55505c', 1) },
};

/** The definition of a texture, to be filled with as `url(#…)`. */
export function textureDefinition(texture: Texture): string {
  const { width, height, content } = TILES[texture];
  return element('pattern', { id: `texture-${texture}`, width, height, patternUnits: 'userSpaceOnUse' }, content);
}

/** The fill of a shape with a texture, which `textureDefinition` must have defined. */
export function textureFill(texture: Texture): string {
  return `url(#texture-${texture})`;
}
