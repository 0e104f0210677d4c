/**
 * The colours of the pictures. Sides take those of Okabe and Ito, which people with any kind of colour vision tell
 * apart; terrain is told apart by its marks besides, so no colour means anything alone.
 */
export const INK = '#2b2622';
export const PAPER = '#faf6ea';
export const FADED_INK = '#6f6350';
export const GRID_LINE = '#8d7f62';

export const GROUND = '#f3e9c9';
export const EARTH = '#d9bd88';
export const DARK_EARTH = '#7a5a33';
export const GRASS = '#dfe2ac';
export const WOODLAND = '#c4d8a0';
export const LEAF = '#4b8a55';
export const LEAF_LIGHT = '#77b077';
export const LEAF_DARK = '#24492e';
export const WATER = '#a8d4ec';
export const DEEP_WATER = '#86bfe0';
export const WATER_LINE = '#2f78a8';
export const FLOOR = '#d8d5cd';
export const PAVING = '#cbc3b3';
export const STONE = '#98928a';
export const STONE_DARK = '#4c4743';
export const STONE_LIGHT = '#ebe7de';
export const WOOD = '#b07f4a';
export const WOOD_LIGHT = '#d3a870';
export const WOOD_DARK = '#5d3b1c';
export const STRAW = '#e8d591';
export const DARKNESS = '#8d8792';
export const CANVAS = '#f7efe0';

export const BLUE = '#0072b2';
export const VERMILION = '#d55e00';
export const GREEN = '#009e73';
export const PURPLE = '#aa4f87';
export const ORANGE = '#e69f00';
export const SKY = '#56b4e9';
export const YELLOW = '#f0e442';
export const BLACK = '#000000';
export const WHITE = '#ffffff';

/** Fonts of pictures; the first is the font with which a PNG is drawn. */
export const FONT = "'PT Sans Narrow','Arial Narrow','Liberation Sans Narrow','Roboto Condensed',sans-serif";

/** The rim of letters that are read on any ground. */
export const HALO = {
  stroke: PAPER,
  'stroke-width': 2.4,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

/** The dragon is green (pbem:13.5). */
export const DRAGON_GREEN = '#5f9a4a';
export const DRAGON_GREEN_DARK = '#3c6b33';
